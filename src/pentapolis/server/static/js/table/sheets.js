/**
 * What lies over the table on a small screen: the drawer of the rail, and another seat opened whole. The browser's way back,
 * Escape and a press beside an opened seat close it.
 *
 * @typedef {import("./app.js").TableApp} App
 */

/** Where a board keeps which seat is opened. */
const SEAT = "seat";
const SHEET = ".seat.unfolded";
/** What stays usable beside an opened seat: a press there does its work and closes the seat as well. */
const BESIDE = ".prompt, .mybar, .bar, .rail";

export class Sheets {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** Whether the browser's history has a step for what is open. */
    this.kept = history.state?.sheet !== undefined;
    this.leaving = false;
    addEventListener("popstate", () => this._back());
    addEventListener("keydown", (event) => this._pressed(event), true);
    addEventListener("click", (event) => this._clicked(event), true);
  }

  /** After drawing: what is open has its step in the history, and what was closed by other means has none. */
  settle() {
    const { open } = this;
    if (this.leaving || open === this.kept) return;
    this.kept = open;
    this.leaving = !open;
    if (open) history.pushState({ sheet: this.app.rail.covers ? "rail" : SEAT }, "");
    else history.back();
  }

  get open() {
    return this.app.rail.covers || this._seat() !== null;
  }

  /** The seat that was opened by hand; what the table itself has opened stays. */
  _seat() {
    const seat = this.app.memo.get(SEAT) == null ? null : document.querySelector(SHEET);
    return seat && getComputedStyle(seat).position === "fixed" ? seat : null;
  }

  /** The step is gone from the history: because of a closing, or instead of one. */
  _back() {
    const meant = !this.leaving;
    this.leaving = false;
    this.kept = history.state?.sheet !== undefined;
    if (meant && !this.kept && this.open) this._close();
    this.app.draw();
  }

  _close() {
    if (this.app.rail.covers) this.app.rail.toggle();
    else this._fold();
  }

  /** Closes the opened seat; the focus goes back to where it was opened. */
  _fold() {
    const seat = this._seat();
    this.app.set(SEAT, null);
    if (!(document.activeElement instanceof HTMLInputElement)) seat?.querySelector("button")?.focus();
  }

  /** @param {KeyboardEvent} event */
  _pressed(event) {
    if (event.key !== "Escape" || !this._seat() || document.querySelector("dialog[open]")) return;
    event.stopPropagation();
    this._fold();
  }

  /** @param {MouseEvent} event */
  _clicked(event) {
    const { target } = event;
    if (!this._seat() || !(target instanceof Element) || target.closest(".seat, dialog")) return;
    if (target.closest(BESIDE)) this.app.set(SEAT, null);
    else {
      event.preventDefault();
      event.stopPropagation();
      this._fold();
    }
  }
}

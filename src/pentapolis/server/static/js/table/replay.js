import { html, nothing, ref } from "../lib.js";
import { get } from "../net/api.js";
import { icon } from "../parts/icon.js";
import * as urls from "../urls.js";
import { TableApp } from "./app.js";
import { foot } from "./foot.js";

/**
 * A finished game, move by move: the same board, no wire. Any seat's eyes, a slider, steps, and a slow reel.
 *
 * @typedef {import("../types.js").State} State
 */

const REEL = 1400; // ms a move
const DEEDS = /** @type {const} */ ({ ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 });

export class ReplayApp extends TableApp {
  constructor() {
    super();
    this.move = 0;
    this.last = 0;
    this.eyes = "spectator";
    this.reeling = false;
    /** @type {Map<string, Promise<State>>} */
    this.known = new Map();
    this.wanted = "";
  }

  async open() {
    await this.start();
    addEventListener("keydown", (event) => this._pressed(event));
    const state = await get(`tables/${this.table}`);
    await this._learnGame(state.game);
    this.last = state.moves;
    this.eyes = state.you === null ? "spectator" : letterOf(state.you);
    const asked = Number(new URLSearchParams(location.search).get("move") ?? this.last);
    await this.go(Math.min(this.last, Number.isFinite(asked) ? asked : this.last));
  }

  /** @param {number} move @returns {Promise<State>} */
  _fetch(move) {
    const path = `tables/${this.table}/replay/${move}?seat=${this.eyes}`;
    const found = this.known.get(path) ?? get(path);
    this.known.set(path, found);
    return found;
  }

  /** Shows the table as it was after so many moves. @param {number} move */
  async go(move) {
    this.move = Math.max(0, Math.min(this.last, move));
    this.wanted = `${this.move}/${this.eyes}`;
    const state = await this._fetch(this.move);
    if (this.wanted !== `${this.move}/${this.eyes}`) return;
    this.moved.clear();
    this._show({ ...state, ask: null, number: this.move });
    if (this.move < this.last) void this._fetch(this.move + 1);
  }

  /** @param {string} eyes a seat's letter, or `spectator` */
  async look(eyes) {
    this.eyes = eyes;
    await this.go(this.move);
  }

  reel() {
    this.reeling = !this.reeling;
    if (this.reeling) void this._reel();
    this.draw();
  }

  async _reel() {
    if (this.move >= this.last) await this.go(0);
    while (this.reeling && this.move < this.last) {
      await new Promise((resolve) => setTimeout(resolve, REEL));
      if (this.reeling) await this.go(this.move + 1);
    }
    this.reeling = false;
    this.draw();
  }

  get ask() {
    return null;
  }

  /** @param {KeyboardEvent} event */
  _pressed(event) {
    const step = DEEDS[/** @type {keyof typeof DEEDS} */ (event.key)];
    const at = event.target;
    if (at instanceof Element && at.matches("input:not([type=range]), select, textarea")) return;
    if (event.key === " " && !(at instanceof Element && at.matches("button, a"))) this.reel();
    else if (event.key === "Home") void this.go(0);
    else if (event.key === "End") void this.go(this.last);
    else if (step && !(at instanceof Element && at.matches("[role=tab]"))) void this.go(this.move + step);
    else return;
    event.preventDefault();
  }

  /** In the place of the prompt: where in the game we are. */
  promptView() {
    const { words } = this;
    return html`<section class="prompt replay" id="prompt" tabindex="-1" aria-label=${words.t("replay-label")} ${ref(foot)}>
      <div class="words" aria-live="polite" aria-atomic="true"><p
        class="say">${words.t("replay-move", { move: this.move, last: this.last })}</p>
        <p class="hint">${this.lastLine()}</p></div>
      <div class="acts">${this._eyesView()}</div>
      <div class="reel">${this._step("u-first", "replay-first", 0)}${this._step("u-back", "replay-back", this.move - 1)}
        <button type="button" class="btn icon" data-reel aria-label=${words.t(this.reeling ? "replay-pause" : "replay-play")}
          @click=${() => this.reel()}>${icon(this.reeling ? "u-pause" : "u-play")}</button>
        ${this._step("u-forward", "replay-forward", this.move + 1)}${this._step("u-last", "replay-last", this.last)}
        <input type="range" min="0" max=${this.last} .value=${String(this.move)} aria-label=${words.t("replay-slider")}
          aria-valuetext=${words.t("replay-move", { move: this.move, last: this.last })}
          @input=${(/** @type {Event} */ event) => this.go(Number(/** @type {HTMLInputElement} */ (event.target).value))} /></div>
    </section>`;
  }

  /** @param {string} symbol @param {string} label @param {number} move */
  _step(symbol, label, move) {
    const idle = move < 0 || move > this.last || move === this.move;
    return html`<button type="button" class="btn icon" aria-label=${this.words.t(label)}
      aria-disabled=${idle ? "true" : "false"} @click=${() => !idle && this.go(move)}>${icon(symbol)}</button>`;
  }

  _eyesView() {
    const { words } = this;
    const all = [["spectator", words.t("replay-spectator")], ...this.seats.map((seat, place) => [letterOf(place), seat.name])];
    return html`<label class="eyes">${icon("u-eye")}<span class="sr">${words.t("replay-eyes")}</span><select class="field"
      @change=${(/** @type {Event} */ event) => this.look(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${all.map(([value, label]) => html`<option value=${value ?? ""} ?selected=${value === this.eyes}>${label}</option>`)}</select></label>`;
  }

  tools() {
    return html`<a class="btn icon only-wide" href=${urls.api(`tables/${this.table}/record`)} download
      aria-label=${this.words.t("ui-record")} title=${this.words.t("ui-record")}>${icon("u-down")}</a>${nothing}`;
  }
}

/** @param {number} seat */
const letterOf = (seat) => String.fromCharCode(65 + seat);

import { html, nothing, ref } from "../lib.js";
import { ApiError, complaint, get } from "../net/api.js";
import { once } from "../net/once.js";
import { icon } from "../parts/icon.js";
import * as urls from "../urls.js";
import { TableApp } from "./app.js";
import { rematchView } from "./ending.js";
import { foot } from "./foot.js";

/**
 * A finished game, move by move: the same board, no wire. Any seat's eyes, a slider, steps, and a slow reel.
 *
 * @typedef {import("../types.js").State} State
 */

const REEL = 1400; // ms a move
const NOT_FOUND = 404;
const NOT_OVER = 409;
const DEEDS = /** @type {const} */ ({ ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 });

export class ReplayApp extends TableApp {
  constructor() {
    super();
    /** The move that is wanted. */
    this.move = 0;
    this.last = 0;
    this.eyes = "spectator";
    /** The reel that runs, if any: another press ends it, and what is left of it shows nothing more. @type {object | null} */
    this.reeling = null;
    /** @type {Map<string, Promise<State>>} */
    this.known = new Map();
    /** What the table shows: a path of `_path`. */
    this.shown = "";
    this.failure = "";
    /** @type {Promise<void> | null} */
    this.fetching = null;
  }

  async open() {
    await this.start();
    addEventListener("keydown", (event) => this._pressed(event));
    await this._begin();
  }

  /** Learns of the game and shows the move that the address names, or the last one. */
  async _begin() {
    this.miss(null);
    try {
      const state = await get(`tables/${this.table}`);
      await this._learnGame(state.game);
      this.last = state.moves;
      this.eyes = state.you === null ? "spectator" : letterOf(state.you);
    } catch (error) {
      return this._missing(error);
    }
    const asked = Number(new URLSearchParams(location.search).get("move") ?? this.last);
    await this.go(Math.min(this.last, Number.isFinite(asked) ? asked : this.last));
  }

  /** There is nothing to show. @param {unknown} error */
  _missing(error) {
    const status = error instanceof ApiError ? error.status : 0;
    const said = complaint(error, this.words);
    const toTable = () => html`<a class="btn" href=${urls.table(this.table)}>${this.words.t("replay-table")}</a>`;
    if (status === NOT_FOUND) this.miss({ title: "ui-nobody-here", said });
    else if (status === NOT_OVER) this.miss({ title: "replay-not-yet", said, way: toTable });
    else this.failTo(error, () => void this._begin());
  }

  /** @param {string} said */
  complain(said) {
    this.failure = said;
    this.draw();
  }

  /** What was refused is told in the reader's language. */
  async spoken() {
    if (this.away) await this._begin();
  }

  /** @param {number} move */
  _path(move) {
    return `tables/${this.table}/replay/${move}?seat=${this.eyes}`;
  }

  /** @param {string} path */
  _fetch(path) {
    return once(this.known, path, () => get(path));
  }

  /** Shows the table as it was after so many moves. @param {number} move */
  async go(move) {
    this.move = Math.max(0, Math.min(this.last, move));
    await this._follow();
  }

  /** @param {string} eyes a seat's letter, or `spectator` */
  async look(eyes) {
    this.eyes = eyes;
    await this._follow();
  }

  /** Fetches what is wanted, one move at a time; what a slider only passes is never asked for. */
  _follow() {
    this.failure = "";
    this.fetching ??= this._catchUp().finally(() => {
      this.fetching = null;
    });
    return this.fetching;
  }

  /** Ends when what is wanted is shown, and the next move is known beforehand. */
  async _catchUp() {
    while (this.shown !== this._path(this.move)) {
      try {
        await this._showMove(this.move, this._path(this.move));
      } catch (error) {
        return this._halt(error);
      }
      if (this.move < this.last) await this._fetch(this._path(this.move + 1)).catch(() => undefined);
    }
  }

  /** @param {number} move @param {string} path */
  async _showMove(move, path) {
    const state = await this._fetch(path);
    if (path !== this._path(move)) return; // meanwhile it is to be seen with other eyes
    this.shown = path;
    this.moved.clear();
    this.lastEvents = []; // what another move brought says nothing of this one
    this._show({ ...state, ask: null, number: move });
  }

  /** A move does not come: the table stays as it is, and says so. @param {unknown} error */
  _halt(error) {
    this.reeling = null;
    if (this.state.number < 0) return this._missing(error);
    this.complain(complaint(error, this.words));
  }

  reel() {
    this.reeling = this.reeling ? null : {};
    if (this.reeling) void this._reel(this.reeling);
    this.draw();
  }

  /** @param {object} me */
  async _reel(me) {
    if (this.move >= this.last) await this.go(0);
    while (this.reeling === me && this.move < this.last) {
      await new Promise((resolve) => setTimeout(resolve, REEL));
      if (this.reeling === me) await this.go(this.move + 1);
    }
    if (this.reeling !== me) return;
    this.reeling = null;
    this.draw();
  }

  get ask() {
    return null;
  }

  /** Nobody is away from a game that is only looked at. */
  get seats() {
    return super.seats.map((seat) => ({ ...seat, present: true }));
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
        class="say">${this.failure || this._place(this.state.number)}</p>
        <p class="hint">${this.lastLine()}</p></div>
      <div class="acts">${this.failure ? this._retryView() : nothing}${this._eyesView()}</div>
      <div class="reel">${this._step("u-first", "replay-first", 0)}${this._step("u-back", "replay-back", this.move - 1)}
        <button type="button" class="btn icon" data-reel aria-label=${words.t(this.reeling ? "replay-pause" : "replay-play")}
          @click=${() => this.reel()}>${icon(this.reeling ? "u-pause" : "u-play")}</button>
        ${this._step("u-forward", "replay-forward", this.move + 1)}${this._step("u-last", "replay-last", this.last)}
        <input type="range" min="0" max=${this.last} .value=${String(this.move)} aria-label=${words.t("replay-slider")}
          aria-valuetext=${this._place(this.move)}
          @input=${(/** @type {Event} */ event) => this.go(Number(/** @type {HTMLInputElement} */ (event.target).value))} /></div>
    </section>`;
  }

  /** @param {number} move */
  _place(move) {
    return this.words.t("replay-move", { move, last: this.last });
  }

  _retryView() {
    return html`<button type="button" class="btn primary" data-primary
      @click=${() => this._follow()}>${this.words.t("ui-retry")}</button>`;
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
      ${all.map(
        ([value, label]) => html`<option value=${value ?? ""} ?selected=${value === this.eyes}>${label}</option>`,
      )}</select></label>`;
  }

  /** Who has played may play again; the replay is here already. */
  next() {
    return rematchView(this);
  }

  /** The record; it takes the place that undo has at a live table, on a telephone too. */
  tools() {
    const label = this.words.t("ui-record");
    return html`<a class="btn icon" href=${urls.api(`tables/${this.table}/record`)} download
      aria-label=${label} title=${label}>${icon("u-down")}</a>`;
  }
}

/** @param {number} seat */
const letterOf = (seat) => String.fromCharCode(65 + seat);

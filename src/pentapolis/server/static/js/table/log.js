import { html, nothing } from "../lib.js";
import { recall, remember } from "../page/settings.js";
import { seatHouse } from "../parts/house.js";
import * as urls from "../urls.js";

/**
 * The log: what happened, in the reader's words, by turns. Components are chips; a lamp line parts what the reader has not seen.
 *
 * @typedef {import("../types.js").GameEvent} GameEvent
 * @typedef {import("../words/marks.js").Piece} Piece
 * @typedef {{seat: number | null, turn: number | null, events: GameEvent[], from: number}} Section
 */

export class Log {
  /** @param {string} table */
  constructor(table) {
    this.key = `pentapolis-seen-${table}`;
    /** @type {GameEvent[]} */
    this.events = [];
    this.seen = Number(recall(this.key) ?? -1);
  }

  /** @param {import("../types.js").State} state */
  take(state) {
    this.events = state.log ? [...state.log] : [...this.events, ...state.events];
    if (this.seen < 0 || this.seen > this.events.length) this.markSeen();
  }

  /** Everything so far is known to the reader: said when he chooses. */
  markSeen() {
    this.seen = this.events.length;
    remember(this.key, this.seen);
  }

  get unseen() {
    return this.events.length - this.seen;
  }
}

/** @param {GameEvent[]} events @param {import("../types.js").Board} board @returns {Section[]} */
export function sections(events, board) {
  /** @type {Section[]} */
  const found = [];
  events.forEach((event, place) => {
    const turn = board.startsTurn?.(event) ?? null;
    const last = found.at(-1);
    const same = last && turn === null && (event.seat === null || last.seat === event.seat);
    if (!same) found.push({ seat: event.seat, turn, events: [event], from: place });
    else last.events.push(event);
  });
  return found;
}

/** @param {import("./app.js").TableApp} app @param {GameEvent[]} events @param {number} seen */
export function logView(app, events, seen) {
  const { words } = app;
  const all = sections(events, app.board);
  const fresh = seen > 0 && seen < events.length ? all.find((section) => section.from >= seen) : undefined;
  const heading = html`<p class="new"><span>${words.t("ui-log-new")}</span></p>`;
  return html`<div class="log" role="log" aria-live="off" aria-label=${words.t("ui-log")} tabindex="0" data-scroll="end"
    @scroll=${(/** @type {Event} */ event) => app.rail.scrolledBy(event)}>
    ${printView(app)}${all.map((section) => html`${section === fresh ? heading : nothing}${sectionView(app, section)}`)}
  </div>`;
}

/** The hash of the deck's key, from before the first move: whoever keeps it can check the record with it.
 * @param {import("./app.js").TableApp} app */
function printView({ state, words }) {
  if (!state.commitment) return nothing;
  return html`<details class="print"><summary>${words.t("ui-print")}</summary><p><code>${state.commitment}</code>
    ${words.t("ui-print-why")} <a href="${urls.about}#fair">${words.t("ui-fair-how")}</a></p></details>`;
}

/** @param {import("./app.js").TableApp} app @param {Section} section */
function sectionView(app, section) {
  const told = section.events.filter((event) => app.board.startsTurn?.(event) == null);
  const lines = told.map((event) => lineView(app, event)).filter((line) => line !== nothing);
  if (lines.length === 0) return nothing;
  const { seats } = app;
  const { you } = app.state;
  const name =
    section.seat === null
      ? app.words.t("ui-table")
      : app.words.t(section.seat === you ? "ui-you-named" : "ui-named", { name: app.nameOf(section.seat) });
  const { turn } = section;
  const turnWord = app.words.has("board-turn") ? "board-turn" : "ui-turn";
  const turnView = turn === null ? nothing : html`<span>${app.words.t(turnWord, { turn })}</span>`;
  const house = section.seat === null ? null : seatHouse(section.seat, seats[section.seat]?.name ?? "", section.seat === you);
  return html`<section>
    ${house ?? html`<span></span>`}
    <div><h3>${name}${turnView}</h3><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></div>
  </section>`;
}

/**
 * One event in words, without the name that stands above it; nothing where the game says nothing of it.
 *
 * @param {import("./app.js").TableApp} app @param {GameEvent} event
 */
export function lineView(app, event) {
  const pieces = piecesOf(app, event);
  if (pieces.length === 0) return nothing;
  const told = headless(pieces, event.seat === null ? "" : app.nameOf(event.seat), app.words);
  return told.map((piece, place) => clinging(app, piece, told[place - 1], told[place + 1]));
}

const OPENING = /[«“(]$/u;
const CLOSING = /^[»”),.;:]+/u;

/** A piece of a line; the marks that belong to a component are not parted from it by the end of a line.
 * @param {import("./app.js").TableApp} app @param {Piece} piece
 * @param {Piece | undefined} before @param {Piece | undefined} after */
function clinging(app, piece, before, after) {
  if (typeof piece === "string") {
    const rest = typeof before === "object" ? piece.replace(CLOSING, "") : piece;
    return typeof after === "object" ? rest.replace(OPENING, "") : rest;
  }
  const chip = app.board.chip?.(piece.label, piece.name, app) ?? html`<span class="ref">${piece.said}</span>`;
  const opening = typeof before === "string" ? OPENING.exec(before)?.[0] : "";
  const closing = typeof after === "string" ? CLOSING.exec(after)?.[0] : "";
  return opening || closing ? html`<span class="whole">${opening}${chip}${closing}</span>` : chip;
}

/**
 * @type {WeakMap<GameEvent, {words: import("../words/words.js").Words, names: string, pieces:
 * import("../words/marks.js").Piece[]}>}
 */
const told = new WeakMap();

/**
 * The pieces of a line are put into words once, not at every drawing.
 * @param {import("./app.js").TableApp} app
 * @param {GameEvent} event
 */
function piecesOf(app, event) {
  const { words, seats } = app;
  const names = seats.map((seat) => seat.name).join("/");
  const kept = told.get(event);
  if (kept && kept.words === words && kept.names === names) return kept.pieces;
  const pieces = words.event(event, seats);
  told.set(event, { words, names, pieces });
  return pieces;
}

const AFTER_NAME = /^[:,]? /u;

/** A sentence whose subject stands above it begins after its name. @param {import("../words/marks.js").Piece[]} pieces
 * @param {string} name @param {import("../words/words.js").Words} words */
export function headless([first = "", ...rest], name, words) {
  const parted = typeof first === "string" && name && first.startsWith(name) ? AFTER_NAME.exec(first.slice(name.length)) : null;
  if (typeof first !== "string" || !parted) return [first, ...rest];
  const said = first.slice(name.length + parted[0].length);
  if (said.startsWith(`${words.t("ui-and")} `)) return [first, ...rest];
  return [said.charAt(0).toLocaleUpperCase() + said.slice(1), ...rest];
}

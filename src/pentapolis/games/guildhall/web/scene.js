import { flowOf } from "./flows.js";
import { isVp, parts } from "./faces.js";

/**
 * What the parts of the board ask of a moment: whose seat, which cards, which spot stands where.
 *
 * @typedef {import("/static/js/table/context.js").Context} Context
 * @typedef {import("/static/js/table/context.js").Spot} Spot
 * @typedef {import("./flows.js").Place} Place
 * @typedef {{hall: string[], hand: number, completed: number, points: number, tokens: number, scored: string[],
 *   action_area: string[]}} SeatView
 */

export class Scene {
  /** @param {Context} ctx */
  constructor(ctx) {
    this.ctx = ctx;
    this.view = ctx.view;
    /** @type {string[]} */
    this.professions = ctx.view.professions;
    this.item = itemOf(this.area(ctx.view.player).at(-1) ?? "");
    this.flow = flowOf(ctx.about, this.item);
    this.victim = this._victim();
  }

  /** @param {number} seat @returns {SeatView} */
  seat(seat) {
    return this.view.seats[seat];
  }

  /** @param {number} seat @returns {string[]} */
  area(seat) {
    return this.view.seats[seat]?.action_area ?? [];
  }

  /** @returns {string[]} */
  get myHall() {
    return this.ctx.you === null ? [] : this.seat(this.ctx.you).hall;
  }

  /** Whose hall the running choice is about. @returns {number | null} */
  _victim() {
    const named = this.ctx.ask?.picked.find((option) => option.startsWith("against "));
    return named ? named.charCodeAt(named.length - 1) - 65 : null;
  }

  /** The spot of a thing at a place; null where nothing can be chosen there now. @param {Place} place @param {string} name
   * @param {number} [copy] @returns {Spot | null} */
  spot(place, name, copy = 0) {
    const verb = this.flow[place];
    if (!verb || !this.ctx.ask) return null;
    return this.ctx.spot(`${verb} ${name}`, { copy, calm: this.ctx.about === "action" });
  }

  /** The same for the hall of another seat: only the victim's. @param {Place} place @param {number} seat @param {string} name */
  spotIn(place, seat, name) {
    return seat === this.victim ? this.spot(place, name) : null;
  }

  /** The level chosen in the running choice. */
  get level() {
    const named = this.ctx.ask?.picked.find((option) => option.startsWith("level "));
    return named ? Number(named.split(" ")[1]) : 0;
  }

  /** Cards that the picks so far bring into my hall. @returns {string[]} */
  get incoming() {
    const { pile, open, theirs, hand } = this.flow;
    const verbs = [pile, open];
    if (theirs === "take" && hand !== "give") verbs.push("take");
    if (hand === "place") verbs.push("place");
    return this._picked(verbs);
  }

  /** My hall once the picks so far are carried out: what is picked to go makes room first [7.4]. @returns {Set<string>} */
  get hallToCome() {
    const cards = this._picked([this.flow.mine]);
    const chapters = this._picked([this.flow.myChapters]);
    const staying = this.myHall.filter((card) => !cards.includes(card) && !chapters.includes(parts(card)[0]));
    return new Set([...staying, ...this.incoming]);
  }

  /** What the picks so far name by these verbs. @param {(string | undefined)[]} verbs @returns {string[]} */
  _picked(verbs) {
    const words = (this.ctx.ask?.picked ?? []).map((option) => option.split(" "));
    return words.filter(([verb]) => verbs.includes(verb)).map(([, name = ""]) => name);
  }

  /** What a seat's points are made of, in words: its VP cards lie open [14.1]. @param {number} seat */
  pointsSaid(seat) {
    const { scored, action_area, tokens } = this.seat(seat);
    const vps = [...scored, ...action_area.filter(isVp)];
    return this.ctx.t("board-points-of", { ...this.ctx.words.facts({ vps }, []), count: vps.length, tokens });
  }
}

/** The profession of a card, or the VP card itself. @param {string} item */
export const itemOf = (item) => (isVp(item) ? item : parts(item)[0]);

/**
 * Equal things counted from 0: `["ROB-b", "ROB-b"]` → `[["ROB-b", 0], ["ROB-b", 1]]`.
 * @param {string[]} names
 * @returns {[string, number][]}
 */
export function copies(names) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return names.map((name) => {
    const copy = seen.get(name) ?? 0;
    seen.set(name, copy + 1);
    return [name, copy];
  });
}

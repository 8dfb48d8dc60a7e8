/**
 * What the parts of the board ask of a moment: the asked seat's spots, resources in their one order, words for cards.
 *
 * @typedef {import("/static/js/table/context.js").Context} Context
 * @typedef {import("/static/js/table/context.js").Spot} Spot
 * @typedef {{seat: number, found: "none" | "safe" | "taken" | "beyond"}} Visit
 * @typedef {{card: string, price: string[], short: string[], payable: boolean, waivable: boolean, gain: number,
 *   side: string | null, number: number | null, from: number | null, walk?: Visit[], obstacle: {reason: string,
 *   paragraph: string, facts: Record<string, string | number>} | null}} Price
 * @typedef {{points: number, score: Record<string, number>, hand: number, roads: string[], safe_roads: number,
 *   knights: string[], safe_knights: number, settlements: number, cities: {event: string, building: string | null}[],
 *   exchange_limit: number, draw: [number, number]}} SeatView
 */

export const RESOURCES = ["brick", "lumber", "ore", "wool", "grain"];
export const BASICS = ["road", "knight", "settlement", "city"];

/** Resources that a hand gives for an ask, by the verb of its options. @type {Record<string, string[]>} */
const HAND_VERBS = {
  "deck-discard": ["discard"],
  "market-give": ["give"],
  "give-back": ["give"],
  "raid-discard": ["discard"],
  waive: ["waive"],
  pay: ["pay", "swap"],
};

/** @type {Record<string, string>} */
const SYMBOLS = {
  "town-hall": "townhall",
  "city-wall": "wall",
  "merchant-guild": "guild",
  cathedral: "church",
  "market-day": "marketday",
};

/** The icon of a card, a resource or an event. @param {string} name */
export const symbolOf = (name) => `i-${SYMBOLS[name] ?? name}`;

export class Scene {
  /** @param {Context} ctx */
  constructor(ctx) {
    this.ctx = ctx;
    this.view = ctx.view;
    /** @type {Price[]} */
    this.prices = ctx.view.prices;
    /** How many cards the next exchange is about. */
    this.count = Math.max(1, Math.min(Number(ctx.get("count") ?? 1), ctx.view.exchanges.left));
    this.trading = ctx.about === "trade";
    this._claim();
  }

  /** Exchanges of every size, and buildings, have their places on the board even while these are folded away. */
  _claim() {
    for (const option of this.ctx.ask?.options ?? []) {
      const [verb] = option.split(" ");
      if (["deck", "market", "opponent", "library"].includes(verb ?? "") || verb === "build") this.ctx.claimed.add(option);
    }
  }

  /** @param {number} seat @returns {SeatView} */
  seat(seat) {
    return this.view.seats[seat];
  }

  /** What is being built, if anything. @returns {string | null} */
  get building() {
    const named = this.ctx.ask?.picked.find((option) => option.startsWith("build "));
    return named ? (named.split(" ")[1] ?? null) : null;
  }

  /** @param {string} card @returns {Price | undefined} */
  price(card) {
    return this.prices.find((price) => price.card === card);
  }

  /** Buildings of this game that are not basic cards, with what is left of each. @returns {string[]} */
  get buildings() {
    return Object.keys(this.view.supply).filter((card) => !BASICS.includes(card));
  }

  /** @param {string} card */
  spotToBuild(card) {
    return this.ctx.about === "build" ? this.ctx.spot(`build ${card}`, { calm: true }) : null;
  }

  /** The spot of a resource in my hand: what the ask wants of it. @param {string} resource @returns {Spot | null} */
  spotInHand(resource) {
    const verbs = HAND_VERBS[this.ctx.about] ?? [];
    const verb =
      verbs.find((each) => this.ctx.offers(`${each} ${resource}`)) ?? verbs.find((each) => this.ctx.picks(`${each} ${resource}`));
    return verb ? this.ctx.spot(`${verb} ${resource}`, { copy: this.ctx.picks(`${verb} ${resource}`) }) : null;
  }

  /** How many of a resource are laid out of my hand so far. @param {string} resource */
  laid(resource) {
    const verbs = HAND_VERBS[this.ctx.about] ?? [];
    return verbs.reduce((sum, verb) => sum + this.ctx.picks(`${verb} ${resource}`) * (verb === "swap" ? 3 : 1), 0);
  }

  /** @param {string} name */
  cardName(name) {
    return this.ctx.words.component("card", name) ?? name;
  }

  /** @param {string} name */
  resourceName(name) {
    const said = this.ctx.words.component("resource", name) ?? name;
    return said.charAt(0).toLocaleUpperCase() + said.slice(1);
  }

  /** Cards by kinds, each with its number. @param {string[]} names */
  list(names) {
    return this._counted(names, (count, name) => `${count} × ${name}`);
  }

  /** The same in brief: a number only where one card is not enough. @param {string[]} names */
  shortList(names) {
    return this._counted(names, (count, name) => (count > 1 ? `${count} × ${name}` : name));
  }

  /** @param {string[]} names @param {(count: number, name: string) => string} say */
  _counted(names, say) {
    const kinds = RESOURCES.filter((each) => names.includes(each));
    const count = (/** @type {string} */ kind) => names.filter((name) => name === kind).length;
    return kinds.map((kind) => say(count(kind), this.resourceName(kind).toLocaleLowerCase())).join(", ");
  }

  /** The face of a resource card. @param {string} resource @returns {import("/static/js/parts/card.js").Face} */
  face(resource) {
    const name = this.resourceName(resource);
    return { colour: resource, letter: this.ctx.t(`letter-${resource}`), symbol: symbolOf(resource), name, label: name };
  }
}

/** Equal things counted from 0. @param {string[]} names @returns {[string, number][]} */
export function copies(names) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return names.map((name) => {
    const copy = seen.get(name) ?? 0;
    seen.set(name, copy + 1);
    return [name, copy];
  });
}

/**
 * What a board is given to draw with: what this seat sees, what it may choose, and the words for it. A board never learns
 * whether it draws a live table, a replay or a choice half made.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").Ask} Ask
 * @typedef {import("../types.js").Refusal} Refusal
 * @typedef {import("../words/words.js").Words} Words
 * @typedef {{pick: (option: string) => void, unpick: (option: string) => void, explain: (option: string) => void,
 *   fill: (choose: (ask: Ask) => string | undefined) => void, details: (name: string) => void, set: (key: string,
 *   value: unknown) => void}} Deeds
 * @typedef {{words: Words, state: State, ask: Ask | null, quiet: boolean, kept: readonly string[],
 *   reason: (option: string) => Refusal | null, events?: readonly import("../types.js").GameEvent[],
 *   moved: ReadonlySet<string>, memo: ReadonlyMap<string, unknown>, deeds: Deeds, turn: number | null}} Given
 * @typedef {"target" | "playable" | "selected" | "forbidden" | undefined} Mark
 */

/** One place where an option can be chosen. */
export class Spot {
  /**
   * @param {string} option
   * @param {Mark} mark
   * @param {(() => void) | undefined} press
   * @param {Refusal | null} refusal
   * @param {string} strip
   */
  constructor(option, mark, press, refusal, strip) {
    this.option = option;
    this.mark = mark;
    this.press = press;
    this.refusal = refusal;
    this.strip = strip;
  }

  /** Whether it can be chosen or taken back now. */
  get lit() {
    return this.press !== undefined && !this.forbidden;
  }

  get forbidden() {
    return this.mark === "forbidden";
  }
}

export class Context {
  /** @param {Given} given */
  constructor(given) {
    this.given = given;
    this.words = given.words;
    /** What this seat sees: the game's look. */
    this.view = given.state.view;
    this.seats = given.state.seats;
    this.you = given.state.you;
    this.options = given.state.options;
    this.game = given.state.game;
    /** The table's number: what a board keeps for one moment is kept under it. */
    this.number = given.state.number;
    this.outcome = given.state.outcome;
    /** All that has happened so far, to this seat's eyes; in a replay what one move brought. */
    this.events = given.events ?? given.state.events;
    /** What is asked of this seat now, after the picks so far; null while it only watches. */
    this.ask = given.quiet ? null : given.ask;
    /** Whose turn it is to choose, as far as everybody may know. */
    this.asked = given.state.asked;
    /** Options that some place of the board shows; the rest become buttons of the prompt. @type {Set<string>} */
    this.claimed = new Set();
  }

  /** What about this seat is asked; empty while it only watches. */
  get about() {
    return this.ask?.about ?? "";
  }

  /** A sentence of the pages or of the game. @param {string} key @param {Record<string, string | number>} [facts] */
  t(key, facts) {
    return this.words.t(key, facts);
  }

  /** @param {number} seat */
  name(seat) {
    return this.seats[seat]?.name || String.fromCharCode(65 + seat);
  }

  /** Seats in turn order, beginning with the one after this one; without this one. */
  get others() {
    const first = this.you ?? 0;
    const order = this.seats.map((_, place) => (first + place) % this.seats.length);
    return this.you === null ? order : order.slice(1);
  }

  /** Whether it is this seat that acts: its house is lit. @param {number} seat */
  acts(seat) {
    if (this.outcome) return this.outcome.ranks[seat] === 1;
    return this.given.turn === null ? this.asked.some((ask) => ask.seat === seat) : this.given.turn === seat;
  }

  /** @param {string} option */
  offers(option) {
    return this.ask?.options.includes(option) ?? false;
  }

  /** What is offered by a verb that other words follow. @param {string} verb */
  optionsOf(verb) {
    return (this.ask?.options ?? []).filter((option) => option.startsWith(`${verb} `));
  }

  /** How many of the picks so far are this option. @param {string} option */
  picks(option) {
    return this.ask?.picked.filter((each) => each === option).length ?? 0;
  }

  /**
   * A place of the board where `option` can be chosen. `copy` counts equal things from 0, so that of two equal cards one can be
   * chosen already. `calm` is for asks with everything open (my turn begins): an amber sill instead of full light.
   * @param {string} option @param {{copy?: number, calm?: boolean}} [more]
   */
  spot(option, { copy = 0, calm = false } = {}) {
    this.claimed.add(option);
    const { deeds } = this.given;
    if (copy < this.picks(option)) return new Spot(option, "selected", this._unpicking(option), null, "");
    if (this.offers(option)) return new Spot(option, calm ? "playable" : "target", () => deeds.pick(option), null, "");
    const refusal = this.ask ? this.given.reason(option) : null;
    if (!refusal) return new Spot(option, undefined, undefined, null, "");
    const strip = this.words.or(`board-why-${refusal.reason}`, this.words.or(`why-${refusal.reason}`, this.t("ui-no")));
    return new Spot(option, "forbidden", () => deeds.explain(option), refusal, strip);
  }

  /** Taking a pick back; what the table made itself, or has stored already, stays. @param {string} option */
  _unpicking(option) {
    const { kept, deeds } = this.given;
    return kept.includes(option) ? () => deeds.unpick(option) : undefined;
  }

  /** Picks one after another what `choose` names of each ask, until it names nothing or the choice is complete.
   * @param {(ask: Ask) => string | undefined} choose */
  fill(choose) {
    this.given.deeds.fill(choose);
  }

  /** What forbids, as a sentence. @param {Refusal} refusal */
  refusal(refusal) {
    return this.t(`refusal-${refusal.reason}`, this.words.facts(refusal.facts, this.seats));
  }

  /** Whether a thing came here since this seat's last choice. @param {string} id */
  moved(id) {
    return this.given.moved.has(id);
  }

  /** Shows the whole of a component, large. @param {string} name */
  details(name) {
    this.given.deeds.details(name);
  }

  /** Something that the board keeps for itself, such as which drawer is open. @param {string} key @returns {any} */
  get(key) {
    return this.given.memo.get(key);
  }

  /** @param {string} key @param {unknown} value */
  set(key, value) {
    this.given.deeds.set(key, value);
  }
}

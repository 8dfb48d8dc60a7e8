import { CARDS } from "./cards.js";

/**
 * What the parts of the board ask of a moment: the seats, the cards, which place stands for which option, and the words.
 *
 * @typedef {import("/static/js/table/context.js").Context} Context
 * @typedef {import("/static/js/table/context.js").Spot} Spot
 * @typedef {{at: string, terrain: string, growth?: string, card?: string, clergy?: string[], around?: number}} CellView
 * @typedef {{goods?: Record<string, number>, food?: number, energy?: number, money?: number, settlements?: string[],
 *   prior: string | null, brothers: (string | null)[], bought?: boolean, landscapes: {side: string, row: number}[],
 *   cells: CellView[], settled?: Record<string, number>, score?: Record<string, number>, total?: number}} SeatView
 */

/** What is asked with "how many times?" */
export const TRADES = ["trade", "second-trade", "energy-trade", "food-trade"];

/** By what is asked, the verb that a counter of goods stands for. @type {Record<string, string>} */
const GOOD_VERBS = {
  pay: "pay",
  take: "take",
  upgrade: "upgrade",
  fee: "fee",
  "neutral-fee": "fee",
  action: "exchange",
  bonus: "exchange",
  settlement: "exchange",
  "neutral-use": "exchange",
  castle: "exchange",
  ...Object.fromEntries(TRADES.map((ask) => [ask, "exchange"])),
};

/** Verbs whose options stand on spaces of the land. */
const ON_LAND = ["place", "fell", "cut", "clear"];
/** Verbs whose options stand on a building of somebody's land, if it is there already. */
const ON_BUILDINGS = ["use", "contract", "enter", "visit"];
/** Verbs whose options stand on the desk. */
const ON_DESK = ["build", "borrow", "settle", "buy", "lay"];
const ELSEWHERE = ["pay", "take", "upgrade", "fee", "exchange", "produce", "joker", "trade", "send"];

/** Once they are picked, a payment begins anew. */
const BEFORE_PAYING = ["trade", "place", "settle", "visit", "build"];

/** Its dwelling value is an option of the game. */
const ROUND_TOWER = "I35";
/** What a landscape adds to settlements beside it while no card counts instead. @type {Record<string, number>} */
const EMPTY_DWELLING = { water: 3 };

export class Scene {
  /** @param {Context} ctx */
  constructor(ctx) {
    this.ctx = ctx;
    this.view = ctx.view;
    /** @type {string[]} */
    this.picked = ctx.ask ? [...ctx.ask.picked] : [];
    for (const option of ctx.ask?.options ?? []) if (this.placed(option)) ctx.claimed.add(option);
  }

  /** Whether the board has a place for an option. @param {string} option */
  placed(option) {
    const [verb = "", , card] = option.split(" ");
    if (ON_BUILDINGS.includes(verb)) return this.boards.some((board) => this.stands(board, card));
    return [...ON_LAND, ...ON_DESK, ...ELSEWHERE].includes(verb);
  }

  /** Whether a card lies on the land of a board. @param {number} board @param {string | undefined} card */
  stands(board, card) {
    return this.seat(board).cells.some((cell) => cell.card === card);
  }

  /** @param {string} verb */
  optionsOf(verb) {
    return this.ctx.optionsOf(verb);
  }

  /** Whether everything is open: my turn begins. */
  get open() {
    return (
      this.ctx.about === "action" || this.ctx.about === "bonus" || this.ctx.about === "after" || this.ctx.about === "settlement"
    );
  }

  // --- seats ------------------------------------------------------------------------------------------------------------

  /** Every board there is; of the neutral player the last. @returns {number[]} */
  get boards() {
    const seats = this.view.seats.map((/** @type {unknown} */ _, /** @type {number} */ seat) => seat);
    return this.view.neutral ? [...seats, seats.length] : seats;
  }

  /** @param {number} board @returns {SeatView} */
  seat(board) {
    return this.view.seats[board] ?? this.view.neutral;
  }

  /** @returns {SeatView} */
  get mine() {
    return this.seat(this.ctx.you ?? 0);
  }

  /** @param {number} board */
  nameOf(board) {
    return board < this.view.seats.length ? this.ctx.name(board) : this.ctx.t("board-neutral");
  }

  /** Whose land lies large: where the reader looks at this moment, else where places are asked for, else where he looked last. */
  get shownBoard() {
    const looked = this.ctx.get("land");
    const there = looked && this.boards.includes(looked.board) ? looked.board : null;
    if (there !== null && looked.moment === this.moment) return there;
    return this._boardInQuestion() ?? there ?? this.ctx.you ?? 0;
  }

  /** The table's number and how far my choice has come: a look elsewhere holds until one of them changes. */
  get moment() {
    return `${this.ctx.number}/${this.picked.length}`;
  }

  /** Shows a board large. @param {number} board */
  look(board) {
    this.ctx.set("land", { board, moment: this.moment });
  }

  /** The board on which places are asked for. */
  _boardInQuestion() {
    if (["overbuild", "neutral-use"].includes(this.ctx.about)) return 1;
    return this.ctx.ask && !["clergyman", "after"].includes(this.ctx.about) ? (this.ctx.you ?? 0) : null;
  }

  /** @param {number} board */
  letter(board) {
    return String.fromCharCode(65 + board);
  }

  // --- cards ------------------------------------------------------------------------------------------------------------

  /** @param {string} card */
  facts(card) {
    const facts = CARDS[card] ?? { land: [], economic: 0, dwelling: 0 };
    return card === ROUND_TOWER ? { ...facts, dwelling: Number(this.ctx.options.round_tower) } : facts;
  }

  /** @param {string} card */
  isSettlement(card) {
    return card.startsWith("S");
  }

  /** @param {string} label @param {string} name */
  word(label, name) {
    return this.ctx.words.component(label, name) ?? name;
  }

  /** @param {string} card */
  cardName(card) {
    return this.word("card", card);
  }

  /** What a building does. @param {string} card */
  functionOf(card) {
    return this.ctx.words.or(`function-${card}`, "");
  }

  /** Numbers with a half: 9½. @param {number} value */
  half(value) {
    const whole = Math.floor(value);
    return value % 1 ? `${whole || ""}½` : signed(whole);
  }

  // --- goods ------------------------------------------------------------------------------------------------------------

  /** What I have of a good, after the exchanges that are picked but not stored yet. @param {string} good @returns {number} */
  held(good) {
    if (good === "coin5") return Math.floor(this.held("coin") / 5);
    const exchanged = this.picked.map((option) => exchangeOf(option)[good] ?? 0);
    return exchanged.reduce((sum, count) => sum + count, this.mine.goods?.[good] ?? 0);
  }

  /** @param {string} good */
  offersTile(good) {
    return ["pay", "take"].some((verb) => this.ctx.offers(`${verb} ${good}`) || this.picked.includes(`${verb} ${good}`));
  }

  /** The picks of the payment that is being made. @returns {string[]} */
  get paying() {
    const verbs = this.picked.map((option) => option.split(" ")[0] ?? "");
    const from = Math.max(...BEFORE_PAYING.map((verb) => verbs.lastIndexOf(verb)));
    return this.picked.slice(from + 1).filter((option) => option.startsWith("pay "));
  }

  /** How many tiles of a good are laid out to pay. @param {string} good */
  laid(good) {
    return this.paying.filter((option) => option === `pay ${good}`).length;
  }

  /** @param {string} good @param {number} count @returns {Spot | null} */
  goodSpot(good, count) {
    const verb = GOOD_VERBS[this.ctx.about];
    if (!verb || !this.ctx.ask) return null;
    if (!this.ctx.offers(`${verb} ${good}`) && (verb === "exchange" || !count)) return null;
    const calm = verb === "exchange" && !TRADES.includes(this.ctx.about);
    return this.ctx.spot(`${verb} ${good}`, { calm, copy: this.picked.length });
  }

  // --- land -------------------------------------------------------------------------------------------------------------

  /** Which clergyman a press on a building sends: the lay brother unless the reader took the prior, or only he is left. */
  get figure() {
    const brothers = this.optionsOf("use").some((option) => option.startsWith("use brother "));
    return this.ctx.get("figure") === "prior" || !brothers ? "prior" : "brother";
  }

  /** The option that a building on a board stands for now. @param {number} board @param {string} card */
  buildingOption(board, card) {
    const where = `${this.letter(board)} ${card}`;
    const own = board === this.ctx.you ? [`use ${this.figure} ${card}`, `use prior ${card}`, `use brother ${card}`] : [];
    return [...own, `contract ${where}`, `enter ${where}`, `visit ${where}`].find(
      (option) => this.ctx.offers(option) || this.picked.includes(option),
    );
  }

  /** The option that a space stands for now. @param {number} board @param {CellView} cell */
  cellOption(board, cell) {
    const places =
      board === this.ctx.you || this.ctx.about === "overbuild"
        ? ["place", "fell", "cut", "clear"].map((verb) => `${verb} ${cell.at}`)
        : [];
    const found = places.find((option) => this.ctx.offers(option) || this.picked.includes(option));
    return found ?? (cell.card ? this.buildingOption(board, cell.card) : undefined);
  }

  /** Buildings of a board that can be chosen now. @param {number} board */
  choices(board) {
    return this.seat(board).cells.filter((cell) => {
      const option = this.cellOption(board, cell);
      return option !== undefined && this.ctx.offers(option);
    }).length;
  }

  /** The card that is looking for its place, or has just found it. */
  get placing() {
    const verbs = this.picked.map((option) => option.split(" ")[0] ?? "");
    const last = Math.max(verbs.lastIndexOf("build"), verbs.lastIndexOf("settle"));
    return last >= 0 && (this.ctx.about === "place" || verbs.lastIndexOf("place") > last)
      ? (this.picked[last]?.split(" ")[1] ?? null)
      : null;
  }

  /** What the card that looks for its place would add there. @param {CellView} cell */
  gainAt(cell) {
    return this.placing ? this.gainOf(this.placing, cell) : 0;
  }

  /**
   * What all my settlements together would gain by a card on a space: those beside it by its value instead of the empty
   * space's, a settlement by its own sum besides.
   *
   * @param {string} card @param {CellView} cell
   */
  gainOf(card, cell) {
    const own = this.facts(card).dwelling;
    const beside = neighbours(this.mine.cells, cell).filter((near) => near.card && this.isSettlement(near.card));
    const gained = (own - (EMPTY_DWELLING[cell.terrain] ?? 0)) * beside.length;
    return this.isSettlement(card) ? gained + own + (cell.around ?? 0) : gained;
  }

  /** What felling or cutting gives here now: by the joker where the indicator has left the wheel. @param {CellView} cell */
  yieldOf(cell) {
    const { amounts } = this.view.wheel;
    return amounts[cell.growth === "forest" ? "wood" : "peat"] ?? amounts.joker ?? 0;
  }
}

/** What a free exchange makes of one tile. @type {Record<string, Record<string, number>>} */
const EXCHANGES = { grain: { grain: -1, straw: 1 }, wine: { wine: -1, coin: 1 }, whiskey: { whiskey: -1, coin: 2 } };

/** By good, what an option changes if it is an exchange. @param {string} option */
function exchangeOf(option) {
  const [verb, good = ""] = option.split(" ");
  return (verb === "exchange" && EXCHANGES[good]) || {};
}

/** A number as it is printed, with a true minus. @param {number} value */
export const signed = (value) => String(value).replace("-", "−");

/** The spaces beside a space; a mountain is two rows high. @param {CellView[]} cells @param {CellView} cell */
export function neighbours(cells, cell) {
  return cells.filter((other) => other !== cell && touches(cell, other));
}

/** @param {CellView} one @param {CellView} other */
function touches(one, other) {
  const [x, y] = spotOf(one);
  const [x2, y2] = spotOf(other);
  if (Math.abs(x - x2) === 1) return y2 < y + heightOf(one) && y < y2 + heightOf(other);
  return x === x2 && (y2 === y + heightOf(one) || y === y2 + heightOf(other));
}

/** @param {CellView} cell @returns {[number, number]} */
export function spotOf(cell) {
  const [x = 0, y = 0] = cell.at.split(",").map(Number);
  return [x, y];
}

/** @param {CellView} cell */
export const heightOf = (cell) => (cell.terrain === "mountain" ? 2 : 1);

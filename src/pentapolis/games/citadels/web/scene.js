/**
 * What the parts of the board ask of a moment: which verb a place answers to, and the words for characters and districts.
 *
 * @typedef {import("/static/js/table/context.js").Context} Context
 * @typedef {import("/static/js/table/context.js").Spot} Spot
 * @typedef {{district: string, kind: string, colour: string, cost: number, points: number, gilded: boolean,
 *   raze: number | null}} HouseView
 * @typedef {{gold: number, hand: number, points: number, city: HouseView[], guard: string | null, complete: number,
 *   colours: string[],
 *   museum: number, characters: {character: string, murdered: boolean}[]}} SeatView
 * @typedef {{rank: number, colour: string | null, state: string, seat: number | null, murdered: boolean, robbed: boolean,
 *   bewitched: boolean,
 *   mine: boolean, laid: boolean}} RankView
 */

export const COLOURS = ["red", "blue", "yellow", "green", "purple"];

/** @typedef {"hand" | "tray" | "ranks" | "seats" | "cities" | "mine"} Place */

/** Verbs by the place where they are chosen, the likelier first. @type {Record<Place, string[]>} */
const VERBS_AT = {
  hand: ["build", "under", "pay-card", "laboratory", "museum"],
  tray: ["keep", "under", "take"],
  ranks: ["kill", "rob", "bewitch"],
  seats: ["swap", "peek", "crown"],
  cities: ["destroy", "exchange", "armory"],
  mine: ["give", "beautify"],
};

const COMPLETE = "city-complete";
const BISHOP = "bishop-protects";

/** By what is done to a city, what makes it safe: the Bishop does not hinder the Armory. @type {Record<string, string[]>} */
const GUARDS = { destroy: [COMPLETE, BISHOP], exchange: [COMPLETE, BISHOP], armory: [COMPLETE] };

/** Uses of a card or a house that a key of the turn switches on. */
export const MODES = ["laboratory", "museum", "armory"];

export class Scene {
  /** @param {Context} ctx */
  constructor(ctx) {
    this.ctx = ctx;
    this.view = ctx.view;
    this.turning = ctx.about === "turn";
    /** Verbs that are offered now. @type {Set<string>} */
    this.verbs = new Set((ctx.ask?.options ?? []).map((option) => option.split(" ")[0] ?? ""));
    /** @type {string | null} */
    this.mode = MODES.includes(ctx.get("mode")) && this.verbs.has(ctx.get("mode")) ? ctx.get("mode") : null;
    this._claim();
  }

  /** Options that stand on cards and houses have their place even while a key hides them. */
  _claim() {
    const placed = new Set(Object.values(VERBS_AT).flat());
    for (const option of this.ctx.ask?.options ?? []) {
      if (placed.has(option.split(" ")[0] ?? "")) this.ctx.claimed.add(option);
    }
  }

  /** The verbs that a place answers to now: those that are offered, then those of picks made in this choice.
   * @param {Place} place @returns {string[]} */
  verbsAt(place) {
    const picked = this.ctx.ask?.picked ?? [];
    const offered = VERBS_AT[place].filter((verb) => this.verbs.has(verb));
    const made = VERBS_AT[place].filter((verb) => picked.some((option) => option.startsWith(`${verb} `)));
    const fitting = [...new Set([...offered, ...made])];
    if (this.mode && fitting.includes(this.mode)) return [this.mode];
    return fitting.filter((verb) => !MODES.includes(verb));
  }

  /** @param {Place} place @returns {string | undefined} */
  verbAt(place) {
    return this.verbsAt(place)[0];
  }

  /** @param {Place} place @param {string} name @param {number} [copy] @returns {Spot | null} */
  spot(place, name, copy = 0) {
    const verbs = this.verbsAt(place);
    const verb = verbs.find((each) => copy < this.ctx.picks(`${each} ${name}`)) ?? verbs[0];
    return verb ? this.ctx.spot(`${verb} ${name}`, { copy, calm: this.turning && !this.mode }) : null;
  }

  /** A house of a city, mine or another's. @param {number} seat @param {string} name @returns {Spot | null} */
  houseSpot(seat, name) {
    const own = seat === this.ctx.you ? this.spot("mine", name) : null;
    if (own?.lit) return own;
    const verb = this.verbAt("cities");
    if (!verb) return own;
    const calm = this.turning && !this.mode && seat === this.ctx.you;
    return this.ctx.spot(`${verb} ${String.fromCharCode(65 + seat)} ${name}`, { calm });
  }

  /** Whether houses of this seat can be chosen, or one has been in this choice. @param {number} seat */
  asksCity(seat) {
    const verb = this.verbAt("cities");
    const own = seat === this.ctx.you && this.verbAt("mine") !== undefined;
    if (own || verb === undefined) return own;
    const start = `${verb} ${String.fromCharCode(65 + seat)} `;
    const { options = [], picked = [] } = this.ctx.ask ?? {};
    return [...options, ...picked].some((option) => option.startsWith(start));
  }

  /** Whether a whole city is safe from what can be done to cities now. @param {number} seat */
  guarded(seat) {
    const { guard } = this.seat(seat);
    return guard !== null && (GUARDS[this.verbAt("cities") ?? ""] ?? []).includes(guard);
  }

  /** @param {number} seat @returns {SeatView} */
  seat(seat) {
    return this.view.seats[seat];
  }

  /** Characters of this game in calling order. @returns {[string, RankView][]} */
  get ranks() {
    return Object.entries(this.view.ranks);
  }

  /** @param {string} name */
  characterName(name) {
    return this.ctx.t(`character-${name}`);
  }

  /** @param {string} name */
  districtName(name) {
    return this.ctx.words.component("district", name) ?? this.ctx.t(`district-${name}`);
  }

  /** The short use of a district, for purple ones. @param {string} kind */
  effect(kind) {
    return this.ctx.words.or(`effect-district-${kind}`, "");
  }

  /** A character as a card. @param {string} name @returns {import("/static/js/parts/card.js").Face} */
  characterFace(name) {
    const { rank, colour } = this.view.ranks[name] ?? { rank: 0, colour: null };
    const income = this.view.incomes[name];
    const role = this.ctx.t(`board-role-${name}`);
    const note = income === undefined ? role : `${role}. ${this.ctx.t("board-income-now", { gold: income })}`;
    const said = this.characterName(name);
    const label = `${rank} ${said}. ${note}`;
    return { colour: colour ?? "none", letter: String(rank), symbol: `c-${name}`, name: said, label, note };
  }

  /**
   * A district as a card.
   * @param {string} name
   * @param {number | undefined} cost
   * @returns {import("/static/js/parts/card.js").Face}
   */
  districtFace(name, cost) {
    const kind = name.replace("-gilded", "");
    const colour = COLOUR_OF[kind] ?? "purple";
    const said = this.districtName(name);
    const price = cost === undefined ? "" : `, ${this.ctx.t("board-costs", { cost })}`;
    const note = this.effect(kind);
    const label = `${said}, ${this.ctx.t(`colour-${colour}`)}${price}${note ? `. ${note}` : ""}`;
    return { colour, letter: this.ctx.t(`letter-${colour}`), symbol: `c-${kind}`, name: said, label, note, cost };
  }
}

/** The colours of the districts that are not purple: facts of the box. @type {Record<string, string>} */
const COLOUR_OF = {
  manor: "yellow",
  castle: "yellow",
  palace: "yellow",
  temple: "blue",
  church: "blue",
  monastery: "blue",
  cathedral: "blue",
  tavern: "green",
  market: "green",
  trading_post: "green",
  docks: "green",
  harbor: "green",
  town_hall: "green",
  watchtower: "red",
  prison: "red",
  battlefield: "red",
  fortress: "red",
};

/** Equal things counted from 0. @template {{district: string}} T @param {T[]} cards @returns {[T, number][]} */
export function copies(cards) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return cards.map((card) => {
    const copy = seen.get(card.district) ?? 0;
    seen.set(card.district, copy + 1);
    return [card, copy];
  });
}

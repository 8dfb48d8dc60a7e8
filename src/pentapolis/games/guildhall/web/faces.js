/** What is printed on the cards, as far as it is drawn: icons, colours, points and prices. The words are in the Fluent files. */

/** @typedef {import("/static/js/table/context.js").Context} Context */

export const COLOURS = /** @type {const} */ ({ r: "red", b: "blue", y: "yellow", g: "green", p: "purple" });
export const COLOUR_CODES = ["r", "b", "y", "g", "p"];

/** @type {Record<string, string>} */
const SYMBOLS = {
  BRI: "i-bricklayer",
  HUN: "i-hunter",
  PED: "i-peddler",
  ROB: "i-robber",
  SCH: "i-scholar",
  TAX: "i-tax_collector",
  ASN: "i-assassin",
  DAN: "i-dancer",
  FAR: "i-farmer",
  HIS: "i-historian",
  TRA: "i-trader",
  WEA: "i-weaver",
};

/** Levels printed on a profession's cards; none where the number of cards itself counts. @type {Record<string, number[]>} */
const LADDERS = { TAX: [], DAN: [], FAR: [1, 3] };
const USUAL_LADDER = [0, 2, 4];

/** Points and price in completed chapters. @type {Record<string, [number, number]>} */
const VP_CARDS = {
  vp2_take_chapter: [2, 1],
  vp3_swap_1_for_2: [3, 1],
  vp3_place_hand: [3, 1],
  vp4_draw_5: [4, 1],
  vp4_take_card: [4, 1],
  vp4_extra_action: [4, 1],
  vp5: [5, 1],
  vp7_two_actions: [7, 2],
  vp9: [9, 2],
};

/** @param {string} code */
export const symbolOf = (code) => SYMBOLS[code] ?? "i-seal";

/** @param {string} code */
export const ladderOf = (code) => LADDERS[code] ?? USUAL_LADDER;

/** @param {string} vp @returns {{points: number, price: number}} */
export function vpCard(vp) {
  const [points, price] = VP_CARDS[vp] ?? [0, 0];
  return { points, price };
}

/** @param {string} item what lies in an action area */
export const isVp = (item) => item in VP_CARDS;

/** @param {string} card `ROB-b` @returns {[string, string]} profession and colour */
export function parts(card) {
  const [code = "", colour = ""] = card.split("-");
  return [code, colour];
}

/**
 * How many cards of a profession lie in a hall: the level that a played card has there.
 * @param {string[]} hall
 * @param {string} code
 */
export const countOf = (hall, code) => hall.filter((card) => parts(card)[0] === code).length;

/**
 * The highest printed level that a count reaches; the count itself where the card knows no levels.
 * @param {string} code
 * @param {number} count
 */
export function levelAt(code, count) {
  const ladder = ladderOf(code);
  return ladder.length === 0 ? count : Math.max(0, ...ladder.filter((level) => level <= count));
}

/** Professions that do what the count of cards says, at the one level they have [12.6]. */
const COUNTED = ["TAX"];

/** What a level on offer is told with: itself, or the count of cards. @param {string[]} hall @param {string} code
 * @param {number} level */
export const strengthOf = (hall, code, level) => (COUNTED.includes(code) ? countOf(hall, code) : level);

/**
 * A line of effect at a level: the game's own words, or the board's where the count of cards itself is told.
 * @param {Context} ctx
 * @param {string} code
 * @param {number} level
 */
export function note(ctx, code, level) {
  const own = ladderOf(code).length ? `board-note-${code}-${level}` : `board-note-${code}`;
  return ctx.words.or(own, ctx.words.or(`effect-${code}-${level}`, ""), { count: level });
}

/** @param {Context} ctx @param {string} colour */
export const letter = (ctx, colour) => ctx.t(`letter-${colour}`);

/** How a profession card looks and is told; with `hall`, with its effect at the level it would have there. @param {Context} ctx
 * @param {string} card @param {string[]} [hall] @returns {import("/static/js/parts/card.js").Face} */
export function faceOf(ctx, card, hall) {
  const [code, colour] = parts(card);
  const said = ctx.words.component("card", card) ?? card;
  const effect = hall && note(ctx, code, levelAt(code, countOf(hall, code)));
  return {
    colour: COLOURS[/** @type {"r"} */ (colour)],
    letter: letter(ctx, colour),
    symbol: symbolOf(code),
    name: ctx.t(`card-${code}`),
    label: effect ? `${said}. ${effect}` : said,
    note: effect,
  };
}

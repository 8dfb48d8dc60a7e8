/**
 * Where on the board each choice is made. The rules say what may be chosen; here stands only which place shows it.
 *
 * Places: `hand`; `mine` and `theirs` (cards of halls), `myChapters` and `theirChapters` (whole ones), `seats`, `pile` (the
 * opened discard pile), `open` (a hand that is looked at), `seals` (my completed chapters), `row` (VP cards), `tray` (an order
 * to choose).
 *
 * @typedef {"hand" | "mine" | "theirs" | "myChapters" | "theirChapters" | "seats" | "pile" | "open" | "seals" | "row"
 *   | "tray"} Place
 * @typedef {Partial<Record<Place, string>>} Flow  the verb of each place
 */

/** By what lies last in the action area: the verbs of all the steps of its effect, so that earlier picks stay to be seen.
 * @type {Record<string, Flow>} */
const BY_ITEM = {
  BRI: { hand: "return" },
  HUN: { pile: "dig", mine: "give", myChapters: "give-chapter", tray: "top" },
  PED: { seats: "against", hand: "give", theirs: "take", theirChapters: "take-chapter" },
  ROB: { seats: "against", open: "take" },
  TAX: { mine: "give", seats: "to" },
  ASN: { seats: "against", theirs: "remove" },
  HIS: { pile: "dig" },
  TRA: { seats: "against", mine: "give", myChapters: "give-chapter", theirs: "take", theirChapters: "take-chapter" },
  WEA: { mine: "take", hand: "place" },
  vp2_take_chapter: { seats: "against", theirChapters: "take-chapter" },
  vp3_swap_1_for_2: { seats: "against", mine: "give", theirs: "take" },
  vp3_place_hand: { hand: "place" },
  vp4_take_card: { seats: "against", theirs: "take" },
};

/** Asks that are not part of an effect. @type {Record<string, Flow>} */
const BY_ABOUT = {
  "setup-discard": { hand: "discard" },
  "setup-place": { hand: "place" },
  action: { hand: "play", row: "buy" },
  discard: { hand: "discard" },
  pay: { row: "buy", seals: "pay" },
  excess: { seals: "drop" },
  order: { seals: "drop", tray: "top" },
};

/** The places where an ask is answered, for those things there that a player would expect; below level 4 single cards.
 * @type {Record<string, Place[]>} */
const EXPECTED = {
  "setup-place": ["hand"],
  action: ["hand", "row"],
  victim: ["seats"],
  "hunter-take": ["pile"],
  "hunter-give": ["mine"],
  "peddler-give": ["hand"],
  "peddler-take": ["theirs"],
  robber: ["open"],
  "tax-give": ["mine"],
  "tax-to": ["seats"],
  assassin: ["theirs"],
  historian: ["pile"],
  "trader-give": ["mine"],
  "trader-take": ["theirs"],
  "weaver-take": ["mine"],
  "weaver-place": ["hand"],
  "vp-chapter": ["theirChapters"],
  "vp-swap-give": ["mine"],
  "vp-swap-take": ["theirs"],
  "vp-place": ["hand"],
  "vp-take-card": ["theirs"],
};

/** The same at level 4, where whole chapters move. @type {Record<string, Place[]>} */
const EXPECTED_WHOLE = {
  "hunter-give": ["myChapters"],
  "peddler-take": ["theirChapters"],
  "trader-give": ["myChapters"],
  "trader-take": ["theirChapters"],
};

/** The asks of an effect in their order, for the steps of the prompt. @type {Record<string, string[]>} */
const STEPS = {
  BRI: ["level", "bricklayer"],
  HUN: ["level", "hunter-take", "hunter-give"],
  PED: ["level", "victim", "peddler-give", "peddler-take"],
  ROB: ["level", "victim", "robber"],
  TAX: ["level", "tax-give", "tax-to"],
  ASN: ["level", "victim", "assassin"],
  HIS: ["level", "historian"],
  TRA: ["level", "victim", "trader-give", "trader-take"],
  WEA: ["level", "weaver-take", "weaver-place"],
  vp2_take_chapter: ["use", "victim", "vp-chapter"],
  vp3_swap_1_for_2: ["use", "victim", "vp-swap-give", "vp-swap-take"],
  vp4_take_card: ["use", "victim", "vp-take-card"],
};

/** How many picks an ask wants, by level. @type {Record<string, Record<number, number>>} */
const COUNTS = {
  "setup-place": { 0: 3 },
  bricklayer: { 0: 1, 2: 2, 4: 3 },
  "hunter-take": { 0: 1, 2: 2, 4: 3 },
  "hunter-give": { 0: 1, 2: 2 },
  "peddler-give": { 0: 1, 2: 2, 4: 2 },
  "peddler-take": { 0: 1, 2: 2 },
  robber: { 2: 1, 4: 2 },
  assassin: { 0: 1, 2: 2, 4: 2 },
  historian: { 2: 1, 4: 2 },
  "trader-give": { 0: 1, 2: 2 },
  "trader-take": { 0: 1, 2: 2 },
  "weaver-take": { 2: 1, 4: 2 },
  "weaver-place": { 0: 1, 2: 2 },
  "vp-swap-take": { 0: 2 },
};

/** @param {string} about @param {string} item what lies last in the action area, by its profession or VP card @returns {Flow} */
export const flowOf = (about, item) => BY_ABOUT[about] ?? BY_ITEM[item] ?? {};

/** @param {string} about @param {number} level @returns {Place[]} */
export const expectedPlaces = (about, level) => (level === 4 && EXPECTED_WHOLE[about]) || (EXPECTED[about] ?? []);

/** @param {string} item */
export const stepsOf = (item) => STEPS[item] ?? [];

/** @param {string} about @param {number} level @returns {number | undefined} */
export const countWanted = (about, level) => COUNTS[about]?.[level];

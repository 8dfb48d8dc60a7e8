/**
 * Components inside a sentence: Fluent fills in text only, so a component goes in between two private-use characters
 * and comes out as a piece of its own, which the log draws as a chip.
 *
 * @typedef {{label: string, name: string, said: string}} Mention
 * @typedef {string | Mention} Piece
 */

const OPEN = "\uE000";
const BETWEEN = "\uE001";
const CLOSE = "\uE002";

/** Facts whose numbers are seats. */
export const SEAT_FACTS = new Set(["seat", "to", "from_seat", "victim", "owner", "giver", "taker", "rival"]);

/** @param {string} label @param {string} name @param {string} said */
export const wrap = (label, name, said) => OPEN + [label, name, said].join(BETWEEN) + CLOSE;

/** @param {string} text @returns {Piece[]} */
export function pieces(text) {
  return text
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
    .filter(Boolean)
    .map(piece);
}

/** @param {string} text @returns {Piece} */
function piece(text) {
  if (!text.startsWith(OPEN)) return text;
  const [label = "", name = "", said = ""] = text.slice(1, -1).split(BETWEEN);
  return { label, name, said };
}

/** The pieces as plain text. @param {Piece[]} given */
export const plain = (given) => given.map((each) => (typeof each === "string" ? each : each.said)).join("");

/** @param {import("../types.js").SeatInfo[]} seats @param {number} seat */
export const seatName = (seats, seat) => seats[seat]?.name || String.fromCharCode(65 + seat);

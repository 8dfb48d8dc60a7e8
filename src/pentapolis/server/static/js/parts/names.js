/** How many names of their own the words have for bots. */
const BOT_NAMES = 8;

/**
 * The seats, everybody with a name: bots have those of the house, by their place.
 *
 * @param {import("../types.js").SeatInfo[]} seats @param {import("../words/words.js").Words} words
 */
export const namedSeats = (seats, words) =>
  seats.map((seat, place) => ({ ...seat, name: seat.name || unnamed(seat.kind, place, words) }));

/** @param {import("../types.js").SeatInfo["kind"]} kind @param {number} place @param {import("../words/words.js").Words} words */
function unnamed(kind, place, words) {
  if (kind === "bot") return words.or(`ui-bot-name-${(place % BOT_NAMES) + 1}`, "");
  return words.or(kind === "open" ? "ui-seat-open" : "ui-guest", "");
}

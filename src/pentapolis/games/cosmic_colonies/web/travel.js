/**
 * What lies where, for cards that are seen to travel, and which way each event moves them.
 *
 * @typedef {import("/static/js/types.js").Thing} Thing
 * @typedef {import("/static/js/types.js").GameEvent} GameEvent
 */

/** @param {any} view @param {number | null} you @returns {Thing[]} */
export function things(view, you) {
  /** @type {Thing[]} */
  const found = view.hand.map((/** @type {string} */ face) => ({ id: `hand/${face}`, place: `hand${you}`, face }));
  view.seats.forEach((/** @type {import("./scene.js").SeatView} */ seat, /** @type {number} */ number) => {
    if (number !== you) found.push(...hidden(`hand${number}`, seat.hand));
    for (const face of seat.shown) found.push({ id: `shown${number}/${face}`, place: `shown${number}`, face });
    seat.tiles.forEach((tile, place) =>
      found.push({ id: `tile${number}/${place}`, place: `city${number}`, face: `${tile.tile}/${number}/${place}` }),
    );
  });
  for (const { to, count } of view.piles) found.push(...hidden(`pile${to}`, count));
  return found;
}

/** @param {string} place @param {number} count @returns {Thing[]} */
const hidden = (place, count) =>
  Array.from({ length: count }, (_, number) => ({ id: `back/${place}/${number}`, place, face: null }));

/** Nothing else travels: a tile does not come out of a hand. @type {[string, string][]} */
const NOWHERE = [["-", "-"]];

/** @type {Record<string, (event: GameEvent) => [string, string][]>} */
const WAYS = {
  reveal: (event) => [[`hand${event.seat}`, `shown${event.seat}`]],
  passed: (event) => [
    [`shown${event.seat}`, `hand${event.to}`],
    [`shown${event.seat}`, `pile${event.to}`],
  ],
  collect: (event) => [[`pile${event.seat}`, `hand${event.seat}`]],
};

/** @param {GameEvent} event @returns {[string, string][]} */
export const journeys = (event) => WAYS[event.kind]?.(event) ?? NOWHERE;

/** @param {GameEvent} event @returns {"card" | "seal" | null} */
export function soundOf(event) {
  if (["build", "monument", "monument-aside"].includes(event.kind)) return "seal";
  return event.kind in WAYS ? "card" : null;
}

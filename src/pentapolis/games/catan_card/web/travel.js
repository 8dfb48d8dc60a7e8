/**
 * What lies where, for cards that are seen to travel, and which way each event moves them.
 *
 * @typedef {import("/static/js/types.js").Thing} Thing
 * @typedef {import("/static/js/types.js").GameEvent} GameEvent
 */

import { copies } from "./scene.js";

/** @param {any} view @param {number | null} you @returns {Thing[]} */
export function things(view, you) {
  /** @type {Thing[]} */
  const found = [...hidden("deck", view.deck)];
  for (const [resource, copy] of copies(view.market))
    found.push({ id: `market/${resource}/${copy}`, place: "market", face: resource });
  if (view.discard[0]) found.push({ id: `discard/${view.discard[0]}`, place: "discard", face: view.discard[0] });
  view.seats.forEach((/** @type {import("./scene.js").SeatView} */ seat, /** @type {number} */ number) => {
    seat.roads.forEach((_, place) => found.push({ id: `road${number}/${place}`, place: `roads${number}`, face: "road" }));
    seat.knights.forEach((_, place) => found.push({ id: `knight${number}/${place}`, place: `knights${number}`, face: "knight" }));
    if (number !== you) found.push(...hidden(`hand${number}`, seat.hand));
  });
  for (const [resource, copy] of copies(view.hand))
    found.push({ id: copy ? `hand${you}/${resource}/${copy}` : `hand${you}/${resource}`, place: `hand${you}`, face: resource });
  return found;
}

/** @param {string} place @param {number} count @returns {Thing[]} */
const hidden = (place, count) =>
  Array.from({ length: count }, (_, number) => ({ id: `back/${place}/${number}`, place, face: null }));

/** @type {Record<string, (me: number, you: number) => [string, string][]>} */
const WAYS = {
  draw: (me) => [["deck", `hand${me}`]],
  "deck-exchange": (me) => [
    [`hand${me}`, "discard"],
    ["deck", `hand${me}`],
  ],
  "market-exchange": (me) => [
    ["market", `hand${me}`],
    [`hand${me}`, "market"],
  ],
  "opponent-draw": (me, you) => [[`hand${you}`, `hand${me}`]],
  "library-draw": (me, you) => [[`hand${you}`, `hand${me}`]],
  "opponent-return": (me, you) => [[`hand${me}`, `hand${you}`]],
  guild: (me, you) => [[`hand${you}`, `hand${me}`]],
  build: (me) => [[`hand${me}`, "discard"]],
  lay: (me) => [
    ["supply", `roads${me}`],
    ["supply", `knights${me}`],
  ],
  capture: (me, you) => [
    [`roads${you}`, `roads${me}`],
    [`knights${you}`, `knights${me}`],
  ],
  "raid-discard": (me) => [[`hand${me}`, "discard"]],
  "market-day": () => [["deck", "market"]],
};

/** @param {GameEvent} event @returns {[string, string][]} */
export function journeys(event) {
  return event.seat === null ? [] : (WAYS[event.kind]?.(event.seat, Number(event.victim ?? event.rival ?? -1)) ?? []);
}

/** @param {GameEvent} event @returns {"card" | "seal" | null} */
export function soundOf(event) {
  if (event.kind === "victory") return "seal";
  return event.kind in WAYS ? "card" : null;
}

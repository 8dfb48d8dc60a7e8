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
  view.seats.forEach((/** @type {import("./scene.js").SeatView} */ seat, /** @type {number} */ number) => {
    for (const house of seat.city)
      found.push({ id: `city${number}/${house.district}`, place: `city${number}`, face: house.district });
    if (number !== you) found.push(...hidden(`hand${number}`, seat.hand));
  });
  for (const [card, copy] of copies(view.hand))
    found.push({ id: `hand${you}/${card.district}/${copy}`, place: `hand${you}`, face: card.district });
  return found;
}

/** @param {string} place @param {number} count @returns {Thing[]} */
const hidden = (place, count) =>
  Array.from({ length: count }, (_, number) => ({ id: `back/${place}/${number}`, place, face: null }));

/** @type {Record<string, (me: number, you: number) => [string, string][]>} */
const WAYS = {
  keep: (me) => [["deck", `hand${me}`]],
  draw: (me) => [["deck", `hand${me}`]],
  architect: (me) => [["deck", `hand${me}`]],
  smithy: (me) => [["deck", `hand${me}`]],
  park: (me) => [["deck", `hand${me}`]],
  search: (me) => [["deck", `hand${me}`]],
  "voyage-cards": (me) => [["deck", `hand${me}`]],
  build: (me) => [[`hand${me}`, `city${me}`]],
  destroy: (me, you) => [[`city${you}`, "deck"]],
  armory: (me, you) => [[`city${you}`, "deck"]],
  "buy-back": (me) => [[`city${me}`, `hand${me}`]],
  laboratory: (me) => [[`hand${me}`, "deck"]],
  replace: (me) => [
    [`hand${me}`, "deck"],
    ["deck", `hand${me}`],
  ],
  swap: (me, you) => [
    [`hand${me}`, `hand${you}`],
    [`hand${you}`, `hand${me}`],
  ],
  wizard: (me, you) => [[`hand${you}`, `hand${me}`]],
  "tribute-card": (me, you) => [[`hand${me}`, `hand${you}`]],
  exchange: (me, you) => [
    [`city${me}`, `city${you}`],
    [`city${you}`, `city${me}`],
  ],
};

/** @param {GameEvent} event @returns {[string, string][]} */
export function journeys(event) {
  const you = Number(event.owner ?? event.victim ?? event.to ?? -1);
  return event.seat === null ? [] : (WAYS[event.kind]?.(event.seat, you) ?? []);
}

/** @param {GameEvent} event @returns {"card" | "seal" | null} */
export function soundOf(event) {
  if (event.kind === "complete" || event.kind === "crown") return "seal";
  return event.kind in WAYS ? "card" : null;
}

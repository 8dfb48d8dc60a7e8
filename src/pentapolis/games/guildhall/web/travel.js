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
  const found = [...hidden("deck", view.deck), ...hidden("discard", view.discard.count - (view.discard.top ? 1 : 0))];
  if (view.discard.top) found.push({ id: `discard/${view.discard.top}`, place: "discard", face: view.discard.top });
  view.seats.forEach((/** @type {import("./scene.js").SeatView} */ seat, /** @type {number} */ number) => {
    for (const card of seat.hall)
      found.push({ id: `hall${number}/${card}`, place: `hall${number}-${card.split("-")[0]}`, face: card });
    seat.action_area.forEach((card, place) =>
      found.push({ id: `area${number}/${card}/${place}`, place: `area${number}`, face: card }),
    );
    if (number === you) found.push(...handThings(view.hand, number));
    else found.push(...hidden(`hand${number}`, seat.hand));
  });
  for (const [vp, copy] of copies(view.row)) found.push({ id: `row/${vp}/${copy}`, place: "row", face: vp });
  return found;
}

/** @param {string[]} hand @param {number} seat @returns {Thing[]} */
const handThings = (hand, seat) =>
  copies(hand).map(([card, copy]) => ({ id: `hand${seat}/${card}/${copy}`, place: `hand${seat}`, face: card }));

/**
 * Cards that lie face down: each its own thing, none with a face.
 * @param {string} place
 * @param {number} count
 * @returns {Thing[]}
 */
const hidden = (place, count) =>
  Array.from({ length: count }, (_, number) => ({ id: `back/${place}/${number}`, place, face: null }));

/** Which way an event moves cards; `me` is who does it, `you` the other seat concerned.
 * @type {Record<string, (me: number, you: number) => [string, string][]>} */
const WAYS = {
  draw: (me) => [["deck", `hand${me}`]],
  discard: (me) => [[`hand${me}`, "discard"]],
  play: (me) => [[`hand${me}`, `area${me}`]],
  place: (me) => [[`hand${me}`, `hall${me}`]],
  "set-up": (me) => [[`hand${me}`, `hall${me}`]],
  "move-in": (me) => [[`area${me}`, `hall${me}`]],
  weave: (me) => [
    [`hand${me}`, `hall${me}`],
    [`hall${me}`, `hand${me}`],
  ],
  swap: (me, you) => [
    [`hall${me}`, `hall${you}`],
    [`hall${you}`, `hall${me}`],
  ],
  "take-card": (me, you) => [[`hall${you}`, `hall${me}`]],
  "take-chapter": (me, you) => [[`hall${you}`, `hall${me}`]],
  return: (me) => [[`hand${me}`, "deck"]],
  hunt: (me) => [
    ["discard", `hall${me}`],
    [`hall${me}`, "discard"],
  ],
  remember: (me) => [["discard", `hall${me}`]],
  study: (me) => [
    ["deck", `hall${me}`],
    ["deck", "discard"],
  ],
  peddle: (me, you) => [
    [`hand${me}`, `hall${you}`],
    [`hall${you}`, `hand${me}`],
  ],
  rob: (me, you) => [[`hand${you}`, `hall${me}`]],
  "rob-in-vain": (me, you) => [[`hand${you}`, "discard"]],
  tax: (me, you) => [[`hall${me}`, `hall${you}`]],
  remove: (me, you) => [[`hall${you}`, "discard"]],
  buy: (me) => [["row", `area${me}`]],
};

/** @param {GameEvent} event @returns {[string, string][]} */
export function journeys(event) {
  const you = Number(event.victim ?? event.rival ?? event.to ?? -1);
  return event.seat === null ? [] : (WAYS[event.kind]?.(event.seat, you) ?? []);
}

/** @param {GameEvent} event @returns {"card" | "seal" | null} */
export function soundOf(event) {
  if (event.kind === "complete") return "seal";
  return event.kind in WAYS ? "card" : null;
}

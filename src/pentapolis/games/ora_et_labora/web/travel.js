/**
 * What lies where, for cards that are seen to travel, and which way each event moves them.
 *
 * @typedef {import("/static/js/types.js").Thing} Thing
 * @typedef {import("/static/js/types.js").GameEvent} GameEvent
 */

/** @param {any} view @param {number | null} you @returns {Thing[]} */
export function things(view, you) {
  /** @type {Thing[]} */
  const found = view.display.map((/** @type {string} */ card) => ({ id: `display/${card}`, place: "display", face: card }));
  const boards = view.neutral ? [...view.seats, view.neutral] : view.seats;
  boards.forEach((/** @type {import("./scene.js").SeatView} */ seat, /** @type {number} */ board) => {
    for (const { card } of seat.cells) if (card) found.push({ id: `land${board}/${card}`, place: `land${board}`, face: card });
    if (board === you)
      for (const card of seat.settlements ?? []) found.push({ id: `supply/${card}`, place: `supply${board}`, face: card });
  });
  return found;
}

/** @param {GameEvent} event @returns {[string, string][]} */
export function journeys(event) {
  if (event.kind === "build") return [["display", `land${event.seat}`]];
  if (event.kind === "place-neutral") return [["display", "land1"]];
  return event.kind === "settle" ? [[`supply${event.seat}`, `land${event.seat}`]] : [];
}

/** @param {GameEvent} event @returns {"card" | "seal" | null} */
export function soundOf(event) {
  if (event.kind === "phase" || event.kind === "bonus-round") return "seal";
  return ["build", "settle", "buy", "lay", "use", "enter"].includes(event.kind) ? "card" : null;
}

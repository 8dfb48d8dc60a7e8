/**
 * What a page knows of its table before the server has told it.
 *
 * @param {string} table @returns {import("../types.js").State}
 */
export const emptyState = (table) => ({
  type: "state",
  table,
  number: -1,
  moves: 0,
  game: "",
  title: "",
  options: {},
  status: "waiting",
  host: false,
  commitment: "",
  key: null,
  seats: [],
  you: null,
  view: null,
  asked: [],
  ask: null,
  undo: { can: false, why: null },
  events: [],
  log: null,
  chat: null,
  outcome: null,
  rematch: null,
});

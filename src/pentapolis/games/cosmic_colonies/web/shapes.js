/**
 * Polyominoes by their names: `xxx/.x.` is a T. Turning and flipping are done with the name alone; where a tile may lie is told
 * by the options of the ask, never worked out here.
 *
 * @typedef {[number, number]} Cell  row and column from 0
 */

/** @param {string} shape @returns {Cell[]} in reading order */
export const cellsOf = (shape) =>
  shape.split("/").flatMap((row, r) => [...row].flatMap((mark, c) => (mark === "x" ? [/** @type {Cell} */ ([r, c])] : [])));

/** @param {string} shape */
export const boxOf = (shape) => {
  const rows = shape.split("/");
  return { height: rows.length, width: (rows[0] ?? "").length };
};

/** A quarter turn clockwise. @param {string} shape */
export function turned(shape) {
  const rows = shape.split("/");
  return [...(rows[0] ?? "")].map((_, column) => rows.map((row) => row[column]).reverse().join("")).join("/");
}

/** Turned over, left becomes right. @param {string} shape */
export const flipped = (shape) => shape.split("/").map((row) => [...row].reverse().join("")).join("/");

/**
 * The shape's own cell that stays put when it is turned, and that carries the icon: the one with most neighbours.
 *
 * @param {Cell[]} cells
 * @returns {Cell}
 */
export function heartOf(cells) {
  const degree = (/** @type {Cell} */ one) => cells.filter((other) => near(one, other)).length;
  return cells.reduce((best, cell) => (degree(cell) > degree(best) ? cell : best), cells[0] ?? [0, 0]);
}

/** Whether two cells share a side. @param {Cell} one @param {Cell} other */
export const near = (one, other) => Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) === 1;

/** @param {Cell[]} cells @param {number} row @param {number} column @returns {Cell[]} */
export const shifted = (cells, row, column) => cells.map(([r, c]) => [r + row, c + column]);

/** The side of a cell in the drawing. */
export const UNIT = 40;

/** The outline of some cells as a path; holes and separate parts are outlines of their own. @param {Cell[]} cells */
export function outline(cells) {
  const next = edges(cells);
  let path = "";
  for (let start = first(next); start; start = first(next)) path += `M${walk(next, start).map(pointOf).join("L")}Z`;
  return path;
}

/** @param {string} corner */
const pointOf = (corner) => corner.split(",").map((each) => Number(each) * UNIT).join(" ");

/** @param {Map<string, string[]>} next */
const first = (next) => next.keys().next().value;

/** The sides of the outline, clockwise: from each corner to the next. @param {Cell[]} cells @returns {Map<string, string[]>} */
function edges(cells) {
  const all = new Set(cells.map(String));
  /** @type {Map<string, string[]>} */
  const next = new Map();
  const add = (/** @type {number[]} */ from, /** @type {number[]} */ to) =>
    next.set(String(from), [...(next.get(String(from)) ?? []), String(to)]);
  for (const [r, c] of cells) {
    if (!all.has(`${r - 1},${c}`)) add([c, r], [c + 1, r]);
    if (!all.has(`${r},${c + 1}`)) add([c + 1, r], [c + 1, r + 1]);
    if (!all.has(`${r + 1},${c}`)) add([c + 1, r + 1], [c, r + 1]);
    if (!all.has(`${r},${c - 1}`)) add([c, r + 1], [c, r]);
  }
  return next;
}

/** Once round from a corner; the sides that were walked are used up. @param {Map<string, string[]>} next @param {string} start */
function walk(next, start) {
  const corners = [start];
  for (let here = start; ;) {
    const ways = next.get(here) ?? [];
    const to = ways.shift();
    if (!ways.length) next.delete(here);
    if (to === undefined || to === start) return corners;
    corners.push(to);
    here = to;
  }
}

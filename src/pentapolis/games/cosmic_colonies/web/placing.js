import { groundOf } from "./asteroid.js";
import { cellsAt, PLACING } from "./scene.js";
import { boxOf, cellsOf, flipped, heartOf, turned } from "./shapes.js";

/**
 * Where the tile is held while a place is asked for. What is legal is what the ask offers; of the rest the table is asked why.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./shapes.js").Cell} Cell
 * @typedef {{moment: string, shape: string, row: number, column: number,
 *   over: Cell | null}} Held  `over`: the cell under the mouse
 * @typedef {{shape: string, row: number, column: number}} Place
 */

const LAST = 7; // the last row and column of the grid

export class Placing {
  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
    this.ctx = scene.ctx;
    this.tile = scene.building;
    this.moment = [scene.ctx.number, ...scene.picked].join("/");
    this.offered = (scene.ctx.ask?.options ?? []).filter((option) => option.startsWith("place ")).map(placeOf);
    /** @type {Held} */
    this.held = this._held();
    this.shown = this.held.over ? this._under(this.held.shape, this.held.over) : this.held;
    this.option = optionOf(this.shown);
    this.legal = scene.ctx.offers(this.option);
    this.cells = cellsOfPlace(this.shown);
  }

  /** @returns {Held} */
  _held() {
    const kept = this.ctx.get("tile");
    return kept?.moment === this.moment ? kept : { moment: this.moment, ...this._tightest(), over: null };
  }

  /** To begin with: the place where most sides of the tile lie at a building or at the rim. @returns {Place} */
  _tightest() {
    const free = new Set(this.free.map(String));
    const touching = (/** @type {Place} */ place) => {
      const cells = cellsOfPlace(place);
      return cells
        .flatMap(around)
        .filter((side) => !free.has(String(side)) && !cells.some((cell) => String(cell) === String(side))).length;
    };
    return this.offered.reduce(
      (best, place) => (touching(place) > touching(best) ? place : best),
      this.offered[0] ?? { shape: "x", row: 0, column: 0 },
    );
  }

  /** Cells of the ground on which nothing stands. @returns {Cell[]} */
  get free() {
    const taken = this.taken;
    return groundOf(this.scene.mine.grid).filter((cell) => !taken.has(String(cell)));
  }

  get taken() {
    return new Set([...this.scene.mine.tiles, ...this.scene.pending].flatMap((tile) => tile.cells.map(String)));
  }

  /** Free cells that the tile cannot reach as it is turned now. */
  get unreached() {
    const reached = new Set(this._turnedAlike.flatMap((place) => cellsOfPlace(place).map(String)));
    return this.free.filter((cell) => !reached.has(String(cell)));
  }

  /** Cells of the tile that lie in space or on another tile. */
  get wrong() {
    const free = new Set(this.free.map(String));
    return this.legal ? [] : this.cells.filter((cell) => !free.has(String(cell)));
  }

  /** How many cells of each terrain the tile covers. @returns {[string, number][]} */
  get covers() {
    const { grid } = this.scene.mine;
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const [r, c] of this.cells) counts.set(grid[r]?.[c] ?? ".", (counts.get(grid[r]?.[c] ?? ".") ?? 0) + 1);
    return [...counts].filter(([terrain]) => terrain !== ".");
  }

  get _turnedAlike() {
    return this.offered.filter((place) => place.shape === this.held.shape);
  }

  /** With its heart on a cell, as far as the names of cells go. @param {string} shape @param {Cell} cell @returns {Place} */
  _under(shape, [r, c]) {
    const [row, column] = heartOf(cellsOf(shape));
    return { shape, row: clamped(r - row), column: clamped(c - column) };
  }

  /** @param {Place} place @param {Cell | null} [over] */
  _keep(place, over = null) {
    this.ctx.set("tile", { moment: this.moment, shape: place.shape, row: place.row, column: place.column, over });
  }

  // --- what the reader does -----------------------------------------------------------------------------------------------

  /** The mouse is over a cell, or has left. @param {Cell | null} cell */
  hover(cell) {
    if (String(cell) !== String(this.held.over)) this._keep(this.held, cell);
  }

  /**
   * A cell is pressed: the tile goes to the nearest legal place that covers it, turned if need be; else it shows why not.
   *
   * @param {Cell} cell
   */
  press(cell) {
    if (this.held.over && this.legal) return this._keep(this.shown);
    const covering = this.offered.filter((place) => cellsOfPlace(place).some((each) => String(each) === String(cell)));
    const alike = covering.filter((place) => place.shape === this.held.shape);
    const wanted = this._under(this.held.shape, cell);
    this._keep(nearest(alike.length ? alike : covering, wanted) ?? wanted);
  }

  turn() {
    this._reshape(turned(this.held.shape));
  }

  flip() {
    this._reshape(flipped(this.held.shape));
  }

  /** Stays where it is; where it cannot, it goes to the nearest place it can lie in. @param {string} shape */
  _reshape(shape) {
    const [row, column] = heartOf(cellsOf(this.shown.shape));
    const wanted = this._under(shape, [this.shown.row + row, this.shown.column + column]);
    const alike = this.offered.filter((place) => place.shape === shape);
    const fits = this.ctx.offers(optionOf(wanted));
    this._keep(fits ? wanted : (nearest(alike, wanted) ?? wanted), this.held.over);
  }

  /** @param {number} rows @param {number} columns */
  move(rows, columns) {
    const { height, width } = boxOf(this.shown.shape);
    const row = Math.min(Math.max(0, this.shown.row + rows), LAST + 1 - height);
    const column = Math.min(Math.max(0, this.shown.column + columns), LAST + 1 - width);
    this._keep({ shape: this.shown.shape, row, column });
  }
}

/** @param {string} option @returns {Place} */
function placeOf(option) {
  const [, shape = "x", corner = "a1"] = option.split(" ");
  return { shape, row: Number(corner.slice(1)) - 1, column: corner.charCodeAt(0) - 97 };
}

/** @param {Place} place */
const cornerOf = ({ row, column }) => `${String.fromCharCode(97 + column)}${row + 1}`;

/** @param {Place} place */
const optionOf = (place) => `place ${place.shape} ${cornerOf(place)}`;

/** @param {Place} place */
const cellsOfPlace = (place) => cellsAt(place.shape, cornerOf(place));

/** @param {number} number */
const clamped = (number) => Math.min(Math.max(0, number), LAST);

/** @param {Cell} cell @returns {Cell[]} */
const around = ([r, c]) => [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]];

/** @param {Place[]} places @param {Place} wanted */
function nearest(places, wanted) {
  const far = (/** @type {Place} */ place) => Math.hypot(place.row - wanted.row, place.column - wanted.column);
  return places.reduce(
    (/** @type {Place | undefined} */ best, place) => (!best || far(place) < far(best) ? place : best),
    undefined,
  );
}

// --- keys -----------------------------------------------------------------------------------------------------------------

/** The tile that the keys move; null while no place is asked for. @type {Placing | null} */
let current = null;

/** @type {Record<string, (placing: Placing) => void>} physical keys: К and А of a Russian layout are R and F */
const KEYS = {
  KeyR: (placing) => placing.turn(),
  KeyF: (placing) => placing.flip(),
  ArrowUp: (placing) => placing.move(-1, 0),
  ArrowDown: (placing) => placing.move(1, 0),
  ArrowLeft: (placing) => placing.move(0, -1),
  ArrowRight: (placing) => placing.move(0, 1),
};

/** The tile of this moment, if a place is asked for. @param {Scene} scene @returns {Placing | null} */
export function placingOf(scene) {
  return PLACING.includes(scene.ctx.about) ? new Placing(scene) : null;
}

/** Lends arrows, R and F to the tile while it is being placed. @param {Placing | null} placing */
export function lendKeys(placing) {
  const begins = placing !== null && placing.moment !== current?.moment;
  current = placing;
  if (begins) requestAnimationFrame(bringIntoSight);
}

/** On a small screen the asteroid may be out of sight when a place is asked for. */
function bringIntoSight() {
  const field = document.querySelector(".placing");
  const box = field?.getBoundingClientRect();
  if (box && (box.top < 0 || box.bottom > innerHeight)) field?.closest(".me")?.scrollIntoView({ block: "start" });
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const deed = KEYS[event.code];
  const busy = event.target instanceof Element && event.target.closest("dialog, input, textarea, select, .rail");
  if (!current || !deed || busy || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  deed(current);
}

addEventListener("keydown", pressed, true);

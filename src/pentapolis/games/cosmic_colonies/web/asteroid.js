import { html, nothing, svg } from "/static/js/lib.js";
import { kindOf } from "./scene.js";
import { boxOf, cellsOf, heartOf, outline, UNIT } from "./shapes.js";

/**
 * One asteroid as one drawing: ground, tiles, and over mine the tile that is being placed.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").SeatView} SeatView
 * @typedef {import("./scene.js").Tile} Tile
 * @typedef {import("./shapes.js").Cell} Cell
 */

/** @param {string[]} grid @returns {Cell[]} */
export const groundOf = (grid) =>
  grid.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === "." ? [] : [/** @type {Cell} */ ([r, c])])));

/** @param {Scene} scene @param {number} seat @param {{label: string, extra?: Tile[], over?: unknown, big?: boolean}} more */
export function asteroid(scene, seat, { label, extra = [], over = nothing, big = false }) {
  const { grid, tiles } = scene.seat(seat);
  const marked = tiles.map((tile, place) => tileView(tile, scene.ctx.moved(`tile${seat}/${place}`)));
  return html`<svg class=${big ? "cc-aster big" : "cc-aster"} viewBox="-9 -9 338 338" role="img" aria-label=${label}>
    ${ground(grid)}${marked}${extra.map((tile) => tileView(tile, true))}${over}</svg>`;
}

/** @param {string[]} grid */
const ground = (grid) => svg`<g><path class="rim" d=${outline(groundOf(grid))}></path>${groundOf(grid).map(
  ([r, c]) => svg`<use href=${`#t-${grid[r]?.[c]}`} x=${c * UNIT} y=${r * UNIT} width=${UNIT} height=${UNIT}></use>`,
)}</g>`;

/** @param {Tile} tile @param {boolean} moved */
function tileView({ tile, cells }, moved) {
  const [r, c] = last(cells);
  const spark = moved
    ? svg`<path class="cc-spark" d=${`M${(c + 1) * UNIT - 3} ${r * UNIT - 7}l10 10-10 10-10-10z`}></path>`
    : nothing;
  return svg`<g class="cc-tile" data-b=${kindOf(tile)}>${tileBody(tile, cells)}${spark}</g>`;
}

/** The upper right cell: there the spark is not in the way. @param {Cell[]} cells @returns {Cell} */
const last = (cells) =>
  cells.reduce(
    (best, cell) => (cell[0] < best[0] || (cell[0] === best[0] && cell[1] > best[1]) ? cell : best),
    cells[0] ?? [0, 0],
  );

/** @param {string} tile @param {Cell[]} cells @param {unknown} [between] drawn under the roof */
export function tileBody(tile, cells, between = nothing) {
  const path = outline(cells);
  const [r, c] = heartOf(cells);
  const kind = kindOf(tile);
  return svg`<path class="wall" d=${path} transform="translate(0 3)"></path>${between}<path class="roof" d=${path}></path>
    <path class="hat" d=${path} fill=${`url(#h-${kind})`}></path><path class="edge" d=${path}></path>
    <use href=${`#b-${kind}`} x=${c * UNIT + 6} y=${r * UNIT + 6} width="28" height="28"></use>`;
}

/** A tile by itself. @param {string} tile @param {string} shape */
export function shapeView(tile, shape) {
  const { width, height } = boxOf(shape);
  return html`<svg
    class="cc-shape"
    data-w=${width}
    data-h=${height}
    viewBox=${`-3 -3 ${width * UNIT + 6} ${height * UNIT + 9}`}
    aria-hidden="true">
    <g class="cc-tile" data-b=${kindOf(tile)}>${tileBody(tile, cellsOf(shape))}</g>
  </svg>`;
}

/** The tile that is being placed: lifted and ringed where it may lie; pale, dashed and crossed where it may not.
 * @param {import("./placing.js").Placing} placing */
export function ghostView(placing) {
  const { cells, legal, tile } = placing;
  const halo = svg`<path class="halo" d=${outline(cells)}></path>`;
  const veils = placing.unreached.map(
    ([r, c]) => svg`<rect class="off" x=${c * UNIT} y=${r * UNIT} width=${UNIT} height=${UNIT}></rect>`,
  );
  const lifted = legal ? "translate(-2 -4)" : nothing;
  return svg`<g class="cc-veil">${veils}</g>
    <g class=${legal ? "cc-ghost" : "cc-ghost bad"}>
      <g class="cc-tile" data-b=${kindOf(tile)} transform=${lifted}>${tileBody(tile, cells, halo)}</g>
      ${placing.wrong.map(crossView)}
    </g>`;
}

/** @param {Cell} cell */
const crossView = ([r, c]) => {
  const path = `M${c * UNIT + 11} ${r * UNIT + 11}l18 18m0-18l-18 18`;
  return svg`<path class="x" d=${path}></path><path class="x" d=${path}></path>`;
};

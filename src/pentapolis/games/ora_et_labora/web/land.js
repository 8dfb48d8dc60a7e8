import { html, nothing } from "/static/js/lib.js";
import { icon } from "/static/js/parts/icon.js";
import { marks } from "/static/js/parts/spot.js";
import { styled } from "/static/js/parts/styled.js";
import { token } from "./goods.js";
import { valuesView } from "./desk.js";
import { heightOf, signed, spotOf } from "./scene.js";

/**
 * Land: one grid for every board, columns −2 … 6; landscapes are frames, spaces are places. Large for one board, small for the
 * others.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").CellView} CellView
 */

/** By side: the first column of the grid, columns and rows. @type {Record<string, [number, number, number]>} */
const PIECES = { plains: [3, 5, 1], hills: [3, 5, 1], coast: [1, 2, 2], mountain: [8, 2, 2] };

/** @param {CellView[]} cells @returns {[number, number]} */
function rowsOf(cells) {
  const rows = cells.flatMap((cell) => [spotOf(cell)[1], spotOf(cell)[1] + heightOf(cell) - 1]);
  return [Math.min(...rows), Math.max(...rows)];
}

/** @param {number} row @param {number} column @param {number} rows @param {number} columns */
const area = (row, column, rows = 1, columns = 1) => styled({ "grid-area": `${row}/${column}/span ${rows}/span ${columns}` });

/** @param {Scene} scene @param {number} board */
export function landView(scene, board) {
  const seat = scene.seat(board);
  const [top, bottom] = rowsOf(seat.cells);
  const name = scene.nameOf(board);
  const pieces = [
    { side: "plains", row: 0, rows: 2 },
    ...seat.landscapes.map((each) => ({ ...each, rows: PIECES[each.side]?.[2] ?? 1 })),
  ];
  const has = (/** @type {string} */ side) => (pieces.some((piece) => piece.side === side) ? "land" : "none");
  const rows = bottom - top + 1;
  return html`<ul class="land" aria-label=${scene.ctx.t("board-land-of", { name })} data-rows=${rows}
    data-west=${has("coast")} data-east=${has("mountain")} ${styled({ "--rows": rows })}>
    ${pieces.map(({ side, row, rows: high }) => {
      const [column = 3, columns = 5] = PIECES[side] ?? [];
      return html`<li class="piece" aria-hidden="true" ${area(row - top + 1, column, high, columns)}></li>`;
    })}
    ${seat.cells.map((cell) => {
      const [x, y] = spotOf(cell);
      return html`<li ${area(y - top + 1, x + 3, heightOf(cell))}>${siteView(scene, board, cell)}</li>`;
    })}
  </ul>`;
}

/** @param {Scene} scene @param {number} board @param {CellView} cell */
function siteView(scene, board, cell) {
  const option = scene.cellOption(board, cell);
  const spot = option ? scene.ctx.spot(option, { calm: scene.open && !option.startsWith("place ") }) : null;
  const mark = marks(spot, labelOf(scene, board, cell), scene.ctx);
  const inside = html`<span class="sr">${mark.label}</span>${insideOf(scene, board, cell, spot)}`;
  const kind = kindOf(scene, cell);
  const about = cell.card ?? nothing;
  const thing = cell.card ? `land${board}/${cell.card}` : nothing;
  const state = mark.state === nothing && cell.card && scene.ctx.moved(`land${board}/${cell.card}`) ? "moved" : mark.state;
  if (!spot?.lit && !cell.card) return html`<span class=${kind} data-t=${cell.growth ?? cell.terrain}>${inside}</span>`;
  return html`<button
    type="button"
    class=${kind}
    data-t=${cell.growth ?? cell.terrain}
    data-state=${state}
    ?data-lit=${mark.lit}
    data-option=${option ?? nothing}
    aria-pressed=${mark.pressed}
    data-about=${about}
    data-thing=${thing}
    data-place=${cell.card ? nothing : `land${board}/${cell.at}`}
    @click=${spot?.lit ? mark.press : () => cell.card && scene.ctx.details(cell.card)}>${inside}</button>`;
}

/** @param {Scene} scene @param {CellView} cell */
function kindOf(scene, cell) {
  if (cell.growth) return `site ${cell.growth}`;
  if (!cell.card) return "site free";
  if (scene.isSettlement(cell.card)) return "site built sett";
  return scene.facts(cell.card).cloister ? "site built clo" : "site built";
}

/** A space in words. @param {Scene} scene @param {number} board @param {CellView} cell */
function labelOf(scene, board, cell) {
  const { ctx } = scene;
  const terrain = ctx.t(`board-terrain-${cell.terrain}`);
  if (cell.growth)
    return ctx.t(`board-${cell.growth}`, { count: scene.yieldOf(cell) });
  if (!cell.card) return ctx.t("board-free", { terrain, at: cell.at, gain: scene.placing ? String(scene.gainAt(cell)) : "none" });
  const { economic, dwelling } = scene.facts(cell.card);
  const who = (cell.clergy ?? []).map((man) => manName(scene, man)).join(", ");
  const told = {
    card: scene.cardName(cell.card),
    economic,
    dwelling,
    who: who || "none",
    sum: scene.seat(board).settled?.[cell.card] ?? 0,
  };
  return ctx.t(scene.isSettlement(cell.card) ? "board-settled" : "board-built", told);
}

/** `A prior` in words. @param {Scene} scene @param {string} man */
function manName(scene, man) {
  const [owner = "A", kind = "prior"] = man.split(" ");
  return scene.ctx.t("board-man", { kind, name: scene.nameOf(owner.charCodeAt(0) - 65) });
}

/** @param {Scene} scene @param {number} board @param {CellView} cell @param {import("./scene.js").Spot | null} spot */
function insideOf(scene, board, cell, spot) {
  if (cell.card) return builtView(scene, board, cell, cell.card);
  if (spot?.option.startsWith("place ")) return targetView(scene, cell);
  if (cell.growth) return growthView(scene, cell, spot);
  const water =
    cell.terrain === "water"
      ? html`<span class="dwv" aria-hidden="true">${icon("u-dwell")}
          <b>3</b></span>`
      : nothing;
  return html`<span class="ter" aria-hidden="true">${icon(`p-${cell.terrain}`)}</span>${water}`;
}

/** A legal place shows what it adds. @param {Scene} scene @param {CellView} cell */
function targetView(scene, cell) {
  const gain = scene.gainAt(cell);
  const settles = scene.placing ? scene.isSettlement(scene.placing) : true;
  const said = `${settles || gain <= 0 ? "" : "+"}${signed(gain)}`;
  return html`<span class="ter" aria-hidden="true">${icon(`p-${cell.terrain}`)}</span><span
      class="add"
      aria-hidden="true">${icon("u-dwell")}<b class="num">${said}</b></span>`;
}

/**
 * A forest or moor, with today's yield where it may be felled.
 *
 * @param {Scene} scene @param {CellView} cell @param {import("./scene.js").Spot | null} spot
 */
function growthView(scene, cell, spot) {
  if (!spot?.lit || spot.option.startsWith("clear ")) return nothing;
  const good = cell.growth === "forest" ? "wood" : "peat";
  return html`<span class="gain" aria-hidden="true">${token(good)}
    <b>${scene.yieldOf(cell)}</b></span>`;
}

/** @param {Scene} scene @param {number} board @param {CellView} cell @param {string} card */
function builtView(scene, board, cell, card) {
  const { economic, dwelling, cloister } = scene.facts(card);
  const figures = (cell.clergy ?? []).map((man) => icon(man.endsWith("prior") ? "u-prior" : "u-lay"));
  const values = scene.isSettlement(card)
    ? html`<span class="sum"><span class="num">${signed(scene.seat(board).settled?.[card] ?? 0)}</span>
        <span class="sh">${icon("u-shield")}<b>${signed(economic)}</b></span></span>`
    : valuesView({ economic, dwelling });
  return html`<span class="in" aria-hidden="true">
    <span class="head">
      <span class="em">${icon(`b-${card}`)}</span>
      ${cloister ? html`<i class="cross"></i>` : nothing}
      ${figures.length ? html`<span class="figs" data-n=${figures.length}>${figures}</span>` : nothing}
    </span>
    <span class="nm">${shortName(scene, card)}</span>
    ${values}
  </span>`;
}

/** On a space the cross says «cloister», so the name need not. @param {Scene} scene @param {string} card */
const shortName = (scene, card) => scene.ctx.words.or(`board-short-${card}`, scene.cardName(card));

/** Another board, small. @param {Scene} scene @param {number} board */
export function miniLand(scene, board) {
  const { cells } = scene.seat(board);
  const [top] = rowsOf(cells);
  const left = Math.min(...cells.map((cell) => spotOf(cell)[0]));
  const right = Math.max(...cells.map((cell) => spotOf(cell)[0]));
  return html`<button
    type="button"
    class="miniland"
    aria-label=${scene.ctx.t("board-show-land", { name: scene.nameOf(board) })}
    ${styled({ "--cols": right - left + 1 })}
    @click=${() => scene.look(board)}>
    ${cells.map((cell) => {
      const [x, y] = spotOf(cell);
      const inside = html`${cell.card ? icon(`b-${cell.card}`) : nothing}${cell.clergy ? html`<s></s>` : nothing}`;
      return html`<i
        class=${miniKind(scene, board, cell)}
        data-t=${cell.growth ?? cell.terrain}
        data-place=${`mini${board}/${cell.at}`}
        ${area(y - top + 1, x - left + 1, heightOf(cell))}>${inside}</i>`;
    })}
  </button>`;
}

/** @param {Scene} scene @param {number} board @param {CellView} cell */
function miniKind(scene, board, cell) {
  if (!cell.card) return "m";
  const fresh = scene.ctx.moved(`land${board}/${cell.card}`) ? " new" : "";
  if (scene.isSettlement(cell.card)) return `m b sett${fresh}`;
  return `m b${scene.facts(cell.card).cloister ? " clo" : ""}${fresh}`;
}

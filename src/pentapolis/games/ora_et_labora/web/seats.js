import { html, nothing } from "/static/js/lib.js";
import { icon } from "/static/js/parts/icon.js";
import { initial } from "/static/js/parts/house.js";
import { seatHead } from "/static/js/parts/seat.js";
import { miniGoods } from "./goods.js";
import { miniLand } from "./land.js";
import { signed } from "./scene.js";

/**
 * The other boards: the same land and the same counters, small.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */

/** Who is at home, as figures. @param {Scene} scene @param {number} board */
export function clergyView(scene, board) {
  const { prior, brothers } = scene.seat(board);
  const home = brothers.filter((each) => each === null).length;
  const label = scene.ctx.t("board-at-home", { prior: prior === null ? 1 : 0, home, brothers: brothers.length });
  return html`<span class="clergy" role="img" aria-label=${label}>
    <i class=${prior === null ? "on" : ""}>${icon("u-prior")}</i>${brothers.map(
      (each) => html`<i class=${each === null ? "on" : ""}>${icon("u-lay")}</i>`,
    )}
  </span>`;
}

/** Points so far by source. @param {Scene} scene @param {number} board @param {string} more */
export function sourcesView(scene, board, more) {
  const { score } = scene.seat(board);
  if (!score) return nothing;
  const sources = /** @type {const} */ ([
    ["goods", "u-goods"],
    ["economic", "u-shield"],
    ["dwelling", "u-dwell"],
  ]);
  return html`<ul class=${`src ${more}`}>
    ${sources.map(
      ([source, symbol]) => html`<li>
        ${icon(symbol)}
        <b>${signed(score[source] ?? 0)}</b>
        <span class="w">${scene.ctx.t(`board-source-${source}`)}</span>
      </li>`,
    )}
  </ul>`;
}

/** @param {Scene} scene @param {number} board */
export function seatView(scene, board) {
  const { ctx } = scene;
  const seat = scene.seat(board);
  const open = ctx.get("seat") === board;
  const badges = html`${clergyView(scene, board)}
    <span class="hm">${icon("b-S07")}${seat.settlements?.length ?? 0}<span class="sr">${ctx.t("board-supply")}</span></span>`;
  return html`<section class=${open ? "seat open" : "seat"} aria-label=${ctx.name(board)}>
    ${seatHead(ctx, board, {
      facts: [],
      points: seat.total ?? 0,
      unit: ctx.t("board-points-now"),
      badges,
      open: () => scene.look(board),
      opened: scene.shownBoard === board,
    })}${miniLand(scene, board)}${sourcesView(scene, board, "")}${miniGoods(scene, seat.goods ?? {})}
    ${reachView(scene, board)}
  </section>`;
}

/** The neutral player of the solo game. @param {Scene} scene @param {number} board */
export function neutralView(scene, board) {
  const { ctx } = scene;
  return html`<section class="seat neutral" aria-label=${ctx.t("board-neutral")}>
    <header>
      <span class="house" data-roof="hex" aria-hidden="true">${initial(ctx.t("board-neutral"))}</span>
      <div>
        <div class="who">
          <b>${ctx.t("board-neutral")}</b>
          ${clergyView(scene, board)}
        </div>
      </div>
    </header>
    ${miniLand(scene, board)}${reachView(scene, board)}
  </section>`;
}

/** How many buildings of a board can be chosen now; a press shows it large. @param {Scene} scene @param {number} board */
function reachView(scene, board) {
  const { ctx } = scene;
  const count = ctx.ask ? scene.choices(board) : 0;
  if (!count) return nothing;
  return html`<button type="button" class="btn reach" data-look=${board} @click=${() => scene.look(board)}>
    ${ctx.t("board-reach", { count })}
  </button>`;
}

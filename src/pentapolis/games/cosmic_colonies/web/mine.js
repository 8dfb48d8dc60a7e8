import { html, nothing } from "/static/js/lib.js";
import { seatHouse } from "/static/js/parts/house.js";
import { icon } from "/static/js/parts/icon.js";
import { marks } from "/static/js/parts/spot.js";
import { asteroid, ghostView } from "./asteroid.js";
import { scoreView } from "./score.js";
import { cityWords } from "./seats.js";
import { storeView, workerBanner } from "./scene.js";
import { UNIT } from "./shapes.js";

/**
 * My part of the table: the asteroid, where a tile is placed; my hand of workers; my points by source.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./placing.js").Placing} Placing
 * @typedef {import("./shapes.js").Cell} Cell
 */

/** @param {Scene} scene @param {number} seat @param {Placing | null} placing */
export function mineView(scene, seat, placing) {
  const { ctx } = scene;
  const { store, total, aside, asteroid: map } = scene.seat(seat);
  return html`<div class="mine-head">
      ${seatHouse(seat, ctx.name(seat), scene.awaits(seat))}
      <h2>${ctx.t("board-my-asteroid")}</h2>
      <span class="cap nm">${scene.word("map", map)}</span>
      ${storeView(scene, store, "mine")}
      ${
        aside.length
          ? html`<span class="cap">
              ${ctx.t("board-aside", { listed: aside.map((each) => scene.tileName(each)).join(", ") })}
            </span>`
          : nothing
      }
      <div class="vp">
        <span class="num">${total}</span>
        <span class="cap">${ctx.t("board-vp")}</span>
      </div>
    </div>
    <div class="cc-field">
      ${
        placing
          ? placingView(scene, seat, placing)
          : html`<div class="cc-bd">
              ${asteroid(scene, seat, { label: cityWords(scene, seat), extra: scene.pending, big: true })}
            </div>`
      }
    </div>`;
}

/** The asteroid as the place where the tile is held: one tab stop; arrows, R, F and Enter work wherever the focus is.
 * @param {Scene} scene @param {number} seat @param {Placing} placing */
function placingView(scene, seat, placing) {
  const hover = (/** @type {PointerEvent} */ event) =>
    event.pointerType === "mouse" ? act(event, (cell) => placing.hover(cell)) : undefined;
  return html`<div
    class="cc-bd placing"
    tabindex="0"
    role="application"
    aria-label=${scene.ctx.t("board-placing")}
    @click=${(/** @type {MouseEvent} */ event) => act(event, (cell) => placing.press(cell))}
    @pointermove=${hover}
    @pointerleave=${() => placing.hover(null)}>
    ${asteroid(scene, seat, { label: cityWords(scene, seat), extra: scene.pending, over: ghostView(placing), big: true })}
  </div>`;
}

/** Does something with the cell that an event points at. @param {MouseEvent} event @param {(cell: Cell) => void} deed */
function act(event, deed) {
  const drawing = event.currentTarget instanceof Element ? event.currentTarget.querySelector("svg") : null;
  const matrix = drawing?.getScreenCTM();
  if (!matrix) return;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const [row, column] = [Math.floor(point.y / UNIT), Math.floor(point.x / UNIT)];
  if (row >= 0 && column >= 0 && row < 8 && column < 8) deed([row, column]);
}

/** Hand and points. @param {Scene} scene @param {Placing | null} placing */
export function handView(scene, placing) {
  const { ctx, view } = scene;
  const cards = view.hand.map((/** @type {string} */ name) => ticket(scene, name));
  return html`<div class="cc-hand">
      <h2 class="cap">${ctx.t("board-hand")}</h2>
      <ol class="hand">
        ${cards}
      </ol>
      ${
        ctx.seats.length === 2
          ? html`${view.piles.map((/** @type {import("./scene.js").Pile} */ pile) => pileView(scene, pile))}`
          : nothing
      }
    </div>
    ${scoreView(scene, placing)}`;
}

/** A worker as a row: number, name and boost, load. @param {Scene} scene @param {string} name */
function ticket(scene, name) {
  const { ctx } = scene;
  const worker = scene.card(name);
  const spot = ctx.about === "worker" ? ctx.spot(`choose ${name}`) : null;
  const chosen = scene.answer === name;
  const label = ctx.t("board-worker", {
    name: scene.workerName(name),
    number: worker.number,
    load: worker.load,
    text: boostsInFull(scene, name),
  });
  const mark = marks(spot, label, ctx);
  const fresh = ctx.moved(`hand/${name}`) && ctx.view.round > 1 && ctx.view.half === 0;
  return html`<li>
    <button
      type="button"
      class="card ticket cc-worker"
      data-state=${chosen ? "selected" : mark.state}
      ?data-lit=${mark.lit && !chosen}
      data-option=${`choose ${name}`}
      data-about=${name}
      data-thing=${`hand/${name}`}
      aria-label=${mark.label}
      aria-pressed=${chosen ? "true" : mark.pressed}
      @click=${spot?.press ?? (() => ctx.details(name))}>
      ${workerBanner(name, worker, scene.half)}
      <span class="words">
        <span class="cc-nl">
          <span class="name">${scene.workerName(name)}</span>
          ${fresh ? html`<span class="cc-from">${ctx.t("board-passed-to-me")}</span>` : nothing}
        </span>
        ${notes(scene, name)}
      </span>
      <span class="cc-cap">
        ${icon("u-crate")}
        <b class="num">${worker.load}</b>
      </span>
    </button>
  </li>`;
}

/** One line; of an advanced worker one by day and one by night. @param {Scene} scene @param {string} name */
function notes(scene, name) {
  const { day, night } = scene.card(name);
  if (JSON.stringify(day) === JSON.stringify(night)) return note(scene, day, "");
  const shape = (/** @type {string} */ half) => (scene.half === half ? "half on" : "half");
  return html`${note(scene, day, shape("day"), "u-sun")}${note(scene, night, shape("night"), "u-moon")}`;
}

/** @param {Scene} scene @param {import("./scene.js").Boost} boost @param {string} more @param {string} [when] */
function note(scene, boost, more, when) {
  const half = when ? icon(when) : nothing;
  const symbol = boost ? icon(boost.mark === "build" ? "u-hammer" : "u-crate") : nothing;
  const name = boost ? html`<span class="mk">${scene.ctx.t(`board-mark-${boost.mark}`)} </span>` : nothing;
  return html`<span class=${`note ${more}`}>${half}${symbol} ${name}<span>${scene.boostWords(boost)}</span></span>`;
}

/** @param {Scene} scene @param {string} name */
function boostsInFull(scene, name) {
  const [day, night] = [scene.workerText(name, "day"), scene.workerText(name, "night")];
  return day === night ? day : scene.ctx.t("board-by-day-by-night", { day, night });
}

/** Two players: what lies between us, and who will take it. @param {Scene} scene @param {import("./scene.js").Pile} pile */
function pileView(scene, { to, count, known }) {
  const { ctx } = scene;
  if (!count) return nothing;
  const names = known.map((each) => scene.word("worker", each)).join(", ");
  return html`<p class="cc-pile" data-place=${`pile${to}`}>
    ${icon("u-hand")}<span>${ctx.t("board-pile", { mine: to === ctx.you ? "yes" : "no", name: ctx.name(to), count })}</span>
    ${known.map((each) => html`<b class="cc-pr" aria-hidden="true">${scene.card(each).number}</b>`)}<span
      class="sr">${names}</span>
  </p>`;
}

import { html, nothing } from "/static/js/lib.js";
import { seatHouse } from "/static/js/parts/house.js";
import { icon } from "/static/js/parts/icon.js";
import { symbolOf } from "./scene.js";
import { deed } from "./trays.js";

/**
 * My land: four chapters of built cards.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */

/** @param {Scene} scene @param {number} me */
export function landView(scene, me) {
  const { ctx, view } = scene;
  const mine = scene.seat(me);
  const { exchanges } = view;
  const turn = view.player === me && !ctx.outcome;
  return html`<div class="mine-land">
    <div class="mine-head">
      ${seatHouse(me, ctx.name(me), ctx.acts(me))}
      <h2>${ctx.t("board-my-land")}</h2>
      ${
        turn && view.phase === "trade"
          ? sizesView(scene, exchanges)
          : html`<span class="cap only-wide">
              ${ctx.t("board-my-draw", { range: mine.draw[0] === mine.draw[1] ? mine.draw[0] : mine.draw.join("–") })}
            </span>`
      }
      <div class="vp">
        <span class="num">${mine.points}</span>
        <span class="cap">${ctx.t("board-of-vp", { win: view.win })}</span>
      </div>
    </div>
    <div class="hall">
      ${columnView(scene, me, "road", mine.roads, mine.score.roads ?? 0)}
      ${columnView(scene, me, "knight", mine.knights, mine.score.knights ?? 0)}
      ${settlementsView(scene, mine.settlements, mine.score.settlements ?? 0)}
      ${citiesView(scene, mine)}
    </div>
  </div>`;
}

/**
 * How many exchanges are left, and for how many cards the next one shall be.
 *
 * @param {Scene} scene @param {{limit: number, left: number}} exchanges
 */
function sizesView(scene, { limit, left }) {
  const { ctx } = scene;
  const said = html`<span class="cap">${ctx.t("board-exchanges-left", { left, limit })}</span>`;
  if (left < 2 || !scene.trading) return said;
  const sizes = Array.from(
    { length: left },
    (_, place) =>
      html`<button type="button" aria-pressed=${scene.count === place + 1} @click=${() => ctx.set("count", place + 1)}>
        ${place + 1}
      </button>`,
  );
  return html`${said}<span class="sizes" role="group" aria-label=${ctx.t("board-size")}>${sizes}</span>`;
}

/**
 * @param {Scene} scene @param {string} symbol @param {string} title @param {number} points
 * @param {import("/static/js/types.js").Content} cards @param {string} said @param {string} [place]
 */
const chapter = ({ ctx }, symbol, title, points, cards, said, place) => html`<section class="chapter">
  <header>
    ${icon(symbol)}
    <h3>${title}</h3>
    <span class=${points ? "pts" : "pts nil"}>${points} <span>${ctx.t("board-vp")}</span></span>
  </header>
  <ul class="run big" aria-label=${said} data-place=${place ?? nothing}>
    ${cards}
  </ul>
</section>`;

/** @param {Scene} scene @param {number} me @param {"road" | "knight"} card @param {string[]} sides @param {number} points */
function columnView(scene, me, card, sides, points) {
  const { ctx } = scene;
  const next = scene.price(card)?.side;
  const said = sides.map((side) => ctx.t(`side-${side}`)).join(", ") || "0";
  const cards = html`${sides.map((side, place) => deed(ctx, card, side, undefined, `${card}${me}/${place}`))}${
    next ? deed(ctx, card, next, "next") : nothing
  }`;
  return chapter(scene, `i-${card}`, ctx.t(`board-${card}s`), points, cards, said, `${card}s${me}`);
}

/** @param {Scene} scene @param {number} count @param {number} points */
function settlementsView(scene, count, points) {
  const cards = Array.from(
    { length: count },
    () => html`<li class="deed">
      <span class="pic">${icon("i-settlement")}</span>
      <b class="plate">1</b>
    </li>`,
  );
  return chapter(scene, "i-settlement", scene.ctx.t("board-settlements"), points, cards, String(count));
}

/** @param {Scene} scene @param {import("./scene.js").SeatView} mine */
function citiesView(scene, mine) {
  const { ctx } = scene;
  const points = (mine.score.cities ?? 0) + (mine.score.buildings ?? 0);
  const said =
    mine.cities.map((city) => (city.building ? scene.cardName(city.building) : scene.cardName("city"))).join(", ") || "0";
  return chapter(
    scene,
    "i-city",
    ctx.t("board-cities-buildings"),
    points,
    mine.cities.map((city) => cityView(scene, city)),
    said,
  );
}

/** @param {Scene} scene @param {{event: string, building: string | null}} city */
function cityView(scene, { event, building }) {
  if (!building) {
    return html`<li class="deed">
      <span class="pic">${icon("i-city")}</span>
      <span class="gift ev">${icon(symbolOf(event))}</span>
      <b class="plate">2</b>
    </li>`;
  }
  const points = building === "town-hall" || building === "cathedral" ? 4 : 3;
  return html`<li class="deed wide" data-about=${building}>
    <span class="pic">${icon(symbolOf(building))}</span>
    <span class="nm">${scene.cardName(building)}</span>
    <b class="plate">${points}</b>
  </li>`;
}

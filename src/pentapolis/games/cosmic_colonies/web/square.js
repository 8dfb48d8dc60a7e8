import { html, nothing } from "/static/js/lib.js";
import { marks } from "/static/js/parts/spot.js";
import { shapeView } from "./asteroid.js";
import { queueView } from "./queue.js";
import { anyToken, buildingSign, RESOURCES, token } from "./scene.js";
import { boxOf, turned } from "./shapes.js";

/**
 * The main board: the track of rounds, four regions over seven slots, open achievements, and the order of the workers.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Building} Building
 */

const ROUNDS = 8;

/** @param {Scene} scene */
export const squareView = (scene) => html`${trackView(scene)}
  <ul class="cc-regions">
    ${RESOURCES.map((each) => regionView(scene, each))}
  </ul>
  <ul class="cc-slots">
    ${scene.buildings.map((each) => slotView(scene, each))}
  </ul>
  ${
    scene.view.achievements.length
      ? html`<ul class="cc-goals">
          ${scene.view.achievements.map((/** @type {string} */ each) => goalView(scene, each))}
        </ul>`
      : nothing
  }
  ${queueView(scene)}`;

/** Eight domes: the left pane is the day, the right one the night. @param {Scene} scene */
function trackView({ ctx, view, half }) {
  const said = ctx.t("board-track", { round: view.round, of: ROUNDS, half });
  const domes = Array.from({ length: ROUNDS }, (_, place) => place + 1).map(
    (round) => html`<li class=${round < view.round || view.over ? "past" : round === view.round ? "now" : ""} data-half=${half}>
      <b>${round}</b>
      <i></i>
      <i></i>
    </li>`,
  );
  return html`<div class="cc-track" role="img" aria-label=${said}><ol>
      ${domes}
    </ol>
    <span class="cap">${said}</span></div>`;
}

/** @param {Scene} scene @param {string} resource */
function regionView(scene, resource) {
  const { ctx, view } = scene;
  const count = view.regions[resource];
  const name = scene.resourceName(resource);
  const mark = marks(ctx.spot(`gather ${resource}`), ctx.t("board-region", { name, count, limit: view.limit }), ctx);
  const pips = Array.from(
    { length: view.limit },
    (_, place) => html`<svg viewBox="0 0 24 24" class=${place < count ? "on" : ""}><use href=${`#r-${resource}`}></use></svg>`,
  );
  return html`<li>
    <button
      type="button"
      class="plaque cc-region"
      data-res=${resource}
      data-state=${mark.state}
      ?data-lit=${mark.lit}
      data-option=${`gather ${resource}`}
      aria-label=${mark.label}
      aria-pressed=${mark.pressed}
      aria-disabled=${mark.lit ? nothing : "true"}
      @click=${mark.press}>
      ${token(ctx, resource, "big")}
      <span class="rn">
        <span class="name">${name}</span>
        <span class="pips" aria-hidden="true">${pips}</span>
      </span>
      <span class="rk"><b class="num">${count}</b></span>
    </button>
    ${supplyView(scene, resource, name)}
  </li>`;
}

/**
 * A boost takes tokens of this type from the supply instead.
 *
 * @param {Scene} scene @param {string} resource @param {string} name
 */
function supplyView({ ctx }, resource, name) {
  const option = `supply ${resource}`;
  if (!ctx.offers(option) && !ctx.picks(option)) return nothing;
  const mark = marks(ctx.spot(option), ctx.t("do-supply", { resource: name }), ctx);
  return html`<button
    type="button"
    class="cc-supply"
    data-state=${mark.state}
    ?data-lit=${mark.lit}
    data-option=${option}
    aria-label=${mark.label}
    aria-pressed=${mark.pressed}
    @click=${mark.press}>${ctx.t("board-from-supply")}</button>`;
}

/** @param {Scene} scene @param {Building} building */
function slotView(scene, building) {
  const { ctx } = scene;
  const option = `build ${building.name}`;
  // one built already can be built once more: then the slot is a target again
  const spot = ctx.spot(option, { copy: ctx.offers(option) ? ctx.picks(option) : Math.max(0, ctx.picks(option) - 1) });
  const mark = marks(spot, slotWords(scene, building), ctx);
  const discount = discountOf(scene);
  return html`<li>
    <button
      type="button"
      class=${building.tiles ? "plaque cc-slot" : "plaque cc-slot empty"}
      data-b=${building.name}
      data-state=${mark.state}
      ?data-lit=${mark.lit}
      data-option=${option}
      data-about=${building.name}
      aria-label=${mark.label}
      aria-pressed=${mark.pressed}
      aria-disabled=${mark.disabled}
      @click=${spot.press ?? (() => ctx.details(building.name))}>
      <span class="top">
        <span class="sh">${shapeView(building.name, lying(building.shape))}</span>
        <span class="sup" aria-hidden="true">
          ${discount ? html`<i class="disc">−${discount}</i>` : nothing}${
            building.slots > 1 ? html`<span class="n">${building.tiles}/${building.slots}</span>` : nothing
          }
          <span class="n">+${building.supply}</span>
        </span>
      </span>
      <span class="name">${ctx.words.or(`board-short-${building.name}`, scene.word("building", building.name))}</span>
      ${costView(scene, building)}
      <span class="why" aria-hidden="true">${mark.strip || (building.tiles ? "" : ctx.t("board-no-tile"))}</span>
    </button>
  </li>`;
}

/** A tall shape lies down, so that the row of slots stays low. @param {string} shape */
const lying = (shape) => (boxOf(shape).height > boxOf(shape).width ? turned(shape) : shape);

/** @param {Scene} scene @param {Building} building */
function slotWords(scene, building) {
  const cost = [...RESOURCES, "any"]
    .filter((each) => building.cost[each])
    .map((each) => `${building.cost[each]} ${each === "any" ? scene.ctx.t("board-any") : scene.word("resource", each)}`);
  return scene.ctx.t("board-slot", {
    name: scene.word("building", building.name),
    cost: cost.join(", "),
    tiles: building.tiles,
    supply: building.supply,
  });
}

/** What my worker's boost takes off every price. @param {Scene} scene */
function discountOf(scene) {
  const { ctx, half } = scene;
  if (!scene.worker || !["action", "place", "pay"].includes(ctx.about)) return 0;
  const boost = scene.card(scene.worker)[/** @type {"day" | "night"} */ (half)];
  return boost && ["discount", "anywhere"].includes(boost.op) && boost.types.length === RESOURCES.length ? boost.amount : 0;
}

/** The printed price; what is not in my store is only an outline. @param {Scene} scene @param {Building} building */
export function costView(scene, building) {
  const { ctx } = scene;
  const have = ctx.you === null ? null : scene.mine.store;
  const tokens = RESOURCES.flatMap((each) =>
    Array.from({ length: building.cost[each] ?? 0 }, (_, place) =>
      token(ctx, each, have && place >= (have[each] ?? 0) ? "lack" : ""),
    ),
  );
  return html`<span class="cost">${tokens}${Array.from({ length: building.cost.any ?? 0 }, () => anyToken)}</span>`;
}

/** An open achievement. @param {Scene} scene @param {string} name */
function goalView(scene, name) {
  const { ctx } = scene;
  const spot = ctx.spot(`claim ${name}`);
  const words = `${scene.word("achievement", name)}. ${ctx.words.or(`achievement-${name}-text`, "")}`;
  const mark = marks(spot, words, ctx);
  return html`<li>
    <button
      type="button"
      class="plaque cc-goal"
      data-state=${mark.state}
      ?data-lit=${mark.lit}
      data-option=${`claim ${name}`}
      data-about=${name}
      aria-label=${mark.label}
      aria-pressed=${mark.pressed}
      @click=${spot.press ?? (() => ctx.details(name))}>${buildingSign(name)}
      <span class="name">${scene.word("achievement", name)}</span>
      <span class="note">${ctx.words.or(`achievement-${name}-text`, "")}</span></button>
  </li>`;
}

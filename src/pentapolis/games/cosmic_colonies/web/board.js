import { html, nothing } from "/static/js/lib.js";
import { asteroid, shapeView } from "./asteroid.js";
import { handView, mineView } from "./mine.js";
import { lendKeys, placingOf } from "./placing.js";
import { promptOf } from "./prompt.js";
import { buildingSign, isMonument, Scene, storeView, TERRAINS, terrainSign, workerBanner } from "./scene.js";
import { cityWords, rivalView, seatView, sourcesView } from "./seats.js";
import { costView, squareView } from "./square.js";
import { journeys, soundOf, things } from "./travel.js";
import { trayView } from "./trays.js";

/**
 * The board of Cosmic Colonies: regions and slots, the order of the workers, my asteroid large and the others' small.
 *
 * @typedef {import("/static/js/table/context.js").Context} Context
 */

/** @type {Record<string, string[]>} */
const VERBS = {
  choose: ["worker"],
  gather: ["resource"],
  supply: ["resource"],
  split: [],
  each: [],
  build: ["building"],
  pass: [],
  place: ["shape", "cell"],
  pay: ["tokens"],
  take: ["tokens"],
  swap: ["resource", "resource"],
  claim: ["achievement"],
  skip: [],
};

/** @type {import("/static/js/types.js").Board} */
export const board = {
  sprites: ["icons.svg"],
  verbs: VERBS,
  regions,
  prompt: (ctx) => parts(ctx),
  expected,
  details,
  things,
  journeys,
  chip,
  turn: (view) => view.round,
  startsTurn: (event) => (event.kind === "round" ? Number(event.number) : null),
  sound: soundOf,
};

/** @param {Context} ctx @returns {import("/static/js/types.js").Regions} */
function regions(ctx) {
  const scene = new Scene(ctx);
  const placing = placingOf(scene);
  lendKeys(placing);
  if (placing) for (const option of ctx.ask?.options ?? []) if (option !== placing.option) ctx.claimed.add(option);
  return {
    others: html`${ctx.others.map((seat) => seatView(scene, seat))}${rivalView(scene)}`,
    square: squareView(scene),
    tray: trayView(scene),
    me: ctx.you === null ? nothing : mineView(scene, ctx.you, placing),
    hand: ctx.you === null ? nothing : handView(scene, placing),
  };
}

/** @param {Context} ctx */
function parts(ctx) {
  const scene = new Scene(ctx);
  return promptOf(scene, placingOf(scene));
}

/** What a player would reach for: those that are not offered are asked about. @param {Context} ctx */
function expected(ctx) {
  const scene = new Scene(ctx);
  const builds = scene.buildings.map((building) => `build ${building.name}`);
  const placing = placingOf(scene);
  if (placing) return [placing.option];
  if (ctx.about === "action") return [...["W", "M", "O", "P"].map((each) => `gather ${each}`), ...builds];
  return ["then-build", "extra"].includes(ctx.about) ? builds : [];
}

/** @param {Context} ctx @param {string} name */
function details(ctx, name) {
  const scene = new Scene(ctx);
  if (name.startsWith("city-")) return cityDetails(scene, Number(name.slice(5)));
  if (isMonument(name))
    return {
      title: scene.word("achievement", name),
      body: html`<div class="details"><p>${ctx.words.or(`achievement-${name}-text`, "")}</p></div>`,
    };
  return scene.buildingOf(name) ? buildingDetails(scene, name) : workerDetails(scene, name);
}

/** @param {Scene} scene @param {number} seat */
function cityDetails(scene, seat) {
  const { asteroid: map, open, score, store } = scene.seat(seat);
  const left = html`<ul class="cc-left" aria-label=${scene.ctx.t("board-open", { open: scene.openWords(open) })}>
    ${TERRAINS.map(
      (each) => html`<li>
        ${terrainSign(each)}
        <b class="num">${open[each]}</b>
      </li>`,
    )}
  </ul>`;
  const body = html`<div class="cc-peek">
    ${asteroid(scene, seat, { label: cityWords(scene, seat), big: true })}
    ${left}${storeView(scene, store)}${sourcesView(scene, score)}
  </div>`;
  return { title: `${scene.ctx.name(seat)}: ${scene.word("map", map)}`, body };
}

/** @param {Scene} scene @param {string} name */
function buildingDetails(scene, name) {
  const building = /** @type {import("./scene.js").Building} */ (scene.buildingOf(name));
  return {
    title: scene.word("building", name),
    body: html`<div class="details cc-about">
      ${shapeView(name, building.shape)}${costView(scene, building)}
      <p>${scene.ctx.words.or(`building-${name}-text`, "")}</p>
    </div>`,
  };
}

/** @param {Scene} scene @param {string} name */
function workerDetails(scene, name) {
  const { ctx } = scene;
  const worker = scene.card(name);
  const [day, night] = [scene.workerText(name, "day"), scene.workerText(name, "night")];
  const texts =
    day === night
      ? html`<p>${day}</p>`
      : html`<p><b>${ctx.t("board-by-day")}</b> ${day}</p>
          <p><b>${ctx.t("board-by-night")}</b> ${night}</p>`;
  const banner = worker
    ? html`<span class="cc-minew">${workerBanner(name, worker, scene.half)}</span>
        <p>${ctx.t("board-load", { load: worker.load })}</p>`
    : nothing;
  return { title: scene.workerName(name), body: html`<div class="details cc-about">${banner}${texts}</div>` };
}

/**
 * A component inside a line of the log.
 *
 * @param {string} kind @param {string} name @param {{words: import("/static/js/words/words.js").Words}} ctx
 */
function chip(kind, name, { words }) {
  if (kind === "worker") {
    const number = html`<i class="cc-pr">${Number(name.slice(1))}</i>`;
    return html`<span class="ref" data-about=${name}>${number}${words.or(`worker-${name}-name`, name)}</span>`;
  }
  if (kind === "building")
    return html`<span class="ref" data-about=${name}>${buildingSign(name)}${words.component("building", name) ?? name}</span>`;
  if (kind === "achievement")
    return html`<span class="ref" data-about=${name}>${words.component("achievement", name) ?? name}</span>`;
  return null;
}

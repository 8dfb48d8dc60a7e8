import { html } from "/static/js/lib.js";
import { seatHouse } from "/static/js/parts/house.js";
import { icon } from "/static/js/parts/icon.js";
import { PLACING, terrainSign, workerBanner } from "./scene.js";

/**
 * What the prompt says beyond the game's own sentences: the worker that acts, the steps of building, the tile that is held.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./placing.js").Placing} Placing
 */

/** @param {Scene} scene @param {Placing | null} placing @returns {import("/static/js/types.js").PromptParts} */
export function promptOf(scene, placing) {
  if (placing) return placingParts(scene, placing);
  if (scene.ctx.about === "worker") return workerParts(scene);
  return { lead: leadOf(scene), steps: stepsOf(scene), hint: hintOf(scene), buttons: buttonsOf() };
}

/** @param {Scene} scene */
export function leadOf(scene) {
  const { ctx } = scene;
  const house = seatHouse(ctx.you ?? 0, ctx.name(ctx.you ?? 0), true);
  return scene.worker && scene.card(scene.worker) ? askCard(scene, scene.worker) : html`${house}`;
}

/** The worker that asks. @param {Scene} scene @param {string} name */
const askCard = (scene, name) => html`<span
  class="card cc-ask"
  role="img"
  data-about=${name}
  aria-label=${`${scene.workerName(name)}. ${scene.workerText(name, scene.half === "night" ? "night" : "day")}`}>
  ${workerBanner(name, scene.card(name), scene.half)}
</span>`;

/** All choose at once; what I have chosen can be changed until all have: not where the others have done so, or there are none.
 * @param {Scene} scene */
function workerParts(scene) {
  const { ctx, answer, half } = scene;
  const awaited = ctx.asked.filter((ask) => !ask.answered && ask.seat !== ctx.you);
  const waiting = awaited.map((ask) => ctx.name(ask.seat)).join(", ");
  const alone = ctx.seats.length === 1 ? "yes" : "no";
  const say = answer ? ctx.t("board-sent", { name: scene.workerName(answer) }) : ctx.t("board-choose", { half });
  const does = answer ? scene.workerText(answer, half === "night" ? "night" : "day") : "";
  const change = waiting ? ctx.t("board-may-change") : ctx.t("board-final", { alone });
  const hint = [does, answer && waiting ? ctx.t("board-waiting-for", { names: waiting }) : "", change].filter(Boolean).join(" ");
  return { lead: leadOf(scene), say, hint };
}

/** @param {Scene} scene @param {Placing} placing @returns {import("/static/js/types.js").PromptParts} */
function placingParts(scene, placing) {
  const { ctx } = scene;
  const name = scene.tileName(placing.tile);
  return {
    lead: html`${leadOf(scene)}
      <span class="cc-turns">
        ${keyButton("u-turn", "R", ctx.t("board-turn"), () => placing.turn())}
        ${keyButton("u-flip", "F", ctx.t("board-flip"), () => placing.flip())}
      </span>`,
    steps: stepsOf(scene),
    say: ctx.t(placing.legal ? "board-place-here" : "board-not-here", { name }),
    hint: placing.legal ? coversView(scene, placing) : whyView(scene, placing),
    buttons: [{ option: placing.option, label: ctx.t("board-put"), weight: "primary" }],
  };
}

/** @param {string} symbol @param {string} key @param {string} label @param {() => void} press */
const keyButton = (symbol, key, label, press) =>
  html`<button type="button" class="btn cc-key" aria-label=${label} title=${label} @click=${press}>
    ${icon(symbol)}
    <kbd>${key}</kbd>
  </button>`;

/** @param {Scene} scene @param {Placing} placing */
function coversView(scene, placing) {
  const covers = placing.covers.map(([terrain, count]) => {
    const word = html`<span class="sr">${scene.word("terrain", terrain)} </span>`;
    return html`<span class="cov">${terrainSign(terrain)}${word}${count}</span> `;
  });
  return html`${scene.ctx.t("board-covers")} ${covers}`;
}

/** @param {Scene} scene @param {Placing} placing */
function whyView({ ctx }, placing) {
  const { refusal } = ctx.spot(placing.option);
  return html`<span class="bad">${refusal ? ctx.refusal(refusal) : ""}</span>`;
}

/** Gather or build, place, payment. @param {Scene} scene @returns {import("/static/js/types.js").Step[]} */
function stepsOf(scene) {
  const { ctx } = scene;
  const now = PLACING.includes(ctx.about) ? 1 : ctx.about === "pay" ? 2 : 0;
  if (ctx.about !== "action" && now === 0) return [];
  const first = now ? scene.tileName(scene.building) : ctx.t("board-step-action");
  const steps =
    ctx.about === "monument" ? [first, ctx.t("board-step-place")] : [first, ctx.t("board-step-place"), ctx.t("board-step-pay")];
  return steps.map((about, place) => ({ about, done: place < now, now: place === now }));
}

/** @param {Scene} scene */
function hintOf(scene) {
  const text = scene.worker ? scene.workerText(scene.worker, scene.half === "night" ? "night" : "day") : "";
  return scene.ctx.about === "action" && text ? text : undefined;
}

/** @returns {import("/static/js/types.js").Button[]} */
const buttonsOf = () => [
  { option: "split", weight: "plain" },
  { option: "each", weight: "plain" },
  { option: "pass", weight: "quiet" },
  { option: "skip", weight: "quiet" },
];

import { html } from "/static/js/lib.js";
import { seatHouse } from "/static/js/parts/house.js";

/**
 * What the prompt says beyond the game's own sentences: the stage of the turn, an exchange under way, the buttons that end a
 * stage.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */

/** @param {Scene} scene @returns {import("/static/js/types.js").PromptParts} */
export function promptOf(scene) {
  const { ctx } = scene;
  return {
    lead: leadOf(scene),
    steps: stepsOf(scene),
    hint: hintOf(scene),
    buttons: buttonsOf(scene),
    back: !["trade", "build"].includes(ctx.about),
  };
}

/** @param {Scene} scene */
const leadOf = ({ ctx }) => html`${seatHouse(ctx.you ?? 0, ctx.name(ctx.you ?? 0), true)}`;

/** Trade, development, draw. @param {Scene} scene @returns {import("/static/js/types.js").Step[]} */
function stepsOf({ ctx, view }) {
  if (view.player !== ctx.you) return [];
  const now = view.phase === "development" ? 1 : 0;
  return ["trade", "development", "draw"].map((phase, place) => ({
    about: ctx.t(`phase-${phase}`),
    done: place < now,
    now: place === now,
  }));
}

/** @param {Scene} scene */
function hintOf(scene) {
  const { ctx, view } = scene;
  if (ctx.about === "trade") return ctx.t("board-exchanges-left", { left: view.exchanges.left, limit: view.exchanges.limit });
  const taken = (ctx.ask?.picked ?? [])
    .filter((option) => /^(take|discard|give|pay|swap) /.test(option))
    .map((option) => option.split(" ")[1] ?? "");
  return taken.length ? ctx.t("board-chosen", { cards: scene.list(taken) }) : undefined;
}

/** @param {Scene} scene @returns {import("/static/js/types.js").Button[]} */
function buttonsOf({ ctx }) {
  const draws = (ctx.ask?.options ?? []).filter((option) => option.startsWith("draw "));
  return [
    ...draws.map((option, place) => ({
      option,
      weight: /** @type {"primary" | "plain"} */ (place === draws.length - 1 ? "primary" : "plain"),
    })),
    { option: "end-trade", weight: /** @type {const} */ ("primary") },
    { option: "exact", weight: /** @type {const} */ ("primary") },
    { option: "keep-fate", weight: /** @type {const} */ ("plain") },
    { option: "pay-full", weight: /** @type {const} */ ("quiet") },
  ];
}

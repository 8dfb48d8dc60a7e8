import { card } from "/static/js/parts/card.js";

/**
 * What the prompt says beyond the game's own sentences: the character that acts, the stages of a turn, what can still be done.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */

/** @param {Scene} scene @returns {import("/static/js/types.js").PromptParts} */
export function promptOf(scene) {
  const { ctx } = scene;
  return {
    lead: leadOf(scene),
    steps: stepsOf(scene),
    say: sayOf(scene),
    hint: hintOf(scene),
    buttons: buttonsOf(scene),
    back: !["pick", "turn"].includes(ctx.about),
  };
}

/** The character as which the turn runs. @param {Scene} scene */
export function leadOf(scene) {
  const { ctx, view } = scene;
  const name = view.turn?.character;
  return name ? card(ctx, { ...scene.characterFace(name), note: "" }, { size: "xs", about: `character-${name}` }) : undefined;
}

/** @param {Scene} scene @returns {import("/static/js/types.js").Step[]} */
function stepsOf({ ctx, view }) {
  if (view.turn?.seat !== ctx.you || !view.turn) return [];
  const acted = view.turn.used.includes("action");
  return ["action", "building", "end"].map((step, place) => ({
    about: ctx.t(`board-step-${step}`),
    done: place === 0 && acted,
    now: place === (acted ? 1 : 0),
  }));
}

/** @param {Scene} scene */
function sayOf({ ctx, view, turning, verbs }) {
  if (!turning || !view.turn) return undefined;
  if (verbs.has("gold")) return ctx.t("board-say-action");
  const named = ["kill", "rob", "bewitch", "destroy", "exchange", "swap"].find((verb) => verbs.has(verb));
  if (named) return ctx.t(`board-say-${named}`, { build: verbs.has("build") ? "yes" : "no" });
  return ctx.t(verbs.has("build") ? "board-say-build" : "board-say-rest");
}

/** @param {Scene} scene */
function hintOf({ ctx, view, turning, mode }) {
  if (!turning || !view.turn) return undefined;
  if (mode) return ctx.t(`board-mode-${mode}`);
  return ctx.t("board-turn-hint", { gold: view.seats[view.turn.seat].gold, builds: view.turn.builds });
}

/** @param {Scene} scene @returns {import("/static/js/types.js").Button[]} */
function buttonsOf({ ctx }) {
  const alone = ctx.ask?.options.length === 1;
  return [
    { option: "end", weight: alone ? "primary" : "plain" },
    { option: "skip", weight: "quiet" },
    ...["ring", "buy-back", "search", "park", "thanks", "pay-gold", "done"].map((option) => ({
      option,
      weight: /** @type {const} */ ("primary"),
    })),
    ...(ctx.ask?.options ?? [])
      .filter((option) => option.startsWith("take-build "))
      .map((option) => ({ option, weight: /** @type {const} */ ("plain") })),
  ];
}

import { html, nothing } from "/static/js/lib.js";
import { icon } from "/static/js/parts/icon.js";
import { cardInQuestion, contractOf, unitOf } from "./pay.js";
import { TRADES } from "./scene.js";

/**
 * What the prompt says beyond the game's own sentences: whose function runs, the steps of a choice, what can be said in one key.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */

/** @param {Scene} scene @returns {import("/static/js/types.js").PromptParts} */
export function promptOf(scene) {
  return {
    lead: leadOf(scene),
    steps: stepsOf(scene),
    say: sayOf(scene),
    hint: hintOf(scene),
    buttons: buttonsOf(scene),
    back: scene.ctx.about === "after",
  };
}

/** @param {Scene} scene */
function leadOf(scene) {
  const card = cardInQuestion(scene);
  if (!card) return undefined;
  return html`<span class=${scene.isSettlement(card) ? "ask setl" : "ask"} data-about=${card}>${icon(`b-${card}`)}</span>`;
}

/** By what began, the steps that follow, each with the asks that belong to it. @type {Record<string, [string, string[]][]>} */
const STEPS = {
  build: [
    ["card", []],
    ["place", ["place"]],
    ["prior", ["prior"]],
    ["function", ["produce", ...TRADES, "pay", "take", "visit", "borrow", "clear", "upgrade"]],
  ],
  settle: [["settlement", []], ["place", ["place"]], ["pay", ["pay"]]],
  contract: [["contract", []], ["fee", ["fee", "neutral-fee"]]],
  use: [["use", []], ["take", ["take", "produce", "upgrade", "clear", "visit", "borrow"]]],
  trade: [["use", []], ["times", TRADES], ["pay", ["pay"]]],
};

/** @param {Scene} scene @returns {import("/static/js/types.js").Step[]} */
function stepsOf({ ctx, picked }) {
  const first = picked[0]?.split(" ")[0] ?? "";
  const trades = TRADES.includes(ctx.about) || picked.some((option) => option.startsWith("trade "));
  const steps = STEPS[first === "use" && trades ? "trade" : first];
  if (!steps) return [];
  const now = Math.max(steps.findIndex(([, asks]) => asks.includes(ctx.about)), 0);
  return steps.map(([step], place) => ({ about: ctx.t(`board-step-${step}`), done: place < now, now: place === now && now > 0 }));
}

/** @param {Scene} scene */
function sayOf(scene) {
  const { ctx } = scene;
  const card = cardInQuestion(scene);
  if (ctx.about === "overbuild" || ctx.about === "action" || !card) return undefined;
  const contract = contractOf(scene);
  const giver = contract && contract.seat !== null ? ctx.name(contract.seat) : "";
  return ctx.words.or(`board-say-${ctx.about}`, "", { card: scene.cardName(card), giver }) || undefined;
}

const FUEL_MERCHANT = "G06";
/** Buildings that are given different goods, in the order of the goods: of these no sum is to be reached. */
const KINDS = ["G02", "F08", "F25", "I32"];

/** @param {Scene} scene */
function hintOf(scene) {
  const { ctx } = scene;
  const trading = TRADES.includes(ctx.about);
  if ((trading || ctx.about === "castle") && scene.optionsOf("exchange").length) return ctx.t("board-hint-exchange");
  if (ctx.about === "trade" && cardInQuestion(scene) !== FUEL_MERCHANT) return nothing;
  if (ctx.about === "pay" && KINDS.includes(cardInQuestion(scene) ?? "")) return ctx.t("board-hint-kinds");
  const key =
    ctx.about === "place" && scene.placing
      ? scene.isSettlement(scene.placing)
        ? "board-hint-settle"
        : "board-hint-build"
      : `board-hint-${ctx.about}`;
  return ctx.words.or(key, "", { unit: unitOf(scene) }) || undefined;
}

/** @param {Scene} scene @returns {import("/static/js/types.js").Button[]} */
function buttonsOf({ ctx }) {
  const alone = ctx.ask?.options.length === 1;
  return [
    ...priorButtons(ctx),
    { option: "pass", weight: alone ? "primary" : "quiet" },
    { option: "skip", weight: alone ? "primary" : "plain" },
    { option: "done", weight: "primary" },
  ];
}

/**
 * The new building does not stand on the land before all is chosen: the prompt stands for it.
 *
 * @param {import("/static/js/table/context.js").Context} ctx
 * @returns {import("/static/js/types.js").Button[]}
 */
function priorButtons(ctx) {
  if (ctx.about !== "prior") return [];
  return ctx.optionsOf("use").map((option) => ({ option, label: ctx.t("board-send-prior"), weight: "primary" }));
}

import { html } from "/static/js/lib.js";
import { card } from "/static/js/parts/card.js";
import { COLOUR_CODES, faceOf, isVp, note, parts, strengthOf, vpCard } from "./faces.js";
import { countWanted, stepsOf } from "./flows.js";

/**
 * What the prompt says beyond the game's own sentences: the cards that act, the steps, how many picks are left.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("/static/js/types.js").PromptParts} PromptParts
 */

/** Asks at which nothing has been begun that could be taken back step by step. */
const RESTS = ["action", "setup-discard", "setup-place"];

/** @param {Scene} scene @returns {PromptParts} */
export function promptOf(scene) {
  const { ctx } = scene;
  return {
    lead: areaView(scene),
    say: sentence(scene),
    hint: hintOf(scene),
    steps: stepsView(scene),
    buttons: buttonsOf(scene),
    back: !RESTS.includes(ctx.about),
  };
}

/** The action area of the one who acts: cards played in this turn, the asking one last. @param {Scene} scene */
export function areaView(scene) {
  const { ctx, view } = scene;
  const area = scene.area(view.player);
  if (area.length === 0 || ctx.about.startsWith("setup") || ctx.about === "excess") return undefined;
  return html`<div class="area" data-place=${`area${view.player}`}>
    ${area.map((item, place) => (isVp(item) ? vpView(scene, item) : cardView(scene, item, place)))}
  </div>`;
}

/** @param {Scene} scene @param {string} item @param {number} place */
const cardView = ({ ctx, view }, item, place) =>
  card(ctx, faceOf(ctx, item), { size: "xs", thing: `area${view.player}/${item}/${place}`, about: item });

/** @param {Scene} scene @param {string} item */
const vpView = ({ ctx }, item) =>
  html`<span class="vp-mini" role="img" aria-label=${ctx.words.component("vp", item) ?? item}
    data-about=${item}>${vpCard(item).points}</span>`;

/** @param {Scene} scene */
function sentence({ ctx, item }) {
  const key = `board-ask-${ctx.about}`;
  const name = isVp(item) ? ctx.t("board-vp-card") : item ? ctx.t(`card-${item}`) : "";
  return ctx.words.has(key) ? ctx.t(key, { name, count: ctx.ask?.picked.length ?? 0 }) : undefined;
}

/** How many are chosen, and what a choice brings about. @param {Scene} scene */
function hintOf(scene) {
  const { ctx } = scene;
  const said = [progress(scene), completing(scene)].filter(Boolean);
  if (ctx.about === "discard" || ctx.about === "setup-discard") return discardHint(scene);
  if (ctx.about === "action") return ctx.t("board-action-hint", { count: ctx.view.actions });
  return said.length ? said.join(" ") : undefined;
}

/** @param {Scene} scene */
function discardHint({ ctx }) {
  const count = ctx.ask?.picked.filter((option) => option.startsWith("discard ")).length ?? 0;
  return ctx.t(count ? "board-discard-count" : `board-${ctx.about}-hint`, { count });
}

/** What is left of a search that found too little for the level named [5.9], by the verb that is offered instead of cards.
 * @type {Record<string, string>} */
const FAILED = { level: "board-search-weaker", done: "board-search-nothing" };
const SEARCHES = ["hunter-take", "historian"];

/** @param {string | undefined} option */
const verbOf = (option = "") => option.split(" ")[0] ?? "";

/** @param {Scene} scene */
function progress({ ctx, level }) {
  if (!ctx.ask) return "";
  const { options, picked } = ctx.ask;
  const verb = verbOf(options[0] ?? picked.at(-1));
  const failed = SEARCHES.includes(ctx.about) && FAILED[verb];
  if (failed) return ctx.t(failed);
  const total = countWanted(ctx.about, level) ?? 0;
  const count = picked.filter((option) => verbOf(option) === verb).length;
  return total > 1 ? ctx.t("board-progress", { count, total }) : "";
}

/** A card that would complete a chapter of mine is named. @param {Scene} scene */
function completing(scene) {
  const { ctx, hallToCome } = scene;
  const done = scene.incoming.find((name) => COLOUR_CODES.every((colour) => hallToCome.has(`${parts(name)[0]}-${colour}`)));
  return done ? ctx.t("board-completes", { card: ctx.words.component("card", done) ?? done }) : "";
}

/** @param {Scene} scene @returns {import("/static/js/types.js").Step[]} */
function stepsView({ ctx, item }) {
  const steps = stepsOf(item);
  const now = steps.indexOf(ctx.about);
  if (now < 0) return [];
  return steps.map((step, place) => ({ about: ctx.t(`step-${step}`), done: place < now, now: place === now }));
}

/** What `done` means, by ask. @type {Record<string, string>} */
const DONE = { discard: "draw-6", "setup-discard": "draw-9", order: "order", "hunter-take": "nothing", historian: "nothing" };

/**
 * Levels as buttons that say what they do; the strongest is the primary one.
 * @param {Scene} scene
 * @returns {import("/static/js/types.js").Button[]}
 */
function buttonsOf({ ctx, item, myHall }) {
  const levels = (ctx.ask?.options ?? [])
    .filter((option) => option.startsWith("level "))
    .map((option) => Number(option.split(" ")[1]));
  const best = Math.max(...levels);
  return [
    ...levels.map((level) => ({
      option: `level ${level}`,
      label: note(ctx, item, strengthOf(myHall, item, level)),
      weight: /** @type {"primary" | "plain"} */ (level === best ? "primary" : "plain"),
    })),
    { option: "skip", label: ctx.t("board-no-effect"), weight: /** @type {const} */ ("quiet") },
    { option: "draw", label: ctx.t("board-draw"), weight: /** @type {const} */ ("plain") },
    { option: "done", label: ctx.t(`board-done-${DONE[ctx.about] ?? "all"}`), weight: /** @type {const} */ ("primary") },
  ];
}

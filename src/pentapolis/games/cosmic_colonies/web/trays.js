import { html, nothing } from "/static/js/lib.js";
import { marks } from "/static/js/parts/spot.js";
import { token, tokensOf } from "./scene.js";

/**
 * Choices between handfuls of tokens: how to pay, what to take, what to swap.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */

/** @type {Record<string, RegExp>} by what is asked, the options that stand here */
const TRAYS = { pay: /^pay /, split: /^take /, bonus: /^take /, refund: /^take /, swap: /^swap / };

/** @param {Scene} scene */
export function trayView(scene) {
  const { ctx } = scene;
  const wanted = TRAYS[ctx.about];
  const options = (ctx.ask?.options ?? []).filter((option) => wanted?.test(option));
  const earlier = wanted && !options.length ? scene.picked.slice(-1).filter((option) => wanted.test(option)) : [];
  const shown = [...options, ...earlier];
  if (!shown.length) return nothing;
  return html`<section class="tray cc-tray" aria-label=${ctx.t(`ask-${ctx.about}`)}>
    <ul>
      ${shown.map((option) => choiceView(scene, option))}
    </ul>
  </section>`;
}

/** @param {Scene} scene @param {string} option */
function choiceView(scene, option) {
  const { ctx } = scene;
  const mark = marks(ctx.spot(option), wordsOf(scene, option), ctx);
  return html`<li>
    <button
      type="button"
      class="btn cc-pay"
      data-state=${mark.state}
      ?data-lit=${mark.lit}
      data-option=${option}
      aria-label=${mark.label}
      aria-pressed=${mark.pressed}
      @click=${mark.press}>${faceOf(scene, option)}</button>
  </li>`;
}

/** @param {Scene} scene @param {string} option */
function faceOf({ ctx }, option) {
  const [verb, one = "", two = ""] = option.split(" ");
  if (verb === "swap") return html`${token(ctx, one)}<span aria-hidden="true">→</span>${token(ctx, two)}`;
  const tokens = tokensOf(ctx, one);
  return tokens.length ? tokens : ctx.t("board-nothing");
}

/** @param {Scene} scene @param {string} option */
function wordsOf(scene, option) {
  const [verb = "", one = "", two = ""] = option.split(" ");
  if (verb === "swap")
    return scene.ctx.t("do-swap", { resource: scene.word("resource", one), resource2: scene.word("resource", two) });
  return scene.ctx.t(`do-${verb}`, { tokens: scene.word("tokens", one) });
}

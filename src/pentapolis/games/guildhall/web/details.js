import { html } from "/static/js/lib.js";
import { card } from "/static/js/parts/card.js";
import { faceOf, isVp, ladderOf, note, parts, vpCard } from "./faces.js";

/**
 * The whole of a card, large: all its levels in words.
 * @param {import("/static/js/table/context.js").Context} ctx
 * @param {string} name
 */
export function detailsOf(ctx, name) {
  return isVp(name) ? { title: ctx.t("board-vp-card"), body: vpDetails(ctx, name) } : cardDetails(ctx, name);
}

/** @param {import("/static/js/table/context.js").Context} ctx @param {string} name */
function vpDetails(ctx, name) {
  const { points, price } = vpCard(name);
  return html`<p>${ctx.t("board-plaque", { points, price, effect: ctx.t(`effect-${name}`) })}</p>`;
}

/** @param {import("/static/js/table/context.js").Context} ctx @param {string} name */
function cardDetails(ctx, name) {
  const [code] = parts(name);
  const ladder = ladderOf(code);
  const levels = ladder.map((level) => html`<div><dt>${level}</dt><dd>${note(ctx, code, level)}</dd></div>`);
  const face = card(ctx, { ...faceOf(ctx, name), note: "" }, { size: "l" });
  const list = levels.length ? html`<dl class="levels">${levels}</dl>` : "";
  const body = html`<div class="details">${face}${list}<p>${ctx.t(`text-${code}`)}</p></div>`;
  return { title: ctx.words.component("card", name) ?? name, body };
}

import { html, nothing } from "/static/js/lib.js";
import { back, card } from "/static/js/parts/card.js";
import { icon } from "/static/js/parts/icon.js";
import { noPile, pile, tray } from "/static/js/parts/pile.js";
import { marks } from "/static/js/parts/spot.js";
import { faceOf, vpCard } from "./faces.js";
import { copies } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** Deck, discard pile and the centre row. @param {Scene} scene */
export function squareView(scene) {
  const { ctx, view } = scene;
  return html`${deckView(scene)}
    ${discardView(scene)}
    <div class="charters" data-place="row"><p class="cap">${ctx.t("board-vp-deck", { count: view.vp_deck })}</p>
      <ul>${copies(view.row).map(([name, copy]) => html`<li>${plaqueView(scene, name, copy)}</li>`)}</ul></div>`;
}

/** @param {Scene} scene */
function deckView({ ctx, view }) {
  const name = ctx.t("board-deck");
  return view.deck ? pile(back("guildhall", "step", name), view.deck, name, "deck") : noPile(name, "deck");
}

/** @param {Scene} scene */
function discardView({ ctx, view }) {
  const { count, top } = view.discard;
  if (!top) return noPile(ctx.t("board-discard"), "discard");
  return pile(card(ctx, faceOf(ctx, top), { thing: `discard/${top}`, about: top }), count, ctx.t("board-discard"), "discard");
}

/** @param {Scene} scene @param {string} vp @param {number} copy */
function plaqueView(scene, vp, copy) {
  const { ctx } = scene;
  const { points, price } = vpCard(vp);
  const label = ctx.t("board-plaque", { points, price, effect: ctx.t(`effect-${vp}`) });
  const inside = html`<span class="num">${points}</span><span
    class="seals">${Array.from({ length: price }, () => icon("i-seal"))}</span>
    <span class=${vp === "vp5" || vp === "vp9" ? "eff plain" : "eff"}>${ctx.t(`effect-${vp}`)}</span>`;
  const spot = scene.spot("row", vp, copy);
  const mark = marks(spot, label, ctx);
  return html`<button type="button" class="plaque" data-state=${mark.state} ?data-lit=${mark.lit}
    data-option=${spot?.option ?? nothing}
    data-thing=${`row/${vp}/${copy}`} data-about=${vp} aria-label=${mark.label} aria-pressed=${mark.pressed}
    aria-disabled=${mark.disabled}
    @click=${spot?.press ?? (() => ctx.details(vp))}>${inside}</button>`;
}

/** What lies open: the discard pile, a hand I look at, or cards whose order I choose; and cards on their way.
 * @param {Scene} scene */
export const trayView = (scene) => html`${openView(scene)}${asideView(scene)}`;

/** @param {Scene} scene */
function openView(scene) {
  const { ctx, view } = scene;
  if (ctx.about === "order") return orderView(scene);
  if (!view.open) return nothing;
  return view.open.place === "discard" ? openPileView(scene) : openHandView(scene);
}

/** Cards that all have seen and that are placed one after another, once a choice between is made [12.5, 13.4].
 * @param {Scene} scene */
function asideView({ ctx, view }) {
  if (view.aside.length === 0) return nothing;
  const cards = view.aside.map((/** @type {string} */ name) => card(ctx, faceOf(ctx, name), { size: "xs", about: name }));
  return html`<section class="aside" aria-labelledby="aside-title">
    <h2 class="cap" id="aside-title">${ctx.t("board-aside", { name: ctx.name(view.player) })}</h2>${cards}
  </section>`;
}

/** @param {Scene} scene */
function openPileView(scene) {
  const { ctx, view } = scene;
  const cards = copies(view.open.cards).map(([name, copy]) =>
    card(ctx, faceOf(ctx, name), { spot: scene.spot("pile", `${name} ${copy + 1}`), about: name }),
  );
  return tray(ctx.t("board-open-discard", { count: view.open.cards.length }), ctx.t("board-open-discard-note"), cards);
}

/** @param {Scene} scene */
function openHandView(scene) {
  const { ctx, view } = scene;
  const cards = copies(view.open.cards).map(([name, copy]) =>
    card(ctx, faceOf(ctx, name), { spot: scene.spot("open", name, copy), about: name }),
  );
  return tray(
    ctx.t("board-open-hand", { name: ctx.name(view.open.seat), count: view.open.cards.length }),
    ctx.t("board-open-note"),
    cards,
  );
}

/** Which card shall lie on top, which below it; the rest stays as listed. @param {Scene} scene */
function orderView(scene) {
  const { ctx } = scene;
  const asked = ctx.ask ?? { options: [], picked: [] };
  const verb = (/** @type {string} */ option) => option.split(" ")[0] === "top";
  const chosen = asked.picked.filter(verb).map((option) => option.split(" ")[1] ?? "");
  const rest = asked.options.filter(verb).map((option) => option.split(" ")[1] ?? "");
  const cards = [...chosen, ...rest].map((name) => card(ctx, faceOf(ctx, name), { spot: ctx.spot(`top ${name}`), about: name }));
  return tray(ctx.t("board-order"), ctx.t("board-order-note"), cards);
}

import { html, nothing } from "/static/js/lib.js";
import { icon } from "/static/js/parts/icon.js";
import { marks } from "/static/js/parts/spot.js";
import { BASICS, RESOURCES, symbolOf } from "./scene.js";

/**
 * The price card over my hand: five columns, one a resource, the same as the hand's, so that cost, payment and stock stand one
 * above another.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Price} Price
 */

/** @param {Scene} scene */
export function costsView(scene) {
  const { ctx } = scene;
  const building = scene.building;
  const shown = building && !BASICS.includes(building) ? [...BASICS, building] : BASICS;
  return html`<section
    class=${folded(scene) ? "costs one" : "costs"}
    data-phase=${scene.view.phase === "development" ? "build" : "trade"}
    aria-label=${ctx.t("place-cost-card")}>
    <h2 class="cap">${ctx.t("place-cost-card")}</h2>
    <ul>
      ${shown.map((card) => lineView(scene, card, building))}${building ? nothing : buildingLine(scene)}${tillView(scene)}
    </ul>
  </section>`;
}

/** While a tray shows whose card is taken, only the line of that card stays. @param {Scene} scene */
const folded = (scene) => Boolean(scene.building && scene.price(scene.building)?.from != null);

/** @param {Scene} scene @param {string} card @param {string | null} building */
function lineView(scene, card, building) {
  const price = scene.price(card);
  if (!price) return nothing;
  const spot = building ? null : scene.spotToBuild(card);
  const state = building === card ? "selected" : spot?.mark;
  const label = scene.ctx.t("board-price", {
    card: scene.cardName(card),
    price: scene.list(price.price),
    short: scene.list(price.short) || "0",
  });
  const mark = marks(spot, label, scene.ctx);
  const inside = html`${icon(symbolOf(card))}<span>${scene.cardName(card)}</span>`;
  const key =
    spot && (spot.lit || spot.forbidden)
      ? html`<button
          type="button"
          class="key"
          ?data-lit=${mark.lit}
          data-option=${spot.option}
          data-about=${card}
          aria-label=${mark.label}
          aria-disabled=${mark.disabled}
          @click=${mark.press}>
          ${inside}
        </button>`
      : html`<button type="button" class="key" data-about=${card} aria-label=${label} @click=${() => scene.ctx.details(card)}>
          ${inside}
        </button>`;
  return html`<li class=${price.payable && !price.obstacle ? "price ok" : "price"} data-state=${state ?? nothing}>
    ${key} ${RESOURCES.map((resource) => cellView(price, resource))}
    <span class="gain">${gainView(scene, price, mark.strip)}</span>
  </li>`;
}

/** What a price wants of a resource; hollow where my hand lacks it. @param {Price} price @param {string} resource */
function cellView(price, resource) {
  const wanted = price.price.filter((each) => each === resource).length;
  const lacking = price.short.filter((each) => each === resource).length;
  return html`<span class="cell">
    ${Array.from(
      { length: wanted },
      (_, place) =>
        html`<i class=${place < wanted - lacking ? "pennant" : "pennant miss"} data-res=${resource} aria-hidden="true">
          ${icon(symbolOf(resource))}
        </i>`,
    )}
  </span>`;
}

/** What it would bring, or why not. @param {Scene} scene @param {Price} price @param {string} strip */
function gainView(scene, price, strip) {
  const { ctx } = scene;
  if (price.obstacle) return html`<span class="why">${ctx.words.or(`why-${price.obstacle.reason}`, strip)}</span>`;
  if (price.short.length && !price.payable)
    return html`<span class="why">${ctx.t("board-lacking", { cards: scene.shortList(price.short) })}</span>`;
  const side = price.side ? html`<span class="sd">${ctx.t(`side-${price.side}`)}</span>` : nothing;
  const from = price.from === null ? "" : ctx.t("board-from", { name: ctx.name(price.from) });
  return html`${side}<span>${ctx.t("board-gain", { points: price.gain })}${from}</span>`;
}

/** All buildings as one line that opens the stack. @param {Scene} scene */
function buildingLine(scene) {
  const { ctx } = scene;
  const offered = scene.buildings.some((card) => ctx.offers(`build ${card}`));
  const open = Boolean(ctx.get("stack"));
  const plain = scene.price("church") ?? scene.price(scene.buildings[0] ?? "");
  return html`<li class=${offered ? "price ok" : "price"} data-state=${offered ? "playable" : nothing}>
    <button type="button" class="key" ?data-lit=${offered} aria-expanded=${open} @click=${() => ctx.set("stack", !open)}>
      ${icon("i-townhall")}
      <span>${ctx.t("kind-building")}</span>
    </button>
    ${RESOURCES.map((resource) => (plain ? cellView(plain, resource) : html`<span class="cell"></span>`))}
    <span class="gain"><span class="why">${ctx.t(open ? "board-close-stack" : "board-see-stack")}</span></span>
  </li>`;
}

/** What is laid out so far for what is being built. @param {Scene} scene */
function tillView(scene) {
  const { ctx } = scene;
  if (!scene.building || ctx.about !== "pay") return nothing;
  return html`<li class="till">
    <span class="key">${ctx.t("board-payment")}</span> ${RESOURCES.map((resource) => paidCell(scene, resource))}
    <span class="gain">${ctx.t("board-paid", { count: RESOURCES.reduce((sum, each) => sum + scene.laid(each), 0) })}</span>
  </li>`;
}

/** @param {Scene} scene @param {string} resource */
function paidCell(scene, resource) {
  const swaps = scene.ctx.picks(`swap ${resource}`);
  const paid = scene.ctx.picks(`pay ${resource}`) + 3 * swaps;
  const pennants = Array.from(
    { length: paid },
    () => html`<i class="pennant" data-res=${resource} aria-hidden="true">${icon(symbolOf(resource))}</i>`,
  );
  return html`<span class=${swaps ? "cell three" : "cell"} role="img" aria-label=${`${paid} × ${scene.resourceName(resource)}`}>
    ${pennants}</span>`;
}

/** My hand: one ticket a resource, always five, always in place. @param {Scene} scene */
export function handView(scene) {
  const { ctx, view } = scene;
  return html`<div class="hand" data-place=${`hand${ctx.you}`}>
    <h2 class="cap">${ctx.t("board-hand")}<b>${ctx.t("board-cards", { count: view.hand.length })}</b></h2>
    ${RESOURCES.map((resource) => ticketView(scene, resource))}
    <span class="end"></span>
  </div>`;
}

/** @param {Scene} scene @param {string} resource */
function ticketView(scene, resource) {
  const { ctx, view } = scene;
  const held = view.hand.filter((/** @type {string} */ each) => each === resource).length;
  const laid = scene.laid(resource);
  const spot = scene.spotInHand(resource);
  const face = scene.face(resource);
  const mark = marks(spot, `${face.name}, ${held}`, ctx);
  const inside = html`<span class="banner pennant">
      <b class="letter" aria-hidden="true">${face.letter}</b>
      <span class="emblem">${icon(face.symbol)}</span>
    </span>
    <span class="words"><b class="num" aria-hidden="true">${held}</b>
      <span class="name">${face.name}</span></span>`;
  const shape = held ? "card ticket res" : "card ticket res none";
  if (!spot && !laid) {
    return html`<div
      class=${shape}
      data-res=${resource}
      data-count=${held}
      role="img"
      aria-label=${mark.label}
      data-thing=${`hand${ctx.you}/${resource}`}>
      ${inside}
    </div>`;
  }
  return html`<button
    type="button"
    class=${shape}
    data-res=${resource}
    data-count=${held}
    data-state=${laid ? "selected" : mark.state}
    data-n=${laid || nothing}
    ?data-lit=${mark.lit}
    data-option=${spot?.option ?? nothing}
    data-thing=${`hand${ctx.you}/${resource}`}
    aria-label=${mark.label}
    aria-disabled=${mark.disabled}
    @click=${mark.press}>
    ${inside}
  </button>`;
}

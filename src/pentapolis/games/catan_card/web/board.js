import { html, nothing } from "/static/js/lib.js";
import { icon } from "/static/js/parts/icon.js";
import { costsView, handView } from "./costs.js";
import { landView } from "./land.js";
import { promptOf } from "./prompt.js";
import { BASICS, Scene, symbolOf } from "./scene.js";
import { seatView } from "./seats.js";
import { squareView } from "./square.js";
import { journeys, soundOf, things } from "./travel.js";
import { trayView } from "./trays.js";

/**
 * The board of Struggle for Catan: market and fate card, every seat's columns with the side up, the price card over my hand.
 *
 * @typedef {import("/static/js/table/context.js").Context} Context
 */

/** @type {Record<string, string[]>} */
const VERBS = {
  deck: ["count"],
  market: ["count"],
  opponent: ["seat", "count"],
  library: ["seat", "count"],
  guild: ["seat"],
  "end-trade": [],
  discard: ["resource"],
  take: ["resource"],
  give: ["resource"],
  choose: ["resource"],
  build: ["card"],
  waive: ["resource"],
  "pay-full": [],
  exact: [],
  pay: ["resource"],
  swap: ["resource"],
  "turn-fate": [],
  "keep-fate": [],
  draw: ["count"],
};

/** @type {import("/static/js/types.js").Board} */
export const board = {
  sprites: ["icons.svg"],
  verbs: VERBS,
  regions,
  prompt: (ctx) => promptOf(new Scene(ctx)),
  expected,
  details,
  things,
  journeys,
  chip,
  turn: (view) => view.turn || null,
  startsTurn: (event) => (event.kind === "turn" ? Number(event.turn) : null),
  sound: soundOf,
};

/** @param {Context} ctx @returns {import("/static/js/types.js").Regions} */
function regions(ctx) {
  const scene = new Scene(ctx);
  return {
    others: ctx.others.map((seat) => seatView(scene, seat)),
    square: squareView(scene),
    tray: trayView(scene),
    me: ctx.you === null ? nothing : html`${landView(scene, ctx.you)}${costsView(scene)}`,
    hand: ctx.you === null ? nothing : handView(scene),
  };
}

/** What a player would reach for: those that are not offered are asked about. @param {Context} ctx */
function expected(ctx) {
  const scene = new Scene(ctx);
  const cards = [...BASICS, ...(ctx.get("stack") ? scene.buildings : [])];
  return ctx.about === "build" ? cards.map((card) => `build ${card}`) : [];
}

/** @param {Context} ctx @param {string} name */
function details(ctx, name) {
  const scene = new Scene(ctx);
  const texts = ctx.words.has(`text-${name}`)
    ? [ctx.t(`text-${name}`)]
    : ["A", "B"].map((side) => `${ctx.t(`side-${side}`)}: ${ctx.t(`text-${name}-${side}`)}`);
  const price = scene.price(name);
  const body = html`<div class="details">
    <span class="pic">${icon(symbolOf(name))}</span>
    ${texts.map((text) => html`<p>${text}</p>`)}
    ${price ? html`<p>${ctx.t("board-costs", { price: scene.list(price.price) })}</p>` : nothing}
  </div>`;
  return { title: scene.cardName(name), body };
}

/**
 * A card inside a line of the log.
 *
 * @param {string} kind @param {string} name @param {{words: import("/static/js/words/words.js").Words}} ctx
 */
function chip(kind, name, { words }) {
  if (kind !== "card") return null;
  return html`<span class="ref" data-about=${name}>${words.component("card", name) ?? name}</span>`;
}

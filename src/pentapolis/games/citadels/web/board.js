import { html, nothing } from "/static/js/lib.js";
import { pennant } from "/static/js/parts/card.js";
import { icon } from "/static/js/parts/icon.js";
import { handView, mineView } from "./mine.js";
import { leadOf, promptOf } from "./prompt.js";
import { Scene } from "./scene.js";
import { squareView, trayView } from "./square.js";
import { seatView } from "./streets.js";
import { tallyView } from "./tally.js";
import { journeys, soundOf, things } from "./travel.js";

/**
 * The board of Citadels: streets of houses, the track of ranks, the draft as a row of cards passed round.
 *
 * @typedef {import("/static/js/table/context.js").Context} Context
 */

/** @type {Record<string, string[]>} */
const VERBS = {
  pick: ["character"],
  lay: ["character"],
  gold: [],
  draw: [],
  keep: ["district"],
  under: ["district"],
  income: [],
  build: ["district"],
  end: [],
  kill: ["character"],
  rob: ["character"],
  bewitch: ["character"],
  swap: ["seat"],
  replace: [],
  peek: ["seat"],
  take: ["district"],
  "take-build": ["district"],
  crown: ["seat"],
  "pay-gold": [],
  "pay-card": ["district"],
  levy: [],
  "voyage-gold": [],
  "voyage-cards": [],
  destroy: ["seat", "district"],
  exchange: ["seat", "district"],
  give: ["district"],
  beautify: ["district"],
  laboratory: ["district"],
  smithy: [],
  museum: ["district"],
  armory: ["seat", "district"],
  "buy-back": [],
  search: [],
  ring: [],
  park: [],
  thanks: [],
  skip: [],
  done: [],
};

/** @type {import("/static/js/types.js").Board} */
export const board = {
  sprites: ["icons.svg"],
  verbs: VERBS,
  regions,
  prompt: (ctx) => promptOf(new Scene(ctx)),
  lead: (ctx) => leadOf(new Scene(ctx)) ?? nothing,
  expected,
  details,
  things,
  journeys,
  chip,
  tally: (ctx) => (ctx.outcome ? tallyView(new Scene(ctx), ctx.outcome) : undefined),
  turn: (view) => view.round || null,
  startsTurn: (event) => (event.kind === "round" ? Number(event.round) : null),
  sound: soundOf,
};

/** @param {Context} ctx @returns {import("/static/js/types.js").Regions} */
function regions(ctx) {
  const scene = new Scene(ctx);
  return {
    others: ctx.others.map((seat) => seatView(scene, seat)),
    square: squareView(scene),
    tray: trayView(scene),
    me: ctx.you === null ? nothing : mineView(scene, ctx.you),
    hand: ctx.you === null ? nothing : handView(scene),
  };
}

/** What a player would reach for: those that are not offered are asked about. @param {Context} ctx */
function expected(ctx) {
  const scene = new Scene(ctx);
  if (!scene.turning) return [];
  const hand = scene.verbs.has("gold")
    ? []
    : ctx.view.hand.map((/** @type {{district: string}} */ each) => `build ${each.district}`);
  const houses = scene.verbAt("cities") === "destroy" ? ctx.others.flatMap((seat) => housesOf(scene, seat)) : [];
  return [...new Set([...hand, ...houses])];
}

/** @param {Scene} scene @param {number} seat */
const housesOf = (scene, seat) =>
  scene.asksCity(seat) ? scene.seat(seat).city.map((house) => `destroy ${String.fromCharCode(65 + seat)} ${house.district}`) : [];

/** @param {Context} ctx @param {string} name */
function details(ctx, name) {
  const scene = new Scene(ctx);
  const character = name.startsWith("character-") ? name.slice("character-".length) : null;
  const title = character ? scene.characterName(character) : scene.districtName(name);
  const text = character
    ? ctx.t(`effect-character-${character}`)
    : scene.effect(name) || scene.districtFace(name, undefined).label;
  return {
    title,
    body: html`<div class="details">
      <span class="emblem">${icon(`c-${character ?? name}`)}</span>
      <p>${text}</p>
    </div>`,
  };
}

/**
 * A card inside a line of the log.
 *
 * @param {string} kind @param {string} name @param {{words: import("/static/js/words/words.js").Words}} ctx
 */
function chip(kind, name, { words }) {
  if (kind !== "character" && kind !== "district") return null;
  const said = words.component(kind, name) ?? name;
  if (kind === "district") return html`<span class="ref" data-about=${name}>${said}</span>`;
  return html`<span class="ref" data-about=${`character-${name}`}>${pennant("none", "")}${said}</span>`;
}

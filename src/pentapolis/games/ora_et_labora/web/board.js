import { html, nothing } from "/static/js/lib.js";
import { icon } from "/static/js/parts/icon.js";
import { deskView } from "./desk.js";
import { factsOf, goodsBar, symbolOf } from "./goods.js";
import { landsView } from "./mine.js";
import { ordered } from "./orders.js";
import { isPaying, payView } from "./pay.js";
import { promptOf } from "./prompt.js";
import { Scene } from "./scene.js";
import { neutralView, seatView } from "./seats.js";
import { tallyView } from "./tally.js";
import { journeys, soundOf, things } from "./travel.js";
import { wheelBox } from "./wheel.js";

/**
 * The board of Ora et Labora: a good is as long as it is worth, a place says what it is worth, the wheel's wedge is the clock.
 *
 * @typedef {import("/static/js/table/context.js").Context} Context
 */

/** @type {Record<string, string[]>} */
const VERBS = {
  use: ["clergyman", "card"],
  contract: ["owner", "card"],
  enter: ["owner", "card"],
  fell: ["cell"],
  cut: ["cell"],
  build: ["card"],
  settle: ["card"],
  place: ["cell"],
  buy: ["side", "row"],
  lay: ["side", "row"],
  exchange: ["good"],
  fee: ["good"],
  send: ["clergyman"],
  produce: ["good"],
  joker: ["good"],
  trade: ["times"],
  pay: ["good"],
  take: ["good"],
  upgrade: ["good"],
  clear: ["cell"],
  visit: ["owner", "card"],
  borrow: ["card"],
  pass: [],
  skip: [],
  done: [],
};

/** @type {import("/static/js/types.js").Board} */
export const board = {
  sprites: ["icons.svg"],
  verbs: VERBS,
  regions,
  prompt: (ctx) => promptOf(new Scene(ctx)),
  expected,
  standing: ordered,
  tally: (ctx) => (ctx.outcome ? tallyView(new Scene(ctx), ctx.outcome) : undefined),
  details,
  things,
  journeys,
  chip,
  turn: (view) => view.round || null,
  startsTurn: (event) => (event.kind === "round" ? Number(event.number) : null),
  sound: soundOf,
};

/** @param {Context} ctx @returns {import("/static/js/types.js").Regions} */
function regions(ctx) {
  const scene = new Scene(ctx);
  return {
    others: html`${ctx.others.map((seat) => seatView(scene, seat))}${
      scene.view.neutral ? neutralView(scene, scene.view.seats.length) : nothing
    }`,
    square: ctx.outcome ? nothing : isPaying(scene) ? payView(scene) : deskView(scene),
    me: landsView(scene),
    hand: ctx.you === null ? nothing : goodsBar(scene),
    aside: wheelBox(scene),
  };
}

/** What a player would reach for: those that are not offered are asked about. @param {Context} ctx */
function expected(ctx) {
  const scene = new Scene(ctx);
  if (ctx.about === "action" || ctx.about === "bonus")
    return ctx.view.display.map((/** @type {string} */ card) => `build ${card}`);
  return ctx.about === "settlement" ? (scene.mine.settlements ?? []).map((card) => `settle ${card}`) : [];
}

/** @param {Context} ctx @param {string} name */
function details(ctx, name) {
  const scene = new Scene(ctx);
  const facts = scene.facts(name);
  const land = facts.land.map((terrain) => ctx.t(`board-terrain-${terrain}`)).join(", ");
  const cost = Object.entries(facts.cost ?? { food: facts.food, energy: facts.energy }).map(
    ([good, count]) => `${count} ${good === "food" || good === "energy" ? ctx.t(`board-${good}`) : scene.word("good", good)}`,
  );
  return {
    title: scene.cardName(name),
    body: html`<div class="details">
      <span class="emblem">${icon(`b-${name}`)}</span>
      <div>
        <p>${scene.functionOf(name)}</p>
        <p class="cap">
          ${ctx.t("board-details", {
            cost: cost.join(", ") || "—",
            land,
            economic: facts.economic,
            dwelling: facts.dwelling,
            cloister: facts.cloister ? "yes" : "no",
          })}
        </p>
      </div>
    </div>`,
  };
}

/**
 * A component inside a line of the log.
 *
 * @param {string} kind @param {string} name @param {{words: import("/static/js/words/words.js").Words}} ctx
 */
function chip(kind, name, { words }) {
  const said = words.component(kind, name) ?? name;
  if (kind === "card") return html`<span class="ref" data-about=${name}>${said}</span>`;
  if (kind !== "good") return null;
  const mark = html`<i class="tok" data-kind=${factsOf(name).kind} aria-hidden="true">${icon(symbolOf(name))}</i>`;
  return html`<span class="ref">${mark} ${said}</span>`;
}

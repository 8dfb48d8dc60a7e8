import { html, nothing } from "/static/js/lib.js";
import { icon } from "/static/js/parts/icon.js";
import { marks } from "/static/js/parts/spot.js";
import { styled } from "/static/js/parts/styled.js";
import { PRICES } from "./cards.js";
import { factsOf, symbolOf, token } from "./goods.js";
import { TRADES } from "./scene.js";
import { productionView } from "./wheel.js";

/**
 * What a function asks: how often, what to give, what to take. Tiles lie on a measure, each as long as it is worth.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */

const ASKS = new Set(["produce", ...TRADES, "pay", "take", "upgrade", "fee", "neutral-fee", "clergyman"]);

/** Whether the desk belongs to a function now. @param {Scene} scene */
export const isPaying = (scene) => ASKS.has(scene.ctx.about);

/** The contract that I am asked to work for. @param {Scene} scene */
export function contractOf({ ctx }) {
  return ctx.about === "clergyman"
    ? ctx.events.findLast((event) => event.kind === "contract" || event.kind === "contract-neutral")
    : undefined;
}

/** The card whose function runs, by what was picked last; where I am the owner, by the contract. @param {Scene} scene */
export function cardInQuestion(scene) {
  const { picked } = scene;
  const contract = contractOf(scene);
  if (contract) return String(contract.card);
  const last = [...picked].reverse().find((option) => /^(use|contract|enter|visit|borrow|build|settle) /.test(option));
  return last?.split(" ").at(-1) ?? null;
}

/** @param {Scene} scene */
export function payView(scene) {
  const card = cardInQuestion(scene);
  return html`<div
    class="tray pay desk"
    role="group"
    aria-label=${scene.ctx.t(`ask-${scene.ctx.about}`, { count: 0, picked: "" })}>
    ${card ? askingView(scene, card) : nothing}
    <div class="work">${bodyOf(scene, card)}</div>
  </div>`;
}

/** @param {Scene} scene @param {string} card */
const askingView = (scene, card) => html`<div class="asks">
  <span class=${scene.isSettlement(card) ? "flag setl" : "flag"} aria-hidden="true">${icon(`b-${card}`)}</span>
  <div>
    <h2>${scene.cardName(card)}</h2>
    <p>${scene.functionOf(card)}</p>
  </div>
</div>`;

/** @param {Scene} scene @param {string | null} card */
function bodyOf(scene, card) {
  const { ctx } = scene;
  if (ctx.about === "produce") return productionView(scene);
  if (TRADES.includes(ctx.about)) return timesView(scene);
  if (ctx.about === "clergyman") return figuresView(scene);
  if (ctx.about === "pay") return needsView(scene, card ?? "");
  return takeView(scene);
}

/** How often: one key for each number; there is none before something is exchanged. @param {Scene} scene */
function timesView(scene) {
  const { ctx } = scene;
  if (!scene.optionsOf("trade").length) return nothing;
  return html`<div class="times">
    <span class="cap" id="times">${ctx.t("board-times")}</span>
    <div class="seg" role="group" aria-labelledby="times">
      ${scene.optionsOf("trade").map((option) => {
        const count = option.split(" ")[1] ?? "";
        const mark = marks(ctx.spot(option), ctx.t("board-times-of", { count: Number(count) }), ctx);
        return html`<button
          type="button"
          data-state=${mark.state}
          ?data-lit=${mark.lit}
          data-option=${option}
          aria-label=${mark.label}
          @click=${mark.press}>
          ${count}
        </button>`;
      })}
    </div>
  </div>`;
}

/** Which of the owner's clergymen goes. @param {Scene} scene */
function figuresView(scene) {
  const { ctx } = scene;
  return html`<ul class="choices">
    ${scene.optionsOf("send").map((option) => {
      const kind = option.split(" ")[1] ?? "prior";
      const mark = marks(ctx.spot(option), scene.word("clergyman", kind), ctx);
      return html`<li>
        <button
          type="button"
          class="btn choice"
          data-state=${mark.state}
          ?data-lit=${mark.lit}
          data-option=${option}
          aria-label=${mark.label}
          @click=${mark.press}>${icon(kind === "prior" ? "u-prior" : "u-lay")}<span
            >${scene.word("clergyman", kind)}</span></button>
      </li>`;
    })}
  </ul>`;
}

/** Goods that one may take, give up or raise. @param {Scene} scene */
function takeView(scene) {
  const { ctx } = scene;
  const verb = ["fee", "upgrade", "take"].find((each) => scene.optionsOf(each).length) ?? "take";
  const taken = scene.picked.filter((option) => option.startsWith(`${verb} `)).map((option) => option.split(" ")[1] ?? "");
  return html`${taken.length ? html`<p class="taken">${ctx.t("board-taken")} ${taken.map((good) => token(good))}</p>` : nothing}
    <ul class="choices">
      ${scene.optionsOf(verb).map((option) => {
        const good = option.split(" ")[1] ?? "";
        const mark = marks(ctx.spot(option, { copy: scene.picked.length }), ctx.words.option(option, VERBS, ctx.seats), ctx);
        return html`<li>
          <button
            type="button"
            class="btn choice"
            data-state=${mark.state}
            ?data-lit=${mark.lit}
            data-option=${option}
            aria-label=${mark.label}
            @click=${mark.press}>${token(good)}<span>${scene.word("good", good)}</span></button>
        </li>`;
      })}
    </ul>`;
}

const VERBS = { take: ["good"], upgrade: ["good"], fee: ["good"] };

/** How often the trades of the running function are done, all together; a tier counts as its number. @param {Scene} scene */
function timesOf({ picked }) {
  const from = picked.findLastIndex((option) => /^(use|contract|enter|visit|borrow) /.test(option));
  return picked
    .slice(from + 1)
    .reduce((times, option) => times + (option.startsWith("trade ") ? Number(option.split(" ")[1]) : 0), 0);
}

/** What is paid in just now, by the tiles that are offered; points are asked of one card. @param {Scene} scene */
export function unitOf(scene) {
  if (PRICES[cardInQuestion(scene) ?? ""]?.points) return "points";
  const goods = scene.optionsOf("pay").map((option) => option.split(" ")[1] ?? "");
  return goods.some((good) => factsOf(good).kind === "energy") ? "energy" : "food";
}

/** @param {Scene} scene @param {string} card @returns {Record<string, number>} */
function needsOf(scene, card) {
  const facts = scene.facts(card);
  if (scene.isSettlement(card)) return { food: facts.food ?? 0, energy: facts.energy ?? 0 };
  const times = timesOf(scene);
  return Object.fromEntries(Object.entries(PRICES[card] ?? {}).map(([unit, price]) => [unit, price * times]));
}

/** @type {Record<string, string[]>} which kinds of goods a measure takes */
const MEASURED = { food: ["food", "money"], energy: ["energy"], points: ["points", "food", "money"] };

/** Whether no more is asked for in a unit: what was left of it could be given in one way alone, and goes by itself.
 * @param {Scene} scene @param {string} unit */
function isSettled(scene, unit) {
  const units = Object.keys(MEASURED);
  return !scene.optionsOf("pay").length || units.indexOf(unit) < units.indexOf(unitOf(scene));
}

/**
 * Tiles on their measures; where the sum is not a number of one unit they lie in a row.
 *
 * @param {Scene} scene @param {string} card
 */
function needsView(scene, card) {
  const laid = scene.paying.map((option) => option.split(" ")[1] ?? "");
  const needs = Object.entries(needsOf(scene, card)).filter(([, need]) => need > 0);
  if (!needs.length) return html`${laidView(scene, laid)}${suggestion(scene)}`;
  const measures = needs.map(([unit, need]) => {
    const goods = laid.filter((good) => MEASURED[unit]?.includes(factsOf(good).kind));
    return measure(scene, unit, goods, need, isSettled(scene, unit));
  });
  return html`${measures}${suggestion(scene)}`;
}

/** @param {Scene} scene @param {string[]} laid */
const laidView = (scene, laid) => html`<div class="rule">
  <h3>${scene.ctx.t("board-laid")}</h3>
  <div class="track free">
    ${laid.map((good) => tileView(scene, good))}
    <i class="gap"></i>
  </div>
</div>`;

/** @param {string} unit @param {string} good */
const worthIn = (unit, good) =>
  unit === "points" ? ({ coin5: 2, whiskey: 1, wine: 1 }[good] ?? factsOf(good).worth) : factsOf(good).worth;

/** @param {Scene} scene @param {string} unit @param {string[]} goods @param {number} need @param {boolean} settled */
function measure(scene, unit, goods, need, settled) {
  const { ctx } = scene;
  const sum = goods.reduce((total, good) => total + worthIn(unit, good), 0);
  const open = settled ? 0 : Math.max(0, need - sum);
  const said = open ? ctx.t("board-short", { count: scene.half(open) }) : paidIn(scene, sum - need);
  return html`<div class=${open ? "rule" : "rule ok"}>
    <h3>
      ${icon(unit === "points" ? "u-goods" : `u-${unit}`)}${ctx.t(`board-${unit}`)}
      <b class="num">${scene.half(sum)}</b>
      <span>${ctx.t("board-of-need", { need })}</span>
      <em>${said}</em>
    </h3>
    <div class="track" ${styled({ "--n": Math.max(need, Math.ceil(sum)) * 2 })}>
      ${goods.map((good) => tileView(scene, good, unit))}${
        open ? html`<i class="gap" ${styled({ "grid-column": `span ${open * 2}` })}></i>` : nothing
      }
    </div>
  </div>`;
}

/** @param {Scene} scene @param {number} over by how much more than the need is laid out */
function paidIn(scene, over) {
  if (over < 0) return scene.ctx.t("board-rest-itself");
  return over > 0 ? scene.ctx.t("board-lost", { count: scene.half(over) }) : scene.ctx.t("board-exact");
}

/** @param {Scene} scene @param {string} good @param {string} [unit] */
function tileView(scene, good, unit = "") {
  const { kind } = factsOf(good);
  const worth = worthIn(unit, good);
  return html`<button
    type="button"
    class="tile"
    data-kind=${kind}
    ${styled({ "--v": Math.max(1, worth * 2) })}
    @click=${() => scene.ctx.given.deeds.unpick(`pay ${good}`)}>
    <span class="sr">${scene.ctx.t("board-take-back", { good: scene.word("good", good) })}</span>${icon(symbolOf(good))}<b
      aria-hidden="true">${scene.half(worth)}</b></button>`;
}

/** The cheapest set is laid by one key; it can be changed afterwards. @param {Scene} scene */
function suggestion(scene) {
  const { ctx } = scene;
  if (!scene.optionsOf("pay").length) return nothing;
  return html`<button type="button" class="btn fill" @click=${() => ctx.fill((ask) => cheapest(ask))}>
    ${ctx.t("board-fill")}
  </button>`;
}

/** What one misses least, the first given first. */
const GIVEN_FIRST = [
  "straw", "flour", "malt", "grapes", "grain", "wood", "peat", "livestock", "coin", "clay", "stone", "bread", "peat-coal", "meat",
  "beer", "coin5", "wine", "whiskey", "book", "ceramic", "ornament", "reliquary",
];

/** @param {import("/static/js/types.js").Ask} ask */
function cheapest(ask) {
  if (ask.about !== "pay") return undefined;
  return [...ask.options].sort(
    (a, b) => GIVEN_FIRST.indexOf(a.split(" ")[1] ?? "") - GIVEN_FIRST.indexOf(b.split(" ")[1] ?? ""),
  )[0];
}

import { html, nothing } from "/static/js/lib.js";
import { icon } from "/static/js/parts/icon.js";
import { marks } from "/static/js/parts/spot.js";
import { styled } from "/static/js/parts/styled.js";

/**
 * Goods: what kind each is, how it looks, and the counters in their fixed places.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {{kind: string, worth: number, country?: string}} GoodFacts  `worth`: pips, in what the kind counts
 */

/** In the order of the counters. @type {Record<string, GoodFacts>} */
export const GOODS = {
  grain: { kind: "food", worth: 1 },
  flour: { kind: "food", worth: 1, country: "france" },
  bread: { kind: "food", worth: 3, country: "france" },
  malt: { kind: "food", worth: 1, country: "ireland" },
  beer: { kind: "food", worth: 5, country: "ireland" },
  livestock: { kind: "food", worth: 2 },
  meat: { kind: "food", worth: 5 },
  grapes: { kind: "food", worth: 1, country: "france" },
  wine: { kind: "food", worth: 1, country: "france" },
  whiskey: { kind: "food", worth: 2, country: "ireland" },
  coin: { kind: "money", worth: 1 },
  straw: { kind: "energy", worth: 0.5 },
  wood: { kind: "energy", worth: 1 },
  peat: { kind: "energy", worth: 2 },
  "peat-coal": { kind: "energy", worth: 3 },
  clay: { kind: "stuff", worth: 0 },
  stone: { kind: "stuff", worth: 0 },
  book: { kind: "points", worth: 2 },
  ceramic: { kind: "points", worth: 3 },
  ornament: { kind: "points", worth: 4 },
  reliquary: { kind: "points", worth: 8 },
  wonder: { kind: "points", worth: 30 },
};

/** A 5-coin tile is five coins of the store; it has a counter only while it can be given as a tile. @type {GoodFacts} */
const COIN5 = { kind: "money", worth: 5 };

/** Counters stand in groups; money is food, too. @type {Record<string, string[]>} */
const GROUPS = { food: ["food", "money"], energy: ["energy"], stuff: ["stuff"], points: ["points"] };

/** @param {string} good @returns {GoodFacts} */
export const factsOf = (good) => GOODS[good] ?? (good === "coin5" ? COIN5 : { kind: "joker", worth: 0 });

/** The symbol of a good. @param {string} good */
export const symbolOf = (good) => ({ "peat-coal": "g-peat_coal", grapes: "g-grape" })[good] ?? `g-${good}`;

/** The goods of a country in the order of the counters. @param {string} country */
export const goodsOf = (country) =>
  Object.keys(GOODS).filter((good) => !GOODS[good]?.country || GOODS[good]?.country === country);

/** A good as a small token. @param {string} good */
export const token = (good) =>
  html`<i class="tok" data-kind=${factsOf(good).kind} aria-hidden="true">${icon(symbolOf(good))}</i>`;

/** @param {number} worth */
function pips(worth) {
  if (worth > 6) return html`<span class="pips n" aria-hidden="true">${worth}</span>`;
  const whole = Array.from({ length: Math.floor(worth) }, () => html`<b></b>`);
  return html`<span class="pips" aria-hidden="true">${whole}${worth % 1 ? html`<b class="h"></b>` : nothing}</span>`;
}

/** My counters. @param {Scene} scene */
export function goodsBar(scene) {
  const { ctx } = scene;
  const shown = [...goodsOf(scene.view.country), ...(scene.offersTile("coin5") ? ["coin5"] : [])];
  return html`<div class="goods">
    ${Object.entries(GROUPS).map(([group, kinds]) => {
      const own = shown.filter((good) => kinds.includes(factsOf(good).kind));
      return html`<section class="gg" data-kind=${group}>
        <h3>${ctx.t(`board-group-${group}`)}${sumOf(scene, group)}</h3>
        <ul ${styled({ "--c": own.length })}>
          ${own.map((good) => html`<li>${counter(scene, good)}</li>`)}
        </ul>
      </section>`;
    })}
  </div>`;
}

/** @param {Scene} scene @param {string} group */
function sumOf(scene, group) {
  const mine = scene.mine;
  const sum = { food: mine.food, energy: mine.energy, points: mine.score?.goods }[group];
  return sum === undefined ? nothing : html` <b>${scene.half(sum)}</b>`;
}

/** @param {Scene} scene @param {string} good */
function counter(scene, good) {
  const { ctx } = scene;
  const count = scene.held(good);
  const laid = scene.laid(good);
  const spot = scene.goodSpot(good, count);
  const said = ctx.t("board-good", { good: scene.word("good", good), count });
  const mark = marks(spot, said, ctx);
  return html`<button
    type="button"
    class="good"
    data-n=${count}
    data-state=${mark.state}
    ?data-lit=${mark.lit}
    data-option=${spot?.option ?? nothing}
    data-place=${`goods/${good}`}
    aria-disabled=${mark.disabled}
    title=${scene.word("good", good)}
    @click=${mark.press}>
    <span class="sr">${mark.label}</span>
    ${token(good)}
    <span class="num" aria-hidden="true">${count}</span>
    <span class="cd" aria-hidden="true">${ctx.t(`board-code-${good}`)}</span>
    ${pips(factsOf(good).worth)} ${laid ? html`<em aria-hidden="true">−${laid}</em>` : nothing}
  </button>`;
}

/** Another player's goods, small. @param {Scene} scene @param {Record<string, number>} goods */
export function miniGoods(scene, goods) {
  return html`<ul class="minigoods">
    ${goodsOf(scene.view.country)
      .filter((good) => good !== "wonder" || goods[good])
      .map(
        (good) => html`<li class=${goods[good] ? "" : "z"} title=${scene.word("good", good)}>
          ${icon(symbolOf(good))}<b>${goods[good] ?? 0}</b><span class="sr">${scene.word("good", good)}</span>
        </li>`,
      )}
  </ul>`;
}

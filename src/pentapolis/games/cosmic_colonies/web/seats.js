import { html, nothing } from "/static/js/lib.js";
import { icon } from "/static/js/parts/icon.js";
import { seatHouse } from "/static/js/parts/house.js";
import { asteroid } from "./asteroid.js";
import { buildingSign, storeView, TERRAINS, terrainSign, workerBanner } from "./scene.js";

/**
 * The others: store, a small asteroid that can be enlarged, what is built, and the cards of the hand that everybody knows.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Counts} Counts
 */

/** @param {Scene} scene @param {number} seat */
export function seatView(scene, seat) {
  const { ctx } = scene;
  const { store, total, objective, built } = scene.seat(seat);
  return html`<section class="seat cc-seat" data-turn=${scene.awaits(seat) ? "now" : nothing} aria-label=${ctx.name(seat)}>
    <header>
      ${seatHouse(seat, ctx.name(seat), scene.awaits(seat))}
      <div>
        <div class="who"><b>${ctx.name(seat)}</b>${botChip(scene, seat)}</div>
        <p class="cc-status">${statusOf(scene, seat)}</p>
      </div>
      <div class="vp">
        <span class="num">${total}</span>
        <span class="cap">${ctx.t(objective ? "board-vp" : "board-without-goal")}</span>
      </div>
    </header>
    ${storeView(scene, store)}
    <div class="cc-mid">
      <button
        type="button"
        class="cc-zoom"
        data-about=${`city-${seat}`}
        aria-label=${ctx.t("board-enlarge", { name: ctx.name(seat) })}
        @click=${() => ctx.details(`city-${seat}`)}>
        ${asteroid(scene, seat, { label: cityWords(scene, seat) })}
        <span class="cc-zi">${icon("u-zoom")}</span>
      </button>
      ${countsView(scene, built)}
    </div>
    ${knownView(scene, seat)}
  </section>`;
}

/** @param {Scene} scene @param {number} seat */
function botChip({ ctx }, seat) {
  const info = ctx.seats[seat];
  if (info?.kind === "bot")
    return html`<span class="chip">${icon("u-bot")}
      <span>${ctx.t("ui-bot")}</span></span>`;
  return info?.kind === "human" && !info.present
    ? html`<span class="chip away"><span>${ctx.t("ui-away")}</span></span>`
    : nothing;
}

/** What this seat is at. @param {Scene} scene @param {number} seat */
function statusOf(scene, seat) {
  const { ctx, view } = scene;
  if (view.over || ctx.outcome) return nothing;
  if (scene.choosing)
    return ctx.t(ctx.asked.some((ask) => ask.seat === seat && ask.answered) ? "board-has-chosen" : "board-chooses");
  const place = view.queue.indexOf(seat);
  return ctx.t(`board-turn-${place === 0 ? "now" : place < 0 ? "done" : "later"}`);
}

/** @param {Scene} scene @param {number} seat */
export const cityWords = (scene, seat) =>
  scene.ctx.t("board-city", { name: scene.ctx.name(seat), open: scene.openWords(scene.seat(seat).open) });

/** How many of each building. @param {Scene} scene @param {Counts} built */
const countsView = (scene, built) => html`<ul
  class="cc-counts"
  aria-label=${scene.ctx.t("board-built", {
    listed: scene.buildings.map(({ name }) => `${scene.word("building", name)} ${built[name] ?? 0}`).join(", "),
  })}>
  ${scene.buildings.map(
    ({ name, main }) => html`<li class=${`${built[name] ? "" : "nil"} ${main ? "" : "small"}`}>
      ${buildingSign(name)}<b>${built[name] ?? 0}</b>
    </li>`,
  )}
</ul>`;

/** Cards of a hand: those that all have seen by their numbers, the rest as a count. @param {Scene} scene @param {number} seat */
function knownView(scene, seat) {
  const { ctx } = scene;
  const { hand, known } = scene.seat(seat);
  const names = known.map((name) => scene.word("worker", name)).join(", ");
  return html`<p class="cc-known" data-place=${`hand${seat}`}>
    ${icon("u-hand")}
    <span class="sr">${ctx.t("board-hand-of", { count: hand, known: names || "—" })}</span>
    ${known.map((name) => html`<b aria-hidden="true">${scene.card(name).number}</b>`)}
    ${hand > known.length ? html`<i aria-hidden="true">${hand - known.length}</i>` : nothing}
  </p>`;
}

/** The rival of the solo game: it has no map of its own, only counts. @param {Scene} scene */
export function rivalView(scene) {
  const { ctx, rival } = scene;
  if (!rival) return nothing;
  return html`<section
    class="seat cc-seat rival"
    data-turn=${scene.view.actor === 1 ? "now" : nothing}
    aria-label=${ctx.t("board-rival")}>
    <header>
      <span class="house" data-roof="hex" aria-hidden="true">?</span>
      <div>
        <div class="who"><b>${ctx.t("board-rival")}</b></div>
        <p class="cc-status">${ctx.t("board-covered", { count: rival.covered })}</p>
      </div>
      <div class="vp">
        <span class="num">${rival.total}</span>
        <span class="cap">${ctx.t(rival.objective ? "board-vp" : "board-without-goal")}</span>
      </div>
    </header>
    ${storeView(scene, rival.store)}${countsView(scene, rival.built)}
    <ul class="cc-left" aria-label=${ctx.t("board-open", { open: scene.openWords(rival.open) })}>
      ${TERRAINS.map(
        (each) => html`<li>
          ${terrainSign(each)}
          <b class="num">${rival.open[each]}</b>
        </li>`,
      )}
    </ul>
    <p class="cap">${ctx.t("board-plan")}</p>
    <ol class="cc-plan">
      ${rival.plan.map((name, place) => planView(scene, name, place))}
    </ol>
    <p class="cap">${ctx.t("board-deck", { count: rival.deck })}</p>
    ${sourcesView(scene, rival.score)}
  </section>`;
}

/** @param {Scene} scene @param {string} name @param {number} place */
const planView = (scene, name, place) => html`<li>
  <button
    type="button"
    class="cc-minew"
    data-about=${name}
    aria-label=${scene.word("worker", name)}
    @click=${() => scene.ctx.details(name)}>
    ${workerBanner(name, scene.card(name), "day")}
  </button>
  <span class="cc-cap">
    ${icon("u-crate")}
    <b class="num">${scene.rival?.capacity[place]}</b>
  </span>
</li>`;

/** Points by source. @param {Scene} scene @param {Counts} score */
export const sourcesView = (scene, score) => html`<dl class="cc-sources">
  ${Object.entries(score).map(
    ([source, points]) => html`<div>
      <dt>${scene.ctx.words.or(`score-${source}`, source)}</dt>
      <dd class="num">${points}</dd>
    </div>`,
  )}
</dl>`;

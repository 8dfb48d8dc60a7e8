import { html, nothing } from "/static/js/lib.js";
import { card } from "/static/js/parts/card.js";
import { seatHouse } from "/static/js/parts/house.js";
import { icon } from "/static/js/parts/icon.js";
import { tray } from "/static/js/parts/pile.js";
import { marks } from "/static/js/parts/spot.js";
import { copies, symbolOf } from "./scene.js";
import { ringOf } from "./square.js";

/**
 * What opens in the flow of the table: a hand that the Library shows, the stack of buildings, whose road it is that I build.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Price} Price
 */

/** @param {Scene} scene */
export function trayView(scene) {
  if (scene.view.open) return openHand(scene);
  const price = scene.building ? scene.price(scene.building) : undefined;
  if (price?.walk && price.from !== null) return walkView(scene, price);
  return scene.ctx.get("stack") ? stackView(scene) : nothing;
}

/** @param {Scene} scene */
function openHand(scene) {
  const { ctx, view } = scene;
  const { seat, cards } = view.open;
  const faces = copies(cards).map(([resource, copy]) =>
    card(ctx, scene.face(resource), { spot: ctx.spot(`choose ${resource}`, { copy }) }),
  );
  return tray(ctx.t("board-open-hand", { name: ctx.name(seat), count: cards.length }), ctx.t("board-open-note"), faces);
}

/** @param {Scene} scene */
function stackView(scene) {
  const { ctx, view } = scene;
  const left = scene.buildings.reduce((sum, name) => sum + view.supply[name], 0);
  return html`<section class="tray stackbox" aria-labelledby="tray-title">
    <header>
      <h2 id="tray-title">${ctx.t("board-stack", { count: left })}</h2>
      <span class="cap">${ctx.t("board-stack-note")}</span>
    </header>
    <ul class="blds">
      ${scene.buildings.map((name) => plaque(scene, name))}
    </ul>
  </section>`;
}

/** @param {Scene} scene @param {string} name */
function plaque(scene, name) {
  const { ctx, view } = scene;
  const spot = scene.spotToBuild(name);
  const price = scene.price(name);
  const left = view.supply[name];
  const label = ctx.t("board-building", { name: scene.cardName(name), count: left, effect: ctx.t(`text-${name}`) });
  const mark = marks(spot, label, ctx);
  const state = mark.state === nothing && (!left || price?.obstacle) ? "forbidden" : mark.state;
  const note = price?.obstacle ? ctx.words.or(`why-${price.obstacle.reason}`, "") : ctx.t("board-left", { count: left });
  return html`<li>
    <button
      type="button"
      class="plaque bld"
      data-state=${state}
      ?data-lit=${mark.lit}
      data-option=${spot?.option ?? nothing}
      data-about=${name}
      aria-label=${mark.label}
      aria-disabled=${mark.disabled}
      @click=${spot?.press ?? (() => ctx.details(name))}>
      <span class="pic">${icon(symbolOf(name))}</span>
      <span class="ttl"><b>${scene.cardName(name)}</b>
        <span class="cap">${mark.strip || note}</span></span>
      <b class="plate">${name === "town-hall" || name === "cathedral" ? 4 : 3}</b>
      <span class="eff">${ctx.t(`text-${name}`)}</span></button>
  </li>`;
}

/** The stack is empty: from whom the card comes, in the order of the arrows. @param {Scene} scene @param {Price} price */
function walkView(scene, price) {
  const { ctx, view } = scene;
  const walk = price.walk ?? [];
  return html`<section class="tray walkbox" aria-labelledby="tray-title">
    <header>
      <h2 id="tray-title">${ctx.t(`board-whose-${price.card}`)}</h2>
      <span class="cap">${ctx.t("board-walk-note")}</span>
    </header>
    <div class="walk">
      ${
        view.fate ? html`<div class="fate big" data-arrows=${view.fate} aria-hidden="true">${ringOf(scene, walk)}</div>` : nothing
      }
      <ol class="seats">
        ${walk.map((visit) => visitView(scene, price, visit))}
      </ol>
      ${landing(scene, price)}
    </div>
  </section>`;
}

/** @type {Record<string, string>} */
const VISITS = { none: "pass", safe: "pass", taken: "hit", beyond: "off" };

/** @param {Scene} scene @param {Price} price @param {import("./scene.js").Visit} visit */
function visitView(scene, price, { seat, found }) {
  const { ctx } = scene;
  const sides = price.card === "road" ? scene.seat(seat).roads : scene.seat(seat).knights;
  const tiles = sides.map(
    (side, place) => html`<li
      class="tile"
      data-side=${side.toLowerCase()}
      data-state=${found === "taken" && place === sides.length - 1 ? "leaving" : nothing}>
      <b>${ctx.t(`side-${side}`)}</b>
    </li>`,
  );
  return html`<li class=${VISITS[found] ?? "pass"}>
    ${seatHouse(seat, ctx.name(seat))}<b class="who">${ctx.name(seat)}</b>
    <ul class=${found === "safe" ? "run walled" : "run"}>
      ${tiles}
    </ul>
    <span class="note">${ctx.t(`found-${found}`)}</span>
  </li>`;
}

/** The card before and after it changes its owner. @param {Scene} scene @param {Price} price */
function landing(scene, price) {
  const { ctx } = scene;
  const from = price.from ?? 0;
  const theirs = price.card === "road" ? scene.seat(from).roads : scene.seat(from).knights;
  const before = theirs.at(-1) ?? "A";
  const after = price.side ?? "A";
  const says = ctx.t("board-landing", { name: ctx.name(from), number: price.number ?? 0, points: price.gain });
  return html`<div class="land" role="img" aria-label=${says}>
    <div class="turnover" aria-hidden="true">
      <ul class="run big">
        ${deed(ctx, price.card, before, "leaving")}
      </ul>
      <span class="to">${icon("u-right")}</span>
      <ul class="run big">
        ${deed(ctx, price.card, after, "incoming")}
      </ul>
    </div>
    <p class="cap" aria-hidden="true">${says}</p>
  </div>`;
}

/**
 * A built card of a column.
 *
 * @param {import("/static/js/table/context.js").Context} ctx @param {string} kind @param {string} side
 * @param {string} [state] @param {string} [thing]
 */
export const deed = (ctx, kind, side, state, thing) => html`<li
  class=${state === "next" ? "deed next" : "deed"}
  data-side=${side.toLowerCase()}
  data-state=${state && state !== "next" ? state : nothing}
  data-thing=${thing ?? nothing}>
  <b class="side">${ctx.t(`side-${side}`)}</b>
  <span class="pic">${icon(`i-${kind}`)}</span>
  ${
    side === "B" ? html`<b class="plate">1</b>` : html`<span class="gift">${icon(kind === "road" ? "u-swap" : "u-draw")}</span>`
  }
</li>`;

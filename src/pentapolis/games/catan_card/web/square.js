import { html, nothing, svg } from "/static/js/lib.js";
import { initial } from "/static/js/parts/house.js";
import { card } from "/static/js/parts/card.js";
import { icon } from "/static/js/parts/icon.js";
import { marks } from "/static/js/parts/spot.js";
import { copies } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** Deck, market, discard pile, supply and the fate card. @param {Scene} scene */
export function squareView(scene) {
  const fate = scene.view.fate ? fateView(scene) : nothing;
  return html`${deckView(scene)}${marketView(scene)}${discardView(scene)}${supplyView(scene)}${fate}`;
}

/** @param {Scene} scene */
function deckView(scene) {
  const { ctx, view, count } = scene;
  const spot = scene.trading ? ctx.spot(`deck ${count}`, { calm: true }) : null;
  const mark = marks(spot, ctx.t("board-deck-said", { count: view.deck }), ctx);
  const house = html`<span class="house" data-roof="hex"></span>`;
  const face = spot?.lit
    ? html`<button
        type="button"
        class="card back"
        data-size="s"
        data-game="catan_card"
        data-state=${mark.state}
        ?data-lit=${mark.lit}
        data-option=${spot.option}
        aria-label=${mark.label}
        @click=${mark.press}>
        ${house}
      </button>`
    : html`<span class="card back" data-size="s" data-game="catan_card" role="img" aria-label=${mark.label}>${house}</span>`;
  return html`<div class="pile" data-place="deck">
    <h2 class="cap">${ctx.t("place-deck")}</h2>
    <div class="stack">
      ${face}
      <span class="count" aria-hidden="true">${view.deck}</span>
    </div>
  </div>`;
}

/** @param {Scene} scene */
function marketView(scene) {
  const { ctx, view } = scene;
  return html`<section class="market" aria-label=${ctx.t("place-market")} data-place="market">
    <h2 class="cap">${ctx.t("place-market")}</h2>
    <ul>
      ${copies(view.market).map(
        ([resource, copy]) => html`<li>
          ${card(ctx, marketFace(scene, resource), {
            spot: marketSpot(scene, resource, copy),
            thing: `market/${resource}/${copy}`,
          })}
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {Scene} scene @param {string} resource */
function marketFace(scene, resource) {
  const face = scene.face(resource);
  return { ...face, label: scene.ctx.t("board-on-market", { resource: face.name }) };
}

/**
 * Before an exchange every card of the market begins it; then single ones are taken.
 *
 * @param {Scene} scene @param {string} resource @param {number} copy
 */
function marketSpot({ ctx, count, trading }, resource, copy) {
  if (trading) return ctx.offers(`market ${count}`) ? ctx.spot(`market ${count}`, { calm: true }) : null;
  if (ctx.about === "market-take" || ctx.picks(`take ${resource}`)) return ctx.spot(`take ${resource}`, { copy });
  return null;
}

/** @param {Scene} scene */
function discardView(scene) {
  const { ctx, view } = scene;
  const [top] = view.discard;
  const face = top ? card(ctx, scene.face(top), { thing: `discard/${top}` }) : html`<span class="card gap" data-size="s"></span>`;
  return html`<div class="pile" data-place="discard">
    <h2 class="cap">${ctx.t("place-discard")}</h2>
    <div class="stack">
      ${face}
      <span class="count" aria-hidden="true">${view.discard.length}</span>
    </div>
    <span class="sr">${ctx.t("board-discard-said", { cards: scene.list(view.discard) || "0" })}</span>
  </div>`;
}

/** What is left to build; the buildings open as a tray. @param {Scene} scene */
function supplyView(scene) {
  const { ctx, view } = scene;
  const left = scene.buildings.reduce((sum, name) => sum + view.supply[name], 0);
  const open = Boolean(ctx.get("stack"));
  return html`<section class="supply" aria-label=${ctx.t("place-supply")} data-place="supply">
    <h2 class="cap">${ctx.t("place-supply")}</h2>
    <ul>
      ${["road", "knight", "settlement"].map((name) => html`<li>${supplyItem(ctx, name, view.supply[name] ?? 0)}</li>`)}
      <li>
        <button
          type="button"
          class="sup key"
          aria-expanded=${open}
          aria-label=${ctx.t("board-open-stack", { count: left })}
          @click=${() => ctx.set("stack", !open)}>
          ${icon("i-townhall")}
          <b>${left}</b>
          <span class="nm">${ctx.t("board-buildings")}</span>
        </button>
      </li>
    </ul>
  </section>`;
}

/** @param {import("/static/js/table/context.js").Context} ctx @param {string} name @param {number} count */
const supplyItem = (ctx, name, count) => html`<span
  class=${count ? "sup" : "sup none"}
  role="img"
  aria-label=${ctx.t("board-supply", { name: ctx.t(`board-${name}s`), count })}>
  ${icon(`i-${name}`)}<b>${count}</b>
  <span class="nm">${ctx.t(`board-${name}s`)}</span></span>`;

/** The seats in a ring, me below, with the arrows of the fate card between them. @param {Scene} scene */
function fateView(scene) {
  const { ctx, view } = scene;
  const spot = ctx.about === "turn-fate" ? ctx.spot("turn-fate") : null;
  const label = ctx.t("board-fate", { side: ctx.t(`fate-${view.fate}`) });
  const mark = marks(spot, label, ctx);
  const face = html`<div
    class="fate"
    data-arrows=${view.fate}
    role=${spot ? nothing : "img"}
    aria-label=${spot ? nothing : label}>
    ${ringOf(scene, [])}
  </div>`;
  return html`<div class="pile fatebox">
    <h2 class="cap">${ctx.t("board-fate-cap")}</h2>
    ${
      spot?.lit
        ? html`<button
            type="button"
            class="fatekey"
            data-state=${mark.state}
            data-lit
            data-option="turn-fate"
            aria-label=${mark.label}
            @click=${mark.press}>${face}</button>`
        : face
    }
  </div>`;
}

/**
 * @param {Scene} scene
 * @param {import("./scene.js").Visit[]} walk seats that a card may come from; the ring shows how far the arrows lead
 */
export function ringOf({ ctx, view }, walk) {
  const step = view.fate === "black" ? -1 : 1;
  const order = [ctx.you ?? 0, ...ctx.others.filter((seat) => seat !== (ctx.you ?? 0))];
  const hit = walk.find((visit) => visit.found === "taken")?.seat;
  const beyond = new Set(walk.filter((visit) => visit.found === "beyond").map((visit) => visit.seat));
  return html`<svg class="ring" viewBox="0 0 100 100" aria-hidden="true">
    ${order.map((_, place) =>
      arrow(place, order.length, step, beyond.has(order[(place + step + order.length) % order.length] ?? -1)),
    )}
    ${order.map((seat, place) =>
      who(place, order.length, initial(ctx.name(seat)), seat === ctx.you ? "who me" : seat === hit ? "who hit" : "who"),
    )}
  </svg>`;
}

/**
 * A point on the ring, clockwise from below, seen from above.
 *
 * @param {number} turn of the whole ring @param {number} radius
 * @returns {[number, number]}
 */
function point(turn, radius) {
  const angle = Math.PI / 2 + turn * 2 * Math.PI;
  return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
}

/** @param {[number, number]} place */
const at = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * From one seat to its neighbour; `step` is 1 clockwise, -1 against it.
 *
 * @param {number} place @param {number} count @param {1 | -1} step @param {boolean} off
 */
function arrow(place, count, step, off) {
  const from = place / count + step * 0.062;
  const to = (place + step) / count - step * 0.1;
  const tip = to + step * 0.045;
  const arc = `M${at(point(from, 33))}A33 33 0 0 ${step > 0 ? 1 : 0} ${at(point(to, 33))}`;
  return svg`<path class=${off ? "arc off" : "arc"} d=${arc}></path>
    <path class=${off ? "tip off" : "tip"} d=${`M${at(point(tip, 33))}L${at(point(to, 41))}L${at(point(to, 25))}z`}></path>`;
}

/** @param {number} place @param {number} count @param {string} letter @param {string} kind */
const who = (place, count, letter, kind) => svg`<g class=${kind} transform=${`translate(${at(point(place / count, 35))})`}>
  <path d="M-9.500-3 0-11 9.500-3V10h-19z"></path><text y="7">${letter}</text></g>`;

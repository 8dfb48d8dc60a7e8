import { html, nothing } from "/static/js/lib.js";
import { card, pennant } from "/static/js/parts/card.js";
import { seatHouse } from "/static/js/parts/house.js";
import { icon } from "/static/js/parts/icon.js";
import { marks } from "/static/js/parts/spot.js";
import { COLOURS, copies, MODES } from "./scene.js";
import { streetView } from "./streets.js";

/**
 * My city, what my turn offers, and my hand.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */

/** @param {Scene} scene @param {number} me */
export function mineView(scene, me) {
  const { ctx, view } = scene;
  const mine = scene.seat(me);
  const turn = view.turn?.seat === me ? view.turn : null;
  return html`<div class="mine-head">
      ${seatHouse(me, ctx.name(me), ctx.acts(me))}
      <h2>${ctx.t("board-my-city")}</h2>
      ${
        view.crown === me
          ? html`<span class="crown" role="img" aria-label=${ctx.t("board-crown")}>${icon("c-crown")}</span>`
          : nothing
      }
      ${secretView(scene)}
      <span class="purse" data-place=${`gold${me}`}>
        ${icon("c-coin")}
        <b>${mine.gold}</b>
        <span class="cap">${ctx.t("board-gold")}</span>
      </span>
      ${turn ? html`<span class="cap">${ctx.t("board-builds-left", { count: turn.builds })}</span>` : nothing}
      <span class="five" role="img" aria-label=${ctx.t("board-colours", { count: mine.colours.length })}>
        ${COLOURS.map((colour) => {
          const shape = mine.colours.includes(colour) ? "pennant" : "pennant off";
          return html`<i class=${shape} data-colour=${colour} aria-hidden="true">${ctx.t(`letter-${colour}`)}</i>`;
        })}
      </span>
      <div class="vp">
        <span class="num">${mine.points}</span>
        <span class="cap">${ctx.t("board-points")}</span>
      </div>
    </div>
    ${turn && scene.turning ? deedsView(scene, turn) : nothing}${streetView(scene, me)}`;
}

/** My characters: only I see those that are not called yet. @param {Scene} scene */
function secretView({ ctx, view }) {
  return view.characters.map((/** @type {string} */ name) => {
    const { rank, colour, seat } = view.ranks[name];
    const shape = seat === null ? "chip role secret" : "chip role";
    return html`<span class=${shape} data-about=${`character-${name}`}>${pennant(colour ?? "none", String(rank))}<span
        >${ctx.t(`character-${name}`)}</span>
      ${seat === null ? html`<span class="sr">${ctx.t("board-only-you")}</span>` : nothing}</span>`;
  });
}

/** What a turn offers besides building, as keys. @param {Scene} scene @param {any} turn */
function deedsView(scene, turn) {
  const { ctx } = scene;
  const deeds = [
    ["gold", "c-coin", "+2"],
    ["draw", "u-hand", `${turn.keeps}/${turn.shows}`],
    ["income", `c-${turn.character}`, `+${turn.income}`],
    ["levy", "c-abbot", "+1"],
    ["voyage-gold", "c-navigator", "+4"],
    ["voyage-cards", "c-navigator", "+4"],
    ["replace", "c-magician", ""],
    ["smithy", "c-smithy", `−${turn.smithy}`],
  ].filter(([verb]) => ctx.offers(verb ?? ""));
  const modes = MODES.filter((mode) => scene.verbs.has(mode));
  if (!deeds.length && !modes.length) return nothing;
  return html`<ol class="deeds" aria-label=${ctx.t("board-deeds")}>
    ${deeds.map(([verb, symbol, gain]) => html`<li>${deedView(scene, verb ?? "", symbol ?? "", gain ?? "")}</li>`)}
    ${modes.map((mode) => html`<li>${modeView(scene, mode)}</li>`)}
  </ol>`;
}

/** @param {Scene} scene @param {string} verb @param {string} symbol @param {string} gain */
function deedView({ ctx }, verb, symbol, gain) {
  const first = verb === "gold" || verb === "draw";
  const spot = ctx.spot(verb, { calm: !first });
  const mark = marks(spot, ctx.t(`board-deed-${verb}`), ctx);
  return html`<button
    type="button"
    class="deed"
    data-state=${mark.state}
    ?data-lit=${mark.lit}
    data-option=${verb}
    aria-label=${mark.label}
    @click=${mark.press}>
    ${icon(symbol)}
    <span aria-hidden="true">
      <b>${ctx.t(`board-deed-${verb}`)}</b>
      <small>${ctx.t(`board-deed-${verb}-note`)}</small>
    </span>
    <span class="gain" aria-hidden="true">${gain}</span>
  </button>`;
}

/** A use of cards or houses that changes what a press on them means. @param {Scene} scene @param {string} mode */
function modeView({ ctx, mode: current }, mode) {
  return html`<button
    type="button"
    class="deed mode"
    data-state="playable"
    data-lit
    aria-pressed=${current === mode}
    @click=${() => ctx.set("mode", current === mode ? null : mode)}>${icon(`c-${mode}`)}
    <span><b>${ctx.t(`district-${mode}`)}</b>
      <small>${ctx.t(`board-mode-${mode}`)}</small></span></button>`;
}

/** @param {Scene} scene */
export function handView(scene) {
  const { ctx, view } = scene;
  /** @type {{district: string, cost: number, twin: boolean}[]} */
  const hand = view.hand;
  const low = view.phase === "draft" || hand.length > 6;
  return html`<h2 class="cap">${ctx.t("board-hand", { count: hand.length })}</h2>
    <div class="hand" data-place=${`hand${ctx.you}`}>
      ${copies(hand).map(
        ([each, copy]) => html`${card(ctx, scene.districtFace(each.district, each.cost), {
          size: "m",
          ticket: low,
          spot: scene.spot("hand", each.district, copy),
          thing: `hand${ctx.you}/${each.district}/${copy}`,
          about: each.district,
        })}`,
      )}
    </div>`;
}

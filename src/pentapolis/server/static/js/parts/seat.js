import { html, nothing } from "../lib.js";
import { icon } from "./icon.js";
import { seatHouse } from "./house.js";
import { marks } from "./spot.js";

/**
 * The head of a seat's panel: house, name, bot or absent, facts, points. Where the seat itself can be chosen, the head is a
 * button.
 *
 * @param {import("../table/context.js").Context} ctx @param {number} seat
 * @param {{facts: {symbol: string, text: string, said: string, place?: string}[], points: number, unit: string,
 *   pointsSaid?: string, badges?: import("../types.js").Content, spot?: import("../table/context.js").Spot | null,
 *   open?: () => void, opened?: boolean}} more `pointsSaid`: what the points are made of, where that is public
 */
export function seatHead(ctx, seat, { facts, points, unit, pointsSaid, badges = nothing, spot = null, open, opened = false }) {
  const info = ctx.seats[seat];
  const name = ctx.name(seat);
  const inside = html`${seatHouse(seat, name, ctx.acts(seat))}
    <div><div class="who"><b>${name}</b>${chips(ctx, info)}${badges}</div>
      <div class="facts">${facts.map(
        (fact) => html`<span data-place=${fact.place ?? nothing}>${icon(fact.symbol)}${fact.text}<span
          class="sr"> ${fact.said}</span></span>`,
      )}</div></div>
    <div class="vp" title=${pointsSaid ?? nothing}><span class="num">${points}</span> <span class="cap">${unit}</span>
      ${pointsSaid ? html`<span class="sr">${pointsSaid}</span>` : nothing}</div>`;
  return html`<header>${inside}${cover(ctx, name, spot)}${spot?.lit ? nothing : unfold(ctx, name, open, opened)}</header>`;
}

/** @param {import("../table/context.js").Context} ctx @param {import("../types.js").SeatInfo | undefined} info */
function chips(ctx, info) {
  if (info?.kind === "bot") return html`<span class="chip">${icon("u-bot")}<span>${ctx.t("ui-bot")}</span></span>`;
  if (info?.kind === "human" && !info.present) return html`<span class="chip away"><span>${ctx.t("ui-away")}</span></span>`;
  return nothing;
}

/** A button over the head while the seat can be chosen. @param {import("../table/context.js").Context} ctx @param {string} name
 * @param {import("../table/context.js").Spot | null} spot */
function cover(ctx, name, spot) {
  if (!spot || (!spot.lit && !spot.forbidden)) return nothing;
  const mark = marks(spot, name, ctx);
  return html`<button type="button" class="cover" data-state=${mark.state} ?data-lit=${mark.lit} data-option=${spot.option}
    aria-label=${mark.label} aria-pressed=${mark.pressed} aria-disabled=${mark.disabled} @click=${mark.press}></button>`;
}

/**
 * On a phone the panel is a fact card that opens the whole.
 *
 * @param {import("../table/context.js").Context} ctx @param {string} name @param {(() => void) | undefined} open
 * @param {boolean} opened
 */
function unfold(ctx, name, open, opened) {
  if (!open) return nothing;
  return html`<button type="button" class="unfold" aria-expanded=${opened} aria-label=${ctx.t("ui-unfold-seat", { name })}
    @click=${open}></button>`;
}

import { html, nothing } from "/static/js/lib.js";
import { pennant } from "/static/js/parts/card.js";
import { icon } from "/static/js/parts/icon.js";
import { seatHead } from "/static/js/parts/seat.js";
import { marks } from "/static/js/parts/spot.js";

/**
 * Cities as streets: a district is the pennant turned over, its height grows with its price. A street that is asked about
 * unfolds.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").HouseView} HouseView
 */

/** Districts that stand side by side when a street unfolds; a long one has a second row. */
const ABREAST = 4;

/** @param {Scene} scene @param {number} seat */
export function seatView(scene, seat) {
  const { ctx } = scene;
  const mine = scene.seat(seat);
  const guarded = scene.guarded(seat);
  const shape = ["seat", guarded ? "guarded" : "", scene.asksCity(seat) && mine.city.length > ABREAST ? "long" : ""];
  const special = mine.city.filter((house) => house.colour === "purple").map((house) => scene.districtName(house.district));
  return html`<section
    class=${shape.filter(Boolean).join(" ")}
    data-turn=${ctx.acts(seat) ? "now" : nothing}
    aria-label=${ctx.name(seat)}>
    ${seatHead(ctx, seat, {
      facts: [
        { symbol: "c-coin", text: String(mine.gold), said: ctx.t("board-gold"), place: `gold${seat}` },
        {
          symbol: "u-hand",
          text: String(mine.hand),
          said: ctx.t("board-hand-count", { count: mine.hand }),
          place: `hand${seat}`,
        },
        { symbol: "c-plots", text: `${mine.city.length}/${scene.view.goal}`, said: ctx.t("board-districts") },
      ],
      points: mine.points,
      unit: ctx.t("board-points"),
      badges: badges(scene, seat),
      spot: scene.spot("seats", String.fromCharCode(65 + seat)),
    })}
    ${streetView(scene, seat)}
    ${
      guarded
        ? html`<p class="guard">${icon("c-shield")}${ctx.t(`board-guard-${mine.guard}`)}</p>`
        : html`<p class="spec">${special.join(", ") || ctx.t("board-no-special")}</p>`
    }
  </section>`;
}

/** The crown and the characters that this seat has shown. @param {Scene} scene @param {number} seat */
function badges({ ctx, view }, seat) {
  const crown =
    view.crown === seat
      ? html`<span class="crown" role="img" aria-label=${ctx.t("board-crown")}>${icon("c-crown")}</span>`
      : nothing;
  const shown = view.seats[seat].characters.map((/** @type {{character: string, murdered: boolean}} */ each) => {
    const { rank, colour } = view.ranks[each.character];
    return html`<span class="chip role">${pennant(colour ?? "none", String(rank))}
      <span class="rn">${ctx.t(`character-${each.character}`)}</span></span>`;
  });
  return html`${crown}${shown}${
    shown.length || seat === ctx.you ? nothing : html`<span class="chip role secret"><span>?</span></span>`
  }`;
}

/** @param {Scene} scene @param {number} seat */
export function streetView(scene, seat) {
  const { ctx, view } = scene;
  const { city } = scene.seat(seat);
  const mine = seat === ctx.you;
  const named = scene.asksCity(seat);
  const plots = Math.max(view.goal, city.length);
  const shape = ["street", mine ? "mine" : "", named ? "named" : ""].filter(Boolean).join(" ");
  return html`<ul
    class=${shape}
    data-n=${plots}
    data-place=${`city${seat}`}
    aria-label=${ctx.t("board-city", { count: city.length, goal: view.goal })}>
    ${city.map((house) => html`<li>${houseView(scene, seat, house, named)}</li>`)}
    ${Array.from(
      { length: plots - city.length },
      (_, place) => html`<li class="plot">${place === plots - city.length - 1 ? html`<b>${view.goal}</b>` : nothing}</li>`,
    )}
  </ul>`;
}

/** @param {Scene} scene @param {number} seat @param {HouseView} house @param {boolean} named */
function houseView(scene, seat, house, named) {
  const { ctx } = scene;
  const spot = named ? scene.houseSpot(seat, house.district) : null;
  const costs = ctx.t("board-costs", { cost: house.cost });
  const label = `${scene.districtName(house.district)}, ${ctx.t(`colour-${house.colour}`)}, ${costs}`;
  const mark = marks(spot, label, ctx);
  const thing = `city${seat}/${house.district}`;
  const inside = html`<span class="hse">
      <b class="letter" aria-hidden="true">${ctx.t(`letter-${house.colour}`)}</b>
      <span class="emblem">${icon(`c-${house.kind}`)}</span>
      <b class="door" aria-hidden="true">${house.points}</b>
    </span>
    <span class="nm" aria-hidden=${spot ? "true" : nothing}>${scene.districtName(house.district)}</span>
    ${priceView(scene, house, mark.strip)}`;
  if (!spot || (!spot.lit && !spot.forbidden)) {
    return html`<span
      class="district"
      data-colour=${house.colour}
      data-cost=${house.cost}
      role="img"
      aria-label=${label}
      data-thing=${thing}
      data-about=${house.kind}
      data-state=${ctx.moved(thing) ? "moved" : nothing}>
      ${inside}
    </span>`;
  }
  return html`<button
    type="button"
    class="district"
    data-colour=${house.colour}
    data-cost=${house.cost}
    data-state=${mark.state}
    ?data-lit=${mark.lit}
    data-option=${spot.option}
    data-thing=${thing}
    data-about=${house.kind}
    aria-label=${mark.label}
    aria-pressed=${mark.pressed}
    aria-disabled=${mark.disabled}
    @click=${mark.press}>
    ${inside}
  </button>`;
}

/**
 * What rank 8 pays, beside the house; and why it cannot be destroyed.
 *
 * @param {Scene} scene @param {HouseView} house @param {string} strip
 */
function priceView(scene, house, strip) {
  const price = html`<span class="price">${house.raze === null ? icon("c-shield") : html`${house.raze}${icon("c-coin")}`}</span>`;
  return html`${scene.verbAt("cities") === "destroy" ? price : nothing}${
    strip ? html`<span class="why">${strip}</span>` : nothing
  }`;
}

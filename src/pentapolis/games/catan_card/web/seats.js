import { html, nothing } from "/static/js/lib.js";
import { icon } from "/static/js/parts/icon.js";
import { seatHead } from "/static/js/parts/seat.js";
import { marks } from "/static/js/parts/spot.js";
import { symbolOf } from "./scene.js";

/**
 * Opponents: a hand that can be drawn from and five floors; the right column is points by source.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").SeatView} SeatView
 */

/** @param {Scene} scene @param {number} seat */
export function seatView(scene, seat) {
  const { ctx } = scene;
  const mine = scene.seat(seat);
  const open = ctx.get("seat") === seat;
  return html`<section
    class=${open ? "seat unfolded" : "seat"}
    data-turn=${ctx.acts(seat) ? "now" : nothing}
    aria-label=${ctx.name(seat)}>
    ${seatHead(ctx, seat, {
      facts: factsOf(scene, seat),
      points: mine.points,
      unit: ctx.t("board-vp"),
      spot: spotOf(scene, seat),
      open: () => ctx.set("seat", open ? null : seat),
      opened: open,
    })}
    ${fanView(scene, seat)}
    <div class="floors">${floors(scene, seat)}</div>
    <div class="mini" aria-hidden="true">
      ${miniFacts(mine).map(([symbol, count]) => html`<span>${icon(symbol)}<b>${count}</b></span>`)}
    </div>
    ${ctx.view.fate ? html`<svg class="way" viewBox="0 0 24 16" aria-hidden="true"><use href="#u-way"></use></svg>` : nothing}
  </section>`;
}

/** The Merchant Guild draws from a seat. @param {Scene} scene @param {number} seat */
function spotOf({ ctx }, seat) {
  const option = `guild ${String.fromCharCode(65 + seat)}`;
  return ctx.offers(option) && ctx.about !== "trade" ? ctx.spot(option, { calm: true }) : null;
}

/** @param {Scene} scene @param {number} seat */
function factsOf({ ctx, view }, seat) {
  const { hand, exchange_limit: limit, draw } = view.seats[seat];
  return [
    { symbol: "u-hand", text: String(hand), said: ctx.t("board-hand-count", { count: hand }), place: `hand${seat}` },
    { symbol: "u-swap", text: String(limit), said: ctx.t("board-exchanges-a-turn") },
    { symbol: "u-draw", text: String(draw[1]), said: ctx.t("board-draw-a-turn") },
  ];
}

/** A hand face down; a key while I may exchange with it. @param {Scene} scene @param {number} seat */
function fanView(scene, seat) {
  const { ctx } = scene;
  const count = scene.seat(seat).hand;
  const backs = html`<span class="backs" data-game="catan_card" aria-hidden="true">
      ${Array.from({ length: Math.min(count, 9) }, () => html`<i></i>`)}
    </span>
    <b aria-hidden="true">${count}</b>`;
  const letter = String.fromCharCode(65 + seat);
  const open = scene.view.library.includes(seat) && scene.trading;
  const option = `${open ? "library" : "opponent"} ${letter} ${scene.count}`;
  if (!scene.trading || !ctx.offers(option))
    return html`<div class="fan" role="img" aria-label=${`${count} ${ctx.t("board-hand-count", { count })}`}>${backs}</div>`;
  const way = ctx.t(open ? "board-with-library" : "board-blindly");
  const mark = marks(ctx.spot(option, { calm: true }), ctx.t("board-fan", { name: ctx.name(seat), count, way }), ctx);
  return html`<button
    type="button"
    class="fan"
    data-state=${mark.state}
    ?data-lit=${mark.lit}
    data-option=${option}
    aria-label=${mark.label}
    @click=${mark.press}>
    ${backs}
    <span class="cap">${way}</span>
  </button>`;
}

/** @param {SeatView} seat @returns {[string, number][]} */
function miniFacts(seat) {
  const buildings = seat.cities.filter((city) => city.building).length;
  return [
    ["i-road", seat.roads.length],
    ["i-knight", seat.knights.length],
    ["i-settlement", seat.settlements],
    ["i-city", seat.cities.length - buildings],
    ["i-townhall", buildings],
  ];
}

/** @param {Scene} scene @param {number} seat */
function floors(scene, seat) {
  const { ctx } = scene;
  const mine = scene.seat(seat);
  const bare = mine.cities.filter((city) => !city.building);
  const built = mine.cities.flatMap((city) => (city.building ? [city.building] : []));
  return html`${columnFloor(scene, seat, "road", mine.roads, mine.safe_roads, mine.score.roads ?? 0)}
  ${columnFloor(scene, seat, "knight", mine.knights, mine.safe_knights, mine.score.knights ?? 0)}
  ${floor(
    "i-settlement",
    ctx.t("board-floor", { name: ctx.t("board-settlements"), said: mine.settlements, points: mine.score.settlements ?? 0 }),
    mine.score.settlements ?? 0,
    Array.from({ length: mine.settlements }, () => html`<span class="tile">${icon("i-settlement")}</span>`),
  )}
  ${floor(
    "i-city",
    ctx.t("board-floor", { name: ctx.t("board-cities"), said: bare.length, points: mine.score.cities ?? 0 }),
    mine.score.cities ?? 0,
    bare.map(
      (city) => html`<span class="tile">
        ${icon("i-city")}
        <span class="ev">${icon(symbolOf(city.event))}</span>
      </span>`,
    ),
  )}
  ${floor(
    "i-townhall",
    ctx.t("board-floor", {
      name: ctx.t("board-buildings"),
      said: built.map((name) => scene.cardName(name)).join(", ") || "0",
      points: mine.score.buildings ?? 0,
    }),
    mine.score.buildings ?? 0,
    built.map(
      (name) => html`<span class="tile nm" data-about=${name}>
        ${icon(symbolOf(name))}
        <span>${scene.cardName(name)}</span>
      </span>`,
    ),
  )}`;
}

/**
 * @param {string} symbol @param {string} label @param {number} points
 * @param {import("/static/js/types.js").Content} tiles @param {string} [kind] @param {string} [place]
 */
const floor = (symbol, label, points, tiles, kind = "run", place = undefined) =>
  html`<div class=${points || (Array.isArray(tiles) && tiles.length) ? "floor" : "floor none"}>
    ${icon(symbol)}
    <div class=${kind} role="img" aria-label=${label} data-place=${place ?? nothing}>${tiles}</div>
    <b class=${points ? "pt" : "pt nil"} aria-hidden="true">${points}</b>
  </div>`;

/**
 * A column of roads or knights, side by side.
 *
 * @param {Scene} scene @param {number} seat @param {string} card @param {string[]} sides @param {number} safe
 * @param {number} points
 */
function columnFloor({ ctx }, seat, card, sides, safe, points) {
  const said = sides.map((side) => ctx.t(`side-${side}`)).join(", ") || "0";
  const label = ctx.t(safe ? "board-floor-safe" : "board-floor", { name: ctx.t(`board-${card}s`), said, points });
  const tiles = sides.map(
    (side, place) => html`<span class="tile" data-side=${side.toLowerCase()} data-thing=${`${card}${seat}/${place}`}>
      <b>${ctx.t(`side-${side}`)}</b>
    </span>`,
  );
  return floor(`i-${card}`, label, points, tiles, safe ? "run walled" : "run", `${card}s${seat}`);
}

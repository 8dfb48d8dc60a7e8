import { html, nothing } from "/static/js/lib.js";
import { icon } from "/static/js/parts/icon.js";
import { marks } from "/static/js/parts/spot.js";
import { COLOUR_CODES, COLOURS, countOf, ladderOf, letter, levelAt, symbolOf } from "./faces.js";

/**
 * Halls: a row of five windows a profession, the same rows and columns for every seat.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("/static/js/table/context.js").Spot} Spot
 * @typedef {(card: string) => Spot | null} SpotOf
 */

/** One chapter of my hall: name, ladder of levels, windows. @param {Scene} scene @param {string} code @param {number} seat */
export function chapterView(scene, code, seat) {
  const { ctx } = scene;
  const { hall } = scene.seat(seat);
  const count = countOf(hall, code);
  const mine = seat === ctx.you;
  const chapter = mine ? scene.spot("myChapters", code) : null;
  return html`<section class=${count ? "chapter" : "chapter none"} data-state=${chapter?.mark ?? nothing}
    data-place=${`hall${seat}-${code}`}>
    <header>${icon(symbolOf(code))}<h3>${ctx.t(`card-${code}`)}</h3>${ladderView(scene, code, count)}</header>
    ${windowsView(scene, code, seat, (card) => (mine ? scene.spot("mine", card) : null))} ${coverView(scene, code, chapter)}
  </section>`;
}

/** @param {Scene} scene @param {string} code @param {number} count */
function ladderView({ ctx }, code, count) {
  const ladder = ladderOf(code);
  const now = levelAt(code, count);
  const steps = ladder.length ? ladder : [count];
  const reached = ladder.length === 0 || count >= (ladder[0] ?? 0);
  return html`<ol class="ladder" aria-label=${ctx.t("board-level-now", { level: reached ? now : 0 })}>
    ${steps.map((step) => html`<li class=${reached && step === now ? "now" : ""} aria-hidden="true">${step}</li>`)}
  </ol>`;
}

/** A floor of another seat's façade. @param {Scene} scene @param {string} code @param {number} seat */
export function floorView(scene, code, seat) {
  const { hall } = scene.seat(seat);
  const chapter = scene.spotIn("theirChapters", seat, code);
  return html`<div class=${countOf(hall, code) ? "floor" : "floor none"} data-state=${chapter?.mark ?? nothing}
    data-place=${`hall${seat}-${code}`}>
    ${icon(symbolOf(code))}${windowsView(scene, code, seat, (card) => scene.spotIn("theirs", seat, card))}
    ${coverView(scene, code, chapter)}
  </div>`;
}

/** @param {Scene} scene @param {string} code @param {number} seat @param {SpotOf} spotOf */
function windowsView(scene, code, seat, spotOf) {
  const { ctx } = scene;
  const { hall } = scene.seat(seat);
  const full = COLOUR_CODES.filter((colour) => hall.includes(`${code}-${colour}`));
  const colours = full.map((colour) => ctx.t(`card-${colour}`)).join(", ") || ctx.t("board-empty");
  const spots = new Map(full.map((colour) => [colour, spotOf(`${code}-${colour}`)]));
  const live = [...spots.values()].some((spot) => spot?.lit || spot?.forbidden);
  const label = ctx.t("board-chapter", { name: ctx.t(`card-${code}`), colours });
  const incoming = seat === ctx.you ? scene.incoming : [];
  return html`<div class="windows" role=${live ? "group" : "img"} aria-label=${label}>
    ${COLOUR_CODES.map((colour) => {
      const card = `${code}-${colour}`;
      if (!hall.includes(card)) return emptyWindow(ctx, colour, incoming.includes(card));
      return fullWindow(scene, card, seat, spots.get(colour) ?? null);
    })}
  </div>`;
}

/** @param {import("/static/js/table/context.js").Context} ctx @param {string} colour @param {boolean} incoming */
const emptyWindow = (ctx, colour, incoming) =>
  html`<span class="win empty" data-state=${incoming ? "incoming" : nothing} aria-hidden="true">${letter(ctx, colour)}</span>`;

/** @param {Scene} scene @param {string} card @param {number} seat @param {Spot | null} spot */
function fullWindow({ ctx }, card, seat, spot) {
  const colour = card.split("-")[1] ?? "";
  const id = `hall${seat}/${card}`;
  const name = COLOURS[/** @type {"r"} */ (colour)];
  const inside = html`<i class="pennant" aria-hidden="true">${letter(ctx, colour)}</i>`;
  if (!spot?.lit && !spot?.forbidden) {
    return html`<span class="win full" data-colour=${name} data-thing=${id}
      data-state=${ctx.moved(id) ? "moved" : nothing}>${inside}</span>`;
  }
  const mark = marks(spot, ctx.words.component("card", card) ?? card, ctx);
  return html`<button type="button" class="win full" data-colour=${name} data-thing=${id} data-state=${mark.state}
    ?data-lit=${mark.lit}
    data-option=${spot.option} aria-label=${mark.label} aria-pressed=${mark.pressed} aria-disabled=${mark.disabled}
    @click=${mark.press}>${inside}</button>`;
}

/**
 * A button over a whole chapter, where it can be chosen whole.
 * @param {Scene} scene
 * @param {string} code
 * @param {Spot | null} spot
 */
function coverView({ ctx }, code, spot) {
  if (!spot?.lit && !spot?.forbidden) return nothing;
  const mark = marks(spot, ctx.t("board-whole-chapter", { name: ctx.t(`card-${code}`) }), ctx);
  return html`<button type="button" class="cover" data-state=${mark.state} ?data-lit=${mark.lit} data-option=${spot.option}
    aria-label=${mark.label}
    aria-pressed=${mark.pressed} aria-disabled=${mark.disabled}
    @click=${mark.press}>${mark.strip ? html`<span class="why">${mark.strip}</span>` : nothing}</button>`;
}

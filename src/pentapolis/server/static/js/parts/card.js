import { html, nothing } from "../lib.js";
import { icon } from "./icon.js";
import { marks } from "./spot.js";

/**
 * A card: a banner (colour, hatch, tail, icon, letter) over paper. It is a button where an option stands on it.
 *
 * @typedef {object} Face
 * @property {string} colour  red blue yellow green purple, or a category that a board's own CSS paints
 * @property {string} letter  in the banner's corner
 * @property {string} symbol  the icon in the middle
 * @property {string} name
 * @property {string} label   the whole of it in words, for the ear
 * @property {string} [note]  one short line
 * @property {number} [cost]  a price, in a door on the sill
 *
 * @typedef {object} Look
 * @property {"xs" | "s" | "m" | "l"} [size]
 * @property {boolean} [ticket]  lying down: banner left, words right
 * @property {import("../table/context.js").Spot | null} [spot]
 * @property {string} [thing]    its id among the things that travel
 * @property {string} [about]    whose details it opens (where nothing can be chosen: on a press; always: by `i` or a long press)
 * @property {boolean} [moved]
 */

/** @param {import("../table/context.js").Context} ctx @param {Face} face @param {Look} [look] */
export function card(ctx, face, look = {}) {
  const { size = "s", ticket = false, spot = null, thing, about, moved = false } = look;
  if (!spot && !about) return still(face, size, ticket, thing, moved);
  const mark = marks(spot, face.label, ctx);
  const press = spot?.press ?? (about ? () => ctx.details(about) : undefined);
  return html`<button type="button" class=${ticket ? "card ticket" : "card"} data-size=${size} data-colour=${face.colour}
    data-state=${moved ? "moved" : mark.state} ?data-lit=${mark.lit} data-option=${spot?.option ?? nothing}
    data-thing=${thing ?? nothing}
    data-about=${about ?? nothing} aria-label=${mark.label} aria-pressed=${mark.pressed}
    aria-disabled=${press ? nothing : "true"} @click=${press}>
    ${inside(face, ticket)} ${mark.strip ? html`<span class="why">${mark.strip}</span>` : nothing}
  </button>`;
}

/** @param {Face} face @param {string} size @param {boolean} ticket @param {string | undefined} thing @param {boolean} moved */
const still = (face, size, ticket, thing, moved) => html`<div role="img" class=${ticket ? "card ticket" : "card"}
  data-size=${size}
  data-colour=${face.colour} data-state=${moved ? "moved" : nothing} data-thing=${thing ?? nothing} aria-label=${face.label}>
  ${inside(face, ticket)}
</div>`;

/** @param {Face} face @param {boolean} ticket */
function inside(face, ticket) {
  const words = html`<span class="name">${face.name}</span>${face.note ? html`<span class="note">${face.note}</span>` : nothing}`;
  return html`<span class="banner pennant"><b class="letter">${face.letter}</b><span
    class="emblem">${icon(face.symbol)}</span></span>
    ${ticket ? html`<span class="words">${words}</span>` : words}
    ${face.cost === undefined ? nothing : html`<b class="cost" aria-hidden="true">${face.cost}</b>`}`;
}

/** A card that lies face down. @param {string} game @param {string} roof @param {string} label */
export const back = (game, roof, label) =>
  html`<span class="card back" data-size="s" data-game=${game} role="img" aria-label=${label}><i class="house"
    data-roof=${roof}></i></span>`;

/** A small pennant inside a line of text. @param {string} colour @param {string} letter */
export const pennant = (colour, letter) => html`<i class="pennant inline" data-colour=${colour} aria-hidden="true">${letter}</i>`;

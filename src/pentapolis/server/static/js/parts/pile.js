import { html } from "../lib.js";

/** A pile with its count on a dark label and its name. @param {import("../types.js").Content} top what lies on top
 * @param {number} count @param {string} name @param {string} place where things lie, for those that travel */
export const pile = (top, count, name, place) => html`<div class="pile" data-place=${place}>
  <div class="stack">${top}<b class="count">${count}</b></div>
  <span class="cap">${name}</span>
</div>`;

/** A place where a pile would lie. @param {string} name @param {string} place */
export const noPile = (name, place) => html`<div class="pile" data-place=${place}>
  <div class="stack"><span class="card gap" data-size="s"></span><b class="count">0</b></div>
  <span class="cap">${name}</span>
</div>`;

/**
 * An opened pile or a looked-at hand, in the flow of the table.
 *
 * @param {string} title @param {string} note who sees it, in which order @param {import("../types.js").Content} cards
 */
export const tray = (title, note, cards) => html`<section class="tray" aria-labelledby="tray-title">
  <header><h2 id="tray-title">${title}</h2><span class="cap">${note}</span></header>
  <div class="cards">${cards}</div>
</section>`;

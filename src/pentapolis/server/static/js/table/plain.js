import { html } from "../lib.js";

/**
 * A board for a game that has none of its own yet: the view as it is, every option a button of the prompt. Enough to play by.
 */

/** @type {import("../types.js").Board} */
export const board = {
  verbs: {},
  regions: (ctx) => ({
    others: "",
    square: html`<div class="plain-view">${tree(ctx.view)}</div>`,
    me: "",
    hand: "",
  }),
};

/** Names and values, one below another. @param {import("../types.js").Json} value @returns {import("../types.js").Content} */
function tree(value) {
  if (value === null || typeof value !== "object") return String(value ?? "–");
  if (Array.isArray(value) && value.every((item) => item === null || typeof item !== "object"))
    return value.map((item) => item ?? "–").join(", ") || "–";
  return html`<dl>${Object.entries(value).map(([name, item]) => html`<div><dt>${name}</dt><dd>${tree(item)}</dd></div>`)}</dl>`;
}

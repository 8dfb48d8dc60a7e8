import { html, nothing } from "../lib.js";

/** The roofs of the street; seats take them in order. @type {string[]} */
export const ROOFS = ["dome", "step", "crenel", "lancet", "hex"];

/** Which roof names which game; a game that is not listed has a plain gable. @type {Record<string, string>} */
export const GAME_ROOFS = {
  guildhall: "step",
  catan_card: "hex",
  citadels: "crenel",
  ora_et_labora: "lancet",
  cosmic_colonies: "dome",
};

/** A seat's house, with the initial of who lives there. @param {number} seat @param {string} name @param {boolean} [lit] */
export const seatHouse = (seat, name, lit = false) =>
  html`<span class=${lit ? "house lit" : "house"} data-roof=${ROOFS[seat % ROOFS.length] ?? ""}
    aria-hidden="true">${initial(name)}</span>`;

/** A game's house. @param {string} game */
export const gameHouse = (game) =>
  html`<span class="house" data-game=${game} data-roof=${GAME_ROOFS[game] ?? nothing} aria-hidden="true"></span>`;

/** @param {string} name */
export const initial = (name) => (Array.from(name.trim())[0] ?? "?").toLocaleUpperCase();

/** The five houses of the mark; the middle one is lit. */
export const logo = html`<svg class="logo" viewBox="0 0 60 30" aria-hidden="true">
  <path d="M1 29V12h2V9h2V6h4v3h2v3h2v17z" /><path d="M14 29V10l3-4h4l3 4v19z" />
  <path d="M25 29V6h2v3h2V6h2v3h2V6h2v23z" class="on" /><path d="M36 29V11q1-5 5-8 4 3 5 8v18z" />
  <path d="M47 29V12a6 6 0 0 1 12 0v17z" />
</svg>`;

import { html, nothing } from "../lib.js";
import { settings } from "../page/settings.js";
import { gameHouse, logo } from "../parts/house.js";
import { icon } from "../parts/icon.js";
import { langSwitch, themeSwitch } from "../parts/switches.js";
import * as urls from "../urls.js";

/** @typedef {import("./app.js").TableApp} App */

/** The bar: home, game, turn, undo, sound, language, theme, and the way to the rail where it is a drawer. @param {App} app */
export function barView(app) {
  const { words, state } = app;
  return html`<header class="bar">
    <a class="btn icon" href=${urls.home} aria-label=${words.t("ui-home")}>${logo}</a>
    ${state.game ? gameHouse(state.game) : nothing}
    <div class="title"><h1>${state.game ? words.or("game-name", state.game) : words.t("ui-name")}</h1><span
      class="cap">${subtitle(app)}</span></div>
    <div class="tools">
      ${app.tools()}${soundButton(app)}${keysButton(app)}${langSwitch(words)}${themeSwitch(words)}${railButton(app)}
    </div>
  </header>`;
}

/** @param {App} app */
function subtitle({ words, state, board }) {
  const turn = state.view ? board.turn?.(state.view) : null;
  const said = turn ? words.t(words.has("board-turn-cap") ? "board-turn-cap" : "ui-turn-cap", { turn }) : "";
  return [said, state.title ? words.t("ui-quoted", { title: state.title }) : ""].filter(Boolean).join(", ");
}

/** As a part of a sentence. @param {App} app */
export const whyNotUndo = ({ words, state }) => words.t(`undo-${state.undo.why ?? "nothing-to-undo"}`);

/** Undo is there always; where it cannot be, it says why. @param {App} app */
export function undoButton(app) {
  const { undo, you } = app.state;
  if (you === null) return nothing;
  const can = undo.can || app.picks.kept.length > 0;
  const label = can
    ? app.words.t("ui-undo")
    : app.words.t("ui-undo-not", { why: whyNotUndo(app) });
  return html`<button class="btn icon undo" type="button" aria-label=${label} title=${label}
    aria-disabled=${can ? "false" : "true"}
    @click=${() => app.undo()}>${icon("u-undo")}</button>`;
}

/** @param {App} app */
function soundButton({ words }) {
  const on = settings.kept.sound;
  const label = words.t(on ? "ui-sound-on" : "ui-sound-off");
  return html`<button class="btn icon only-wide" type="button" aria-label=${label} title=${label} aria-pressed=${on}
    @click=${() => settings.set({ sound: !on })}>${icon(on ? "u-bell" : "u-bell-off")}</button>`;
}

/** @param {App} app */
const keysButton = (app) => html`<button class="btn icon only-wide" type="button" aria-label=${app.words.t("ui-keys")}
  title=${app.words.t("ui-keys")}
  @click=${() => app.set("dialog", "keys")}>${icon("u-keys")}</button>`;

/** @param {App} app */
function railButton(app) {
  const fresh = app.chat.unread;
  return html`<button class="btn icon rail-open" type="button" aria-label=${app.words.t("ui-rail")} aria-expanded=${app.rail.open}
    @click=${() => app.rail.toggle()}>${icon("u-log")}${fresh ? html`<span class="badge">${fresh}</span>` : nothing}</button>`;
}

import { html } from "../lib.js";
import { closeDialog, dialog } from "../parts/dialog.js";
import { listenForDetails, nameAt } from "./details.js";

/** @typedef {import("./app.js").TableApp} App */

/** What each key does, beyond the digits. A Russian layout has other letters on the same keys, so physical keys count.
 * @type {Record<string, (app: App) => void>} */
const DEEDS = {
  Enter: () => document.querySelector("[data-primary]")?.dispatchEvent(new MouseEvent("click", { bubbles: true })),
  Escape: (app) => (app.refusal ? app.clearRefusal() : app.again()),
  KeyU: (app) => void app.undo(),
  KeyL: (app) => app.rail.toggle(),
  KeyC: (app) => app.rail.choose("chat"),
  KeyR: (app) => app.rail.choose("rules"),
  KeyS: (app) => app.skip(),
  KeyI: (app) => nameAt(document.activeElement) && app.set("details", nameAt(document.activeElement)),
  KeyP: () => document.getElementById("prompt")?.focus(),
  ArrowRight: () => walk(1),
  ArrowDown: () => walk(1),
  ArrowLeft: () => walk(-1),
  ArrowUp: () => walk(-1),
};
const NAMED = ["1–9", "← →", "Enter", "Esc", "U", "I", "S", "P", "L", "C", "R", "?"];

/** Whether the last thing used was a pointer, and whether the focus came from one: then Enter is not meant for what has it. */
let pointing = false;
let pointed = false;

/** Lit targets in the order of the page, as far as they can be seen. @returns {HTMLElement[]} */
export const litTargets = () =>
  [...document.querySelectorAll("[data-lit]")]
    .filter((each) => each instanceof HTMLElement && each.getClientRects().length > 0)
    .map((each) => /** @type {HTMLElement} */ (each));

/** @param {App} app */
export function listen(app) {
  addEventListener("keydown", (event) => pressed(app, event));
  addEventListener("keydown", () => (pointing = false), true);
  addEventListener("pointerdown", () => (pointing = true), true);
  addEventListener("focusin", () => (pointed = pointing));
  listenForDetails((name) => app.set("details", name));
  addEventListener("pointerdown", () => document.documentElement.classList.remove("keys"));
}

/** @param {App} app @param {KeyboardEvent} event */
function pressed(app, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || taken(event)) return;
  if (event.key === "?" || (event.code === "Slash" && event.shiftKey)) return app.set("dialog", "keys");
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  const deed = digit ? () => litTargets()[Number(digit[1]) - 1]?.click() : (DEEDS[event.code] ?? DEEDS[event.key]);
  if (!deed) return;
  event.preventDefault();
  document.documentElement.classList.add("keys");
  deed(app);
}

/** Whether the focused element wants the key for itself. @param {KeyboardEvent} event */
function taken(event) {
  const at = event.target;
  if (!(at instanceof Element)) return false;
  if (at.closest("dialog") || at.matches("input, textarea, select")) return true;
  if (event.key.startsWith("Arrow")) return at.closest(".rail, [role=tablist]") !== null;
  return event.key === "Enter" && !pointed && at.matches("button, a, summary");
}

/** Moves the focus among the lit targets. @param {number} step */
function walk(step) {
  const targets = litTargets();
  const here = targets.findIndex((each) => each === document.activeElement);
  const next = here < 0 ? (step > 0 ? 0 : targets.length - 1) : (here + step + targets.length) % targets.length;
  targets[next]?.focus();
}

/** The list of keys. @param {App} app */
export function keysDialog(app) {
  const { words } = app;
  const rows = NAMED.map((key, place) => html`<div><dt><kbd>${key}</kbd></dt><dd>${words.t(`ui-key-${place + 1}`)}</dd></div>`);
  return dialog(
    words.t("ui-keys"),
    html`<dl class="keys-list">${rows}</dl>`,
    html`<button type="button" class="btn primary" @click=${closeDialog}>${words.t("ui-close")}</button>`,
    () => app.set("dialog", ""),
  );
}

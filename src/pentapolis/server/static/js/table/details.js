import { html } from "../lib.js";
import { closeDialog, dialog } from "../parts/dialog.js";

const LONG = 550; // ms

/**
 * The whole of a component, large.
 * @param {import("./app.js").TableApp} app
 * @param {{title: string, body: import("../types.js").Content}} details
 */
export const detailsDialog = (app, { title, body }) =>
  dialog(
    title,
    body,
    html`<button type="button" class="btn primary" @click=${closeDialog}>${app.words.t("ui-close")}</button>`,
    () => app.set("details", null),
    "details-dialog",
  );

/**
 * Opens the details of what is pressed for long, or of what has the focus when `i` is pressed.
 * @param {(name: string) => void} open
 */
export function listenForDetails(open) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  addEventListener("pointerdown", (event) => {
    const name = nameAt(event.target);
    if (name) timer = setTimeout(() => open(name), LONG);
  });
  for (const end of /** @type {const} */ (["pointerup", "pointercancel", "pointermove"]))
    addEventListener(end, () => clearTimeout(timer));
}

/** @param {EventTarget | null} target */
export function nameAt(target) {
  const about = target instanceof Element ? target.closest("[data-about]") : null;
  return about instanceof HTMLElement ? (about.dataset.about ?? "") : "";
}

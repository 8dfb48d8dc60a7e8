import { html, keyed, nothing, ref } from "../lib.js";

/** Shows a dialog as soon as it is in the page. @param {Element | undefined} element */
function opened(element) {
  if (!(element instanceof HTMLDialogElement)) return;
  queueMicrotask(() => element.isConnected && !element.open && element.showModal());
}

/**
 * A dialog over a page (never over a running choice). Each is an element of its own, so that one's closing never meets
 * another's opening.
 *
 * @param {string} title @param {import("../types.js").Content} body @param {import("../types.js").Content} acts
 * @param {() => void} close @param {string} [className]
 * @returns {import("../types.js").Content}
 */
export const dialog = (title, body, acts, close, className = "") =>
  html`${keyed(
    title,
    html`<dialog class="dialog ${className}" aria-labelledby="dialog-title" ${ref(opened)} @close=${close}>
      <h2 id="dialog-title">${title}</h2>
      ${body} ${acts ? html`<div class="acts">${acts}</div>` : nothing}
    </dialog>`,
  )}`;

/** @param {Event} event */
export const closeDialog = (event) => /** @type {HTMLElement} */ (event.currentTarget).closest("dialog")?.close();

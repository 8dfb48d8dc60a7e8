import { ref } from "/static/js/lib.js";

/**
 * On a small screen land is wider than the window: its edges say how many lit places lie out of sight (`data-l`, `data-r`).
 */

/** @type {WeakSet<HTMLElement>} */
const watched = new WeakSet();

/** @param {HTMLElement} frame */
function count(frame) {
  const { left, right } = frame.getBoundingClientRect();
  const lit = [...frame.querySelectorAll("[data-lit]")].map((each) => each.getBoundingClientRect());
  frame.dataset.l = String(lit.filter((each) => each.right <= left + 1).length || "");
  frame.dataset.r = String(lit.filter((each) => each.left >= right - 1).length || "");
}

/** Keeps the counts of the frame round a land that scrolls. */
export const edges = () =>
  ref((element) => {
    if (!(element instanceof HTMLElement)) return;
    requestAnimationFrame(() => count(element));
    if (watched.has(element)) return;
    watched.add(element);
    element.addEventListener("scroll", () => count(element), { capture: true, passive: true });
  });

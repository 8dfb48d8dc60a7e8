/**
 * The height of the prompt where it stands fixed at the foot of a small screen: so much the page leaves free below the board,
 * neither hiding the last row nor showing an empty field. The sheets read it as `--foot`.
 */

/** Writes down how high the prompt is now. */
export function measureFoot() {
  const prompt = document.getElementById("prompt");
  if (prompt) document.documentElement.style.setProperty("--foot", `${Math.ceil(prompt.getBoundingClientRect().height)}px`);
}

const observer = new ResizeObserver(measureFoot);

/**
 * For a prompt's `ref`: watches it for changes that no drawing made, such as a window that is turned. A new prompt may come
 * before the old one is told to be gone, so that the going of one ends nothing.
 *
 * @param {Element | undefined} prompt
 */
export function foot(prompt) {
  if (!prompt) return;
  observer.disconnect();
  observer.observe(prompt);
}

/**
 * The height of the prompt where it stands fixed at the foot of a small screen: so much the page leaves free below the board,
 * neither hiding the last row nor showing an empty field. The sheets read it as `--foot`.
 */

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const height = Math.ceil(target.getBoundingClientRect().height);
    document.documentElement.style.setProperty("--foot", `${height}px`);
  }
});

/** For a prompt's `ref`: measures it as long as it is there. A new prompt may come before the old one is told to be gone, so that
 * the going of one ends nothing. @param {Element | undefined} prompt */
export function foot(prompt) {
  if (!prompt) return;
  observer.disconnect();
  observer.observe(prompt);
}

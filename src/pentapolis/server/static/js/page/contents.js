import { html, nothing } from "../lib.js";

/**
 * The table of contents of a long text: beside it on wide screens, folded above it on narrow ones. The chapter that is being read
 * is marked, and shows its sections.
 *
 * @typedef {import("../table/rules.js").Block} Block
 * @typedef {{anchor: string, text: string, sections: {anchor: string, text: string}[]}} Chapter
 */

const CHAPTER = 2;
/** So far below the top (px) a heading may stand and still be that of what is read. */
const READING = 120;

export const roomBeside = matchMedia("(min-width: 1100px)");

/** The chapters that have an address. @param {Block[]} page @returns {Chapter[]} */
export function chaptersOf(page) {
  /** @type {Chapter[]} */
  const found = [];
  for (const block of page) {
    if (block.kind !== "h" || !block.anchor) continue;
    const { anchor, text } = block;
    if (block.level <= CHAPTER) found.push({ anchor, text, sections: [] });
    else found.at(-1)?.sections.push({ anchor, text });
  }
  return found;
}

/** The address of the heading that was passed last; empty above the first. */
export function readingNow() {
  const passed = [...document.querySelectorAll("main [id^=rule-]")].filter(
    (heading) => heading.getBoundingClientRect().top < READING,
  );
  return passed.at(-1)?.id.replace(/^rule-/, "") ?? "";
}

/** @param {Chapter[]} chapters @param {string} now the address of what is being read @param {string} title */
export function contentsView(chapters, now, title) {
  const chapter = chapters.find((each) => isIn(each, now));
  return html`<details class="contents" ?open=${roomBeside.matches}>
    <summary>${title}${chapter ? html`<span class="now">${chapter.text}</span>` : nothing}</summary>
    <nav aria-label=${title} @click=${fold}><ol>
      ${chapters.map(
        (each) => html`<li>${linkTo(each, now)}${each === chapter && each.sections.length
          ? html`<ol>${each.sections.map((section) => html`<li>${linkTo(section, now)}</li>`)}</ol>`
          : nothing}</li>`,
      )}
    </ol></nav>
  </details>`;
}

/** @param {Chapter} chapter @param {string} now */
const isIn = ({ anchor, sections }, now) => anchor === now || sections.some((section) => section.anchor === now);

/** @param {{anchor: string, text: string}} heading @param {string} now */
const linkTo = ({ anchor, text }, now) =>
  html`<a href=${`#${anchor}`} aria-current=${anchor === now ? "location" : nothing}>${text}</a>`;

/** Where the list lies over the text, a choice folds it. @param {Event} event */
function fold(event) {
  if (roomBeside.matches || !(event.target instanceof HTMLAnchorElement)) return;
  event.target.closest("details")?.removeAttribute("open");
}

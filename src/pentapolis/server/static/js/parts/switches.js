import { html } from "../lib.js";
import { settings } from "../page/settings.js";
import { icon } from "./icon.js";

/** @typedef {import("../words/words.js").Words} Words */

const LANGS = /** @type {const} */ ([
  ["ru", "Рус", "Русский"],
  ["en", "Eng", "English"],
]);
const THEMES = /** @type {const} */ ([
  ["day", "u-sun"],
  ["night", "u-moon"],
  ["auto", "u-auto"],
]);

/** Russian or English; the page is redrawn, not reloaded. @param {Words} words */
export const langSwitch = (words) => html`<div class="seg" role="group" aria-label=${words.t("ui-language")}>
  ${LANGS.map(
    ([lang, short, long]) => html`<button type="button" lang=${lang} title=${long} data-set-lang=${lang}
      data-next=${settings.lang !== lang}
      aria-pressed=${settings.lang === lang} @click=${() => settings.set({ lang })}>${short}</button>`,
  )}
</div>`;

/** Day, night, or as the system has it. On a phone only the next one shows. @param {Words} words */
export function themeSwitch(words) {
  const now = THEMES.findIndex(([theme]) => theme === settings.kept.theme);
  return html`<div class="seg" role="group" aria-label=${words.t("ui-theme")}>
    ${THEMES.map(
      ([theme, symbol], place) => html`<button type="button" data-set-theme=${theme}
        data-next=${place === (now + 1) % THEMES.length}
        aria-label=${words.t(`ui-theme-${theme}`)} title=${words.t(`ui-theme-${theme}`)} aria-pressed=${place === now}
        @click=${() => settings.set({ theme })}>${icon(symbol)}</button>`,
    )}
  </div>`;
}

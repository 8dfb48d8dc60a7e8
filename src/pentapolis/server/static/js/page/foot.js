import { html } from "../lib.js";
import * as urls from "../urls.js";

/**
 * The foot of a page: the ways to all that is not a game. On a telephone, whose head has no room for them, the only ones.
 *
 * @param {import("../words/words.js").Words} words
 */
export const footView = (words) => html`<footer class="foot"><a href=${urls.mine}>${words.t("home-mine")}</a><a
  href=${urls.rulesPage()}>${words.t("ui-rules")}</a><a href=${urls.about}>${words.t("home-about")}</a><a
  href=${`${urls.about}#fair`}>${words.t("home-fair")}</a><a href=${urls.credits}>${words.t("home-credits")}</a></footer>`;

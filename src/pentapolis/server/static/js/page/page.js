import { render } from "../lib.js";
import { loadSprites } from "../parts/icon.js";
import { loadWords, Words } from "../words/words.js";
import * as urls from "../urls.js";
import { complaint, post } from "../net/api.js";
import { settings } from "./settings.js";

/** One page: its words in the reader's language, and how it is drawn anew when something changes. */
export class Page {
  /** @param {string[]} [games] whose words are wanted too */
  constructor(games = []) {
    this.games = games;
    this.words = new Words("en", []);
    this.root = /** @type {HTMLElement} */ (document.getElementById("app"));
    this.planned = false;
  }

  /** What the page shows; each page says its own. @returns {import("../types.js").Content} */
  template() {
    return "";
  }

  /** Loads what every page needs and draws the page for the first time. @param {string[]} [sprites] */
  async start(sprites = []) {
    await Promise.all([this.learnWords(), loadSprites([urls.art("icons.svg"), ...sprites])]);
    settings.onChange(() => void this._changed());
    this.drawNow();
    document.documentElement.dataset.ready = "true";
  }

  async learnWords() {
    this.words = await loadWords(settings.lang, this.games);
    document.documentElement.lang = settings.lang;
  }

  async _changed() {
    if (this.words.lang !== settings.lang) await this._speak().catch((error) => this._stay(error));
    this.draw();
  }

  /** From now on in another language. */
  async _speak() {
    await this.learnWords();
    this.draw();
    await post("session", { lang: settings.lang }).catch(() => undefined);
    await this.spoken();
  }

  /** The words of the other language did not come: the page stays with those that it has, and says why. @param {unknown} error */
  _stay(error) {
    settings.set({ lang: this.words.lang === "ru" ? "ru" : "en" });
    this.complain(complaint(error, this.words));
  }

  /** Says what went wrong, where the page has a place for it. @param {string} _said */
  complain(_said) {}

  /** For pages that fetch something in the reader's language. @returns {Promise<void> | void} */
  spoken() {}

  /** Draws once, however often it is asked for in the same moment. */
  draw() {
    if (this.planned) return;
    this.planned = true;
    queueMicrotask(() => {
      this.planned = false;
      this.drawNow();
    });
  }

  drawNow() {
    render(this.template(), this.root);
  }
}

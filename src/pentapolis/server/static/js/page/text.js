import { html, nothing } from "../lib.js";
import { complaint, get, isMissing, text } from "../net/api.js";
import { logo } from "../parts/house.js";
import { langSwitch, themeSwitch } from "../parts/switches.js";
import { blocks, loadRules, nearestAnchor, rulesView, showAnchor } from "../table/rules.js";
import * as urls from "../urls.js";
import { loadWords } from "../words/words.js";
import { chaptersOf, contentsView, readingNow, roomBeside } from "./contents.js";
import { footView } from "./foot.js";
import { Page } from "./page.js";
import { settings } from "./settings.js";

/**
 * Pages of text: the rules of a game, how the house works, whose icons these are. The first part of the path says which.
 *
 * @typedef {import("../table/rules.js").Block} Block
 */

export class TextPage extends Page {
  constructor() {
    super();
    const [kind = "about", game = ""] = location.pathname.split("/").filter(Boolean);
    this.kind = kind;
    this.game = game;
    /** @type {{name: string, title: string}[]} */
    this.all = [];
    /** @type {Block[]} */
    this.page = [];
    this.target = "";
    this.problem = "";
    /** The address of what is being read. */
    this.reading = "";
  }

  async open() {
    if (this.game) document.documentElement.dataset.game = this.game;
    await this.start();
    await this.spoken();
    this.drawNow();
    addEventListener("hashchange", () => this._aim());
    addEventListener("scroll", () => this._scrolled(), { passive: true });
    roomBeside.addEventListener("change", () => this.draw());
    this._aim();
  }

  _scrolled() {
    const now = readingNow();
    if (now === this.reading) return;
    this.reading = now;
    this.draw();
  }

  /** The text in the reader's language. */
  async spoken() {
    this.problem = "";
    await this._read().catch((error) => {
      this.page = [];
      this.problem = this.kind === "rules" && isMissing(error) ? this.words.t("rules-none") : complaint(error, this.words);
    });
    document.title = `${this._heading()} · ${this.words.t("ui-name")}`;
  }

  async _read() {
    if (this.kind !== "rules") this.page = blocks(await text(urls.pageText(this.kind, settings.lang)));
    else if (this.game) this.page = await loadRules(this.game, settings.lang);
    else await this._listGames();
  }

  async _listGames() {
    /** @type {import("../types.js").GameInfo[]} */
    const games = await get("games");
    const words = await Promise.all(games.map(({ name }) => loadWords(settings.lang, [name]).catch(() => undefined)));
    this.all = games.map(({ name }, place) => ({ name, title: words[place]?.or("game-name", name) ?? name }));
  }

  _heading() {
    const [first] = this.page;
    if (first?.kind === "h") return first.text;
    return this.words.t(this.kind === "rules" ? "ui-rules" : `home-${this.kind}`);
  }

  /** Opens at the paragraph that the address names. */
  _aim() {
    const wanted = decodeURIComponent(location.hash.slice(1)).replace(/^rule-/, "");
    this.target = wanted ? nearestAnchor(this.page, wanted) || wanted : "";
    this.drawNow();
    if (this.target) showAnchor(this.target);
  }

  template() {
    const { words } = this;
    return html`<header class="top"><a class="brand" href=${urls.home}>${logo}<b>${words.t("ui-name")}</b></a>
        <nav aria-label=${words.t("home-sections")}><a href=${`${urls.home}#mine`}>${words.t("home-mine")}</a><a
          href=${urls.rulesPage()}>${words.t("ui-rules")}</a></nav>
        ${langSwitch(words)}${themeSwitch(words)}</header>
      ${this._withContents(html`<main class="page rules">${this._content()} ${footView(words)}</main>`)}`;
  }

  /** A text of several chapters has a list of them. @param {import("../types.js").Template} main */
  _withContents(main) {
    const chapters = this.kind === "rules" ? chaptersOf(this.page) : [];
    if (chapters.length < 2) return main;
    return html`<div class="reading">${contentsView(chapters, this.reading, this.words.t("rules-contents"))}${main}</div>`;
  }

  _content() {
    if (this.problem) return this._lacking();
    return this.page.length ? this._text() : this._list();
  }

  /** What was to be read here is not there, or does not come. */
  _lacking() {
    const { words } = this;
    const others = html`<p><a href=${urls.rulesPage()}>${words.t("rules-all")}</a></p>`;
    return html`<h1 class="display">${this._heading()}</h1><p role="alert">${this.problem}</p>
      ${this.kind === "rules" ? others : nothing}`;
  }

  _text() {
    const [first, ...rest] = this.page;
    const titled = first?.kind === "h" && first.level === 1;
    const heading = titled ? html`<h1 class="display">${first.text}</h1>` : nothing;
    return html`${heading}${rulesView(titled ? rest : this.page, this.target)}`;
  }

  _list() {
    return html`<h1 class="display">${this.words.t("ui-rules")}</h1>
      <ul class="games">${this.all.map((game) => html`<li><a href=${urls.rulesPage(game.name)}>${game.title}</a></li>`)}</ul>`;
  }
}

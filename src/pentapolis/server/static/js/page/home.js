import { html, nothing } from "../lib.js";
import { complaint, get, post } from "../net/api.js";
import { icon, loadPictures, picture } from "../parts/icon.js";
import { logo } from "../parts/house.js";
import { langSwitch, themeSwitch } from "../parts/switches.js";
import * as urls from "../urls.js";
import { loadWords } from "../words/words.js";
import { footView } from "./foot.js";
import { invitation, Invitation } from "./invitation.js";
import { myGames, ticketView } from "./mine.js";
import { Page } from "./page.js";
import { settings } from "./settings.js";

/**
 * The street: five houses, one a game; what I play; the way to a table.
 *
 * @typedef {import("../types.js").GameInfo} GameInfo
 * @typedef {import("../types.js").TableInfo} TableInfo
 */

/** Who lives in the street, in order; a game beyond these is built on at the end. */
const STREET = ["guildhall", "catan_card", "citadels", "ora_et_labora", "cosmic_colonies"];
const BOTS_AT_ONCE = 2;

export class Home extends Page {
  constructor() {
    super();
    /** @type {GameInfo[]} */
    this.known = [];
    /** @type {Map<string, import("../words/words.js").Words | undefined>} */
    this.gameWords = new Map();
    /** @type {TableInfo[]} */
    this.tables = [];
    this.name = "";
    this.problem = "";
    /** @type {Invitation | null} */
    this.invitation = null;
  }

  async open() {
    /** @type {unknown} */
    const trouble = await this._look().catch((error) => error);
    await loadPictures(this.street.map(sceneOf));
    await this.start();
    if (trouble) this.complain(complaint(trouble, this.words));
    document.getElementById(location.hash.slice(1))?.scrollIntoView(); // it was not there yet when the browser looked for it
  }

  /** What the server has to offer, and what of it is mine. */
  async _look() {
    const [known, me] = await Promise.all([get("games"), get("me")]);
    this.known = known;
    this.tables = me.tables;
    this.name = me.name;
    if (me.lang !== settings.lang) void post("session", { lang: settings.lang });
  }

  get street() {
    return [...STREET, ...this.known.map((game) => game.name).filter((game) => !STREET.includes(game))];
  }

  /** What is known of a game that can be played; a house without words is still being built. @param {string} game */
  info(game) {
    return this.gameWords.get(game) && this.known.find((each) => each.name === game);
  }

  /** The words of the pages, and of each game by itself: games use the same keys. */
  async learnWords() {
    await super.learnWords();
    document.title = this.words.t("ui-name");
    const learned = await Promise.all(this.known.map(({ name }) => loadWords(settings.lang, [name]).catch(() => undefined)));
    this.gameWords = new Map(this.known.map(({ name }, place) => [name, learned[place]]));
  }

  /**
   * A game's name or line for the street, also of a house that is still being built.
   * @param {string} game
   * @param {"name" | "tagline"} what
   */
  gameWord(game, what) {
    return this.gameWordOr(game, `game-${what}`, this.words.or(`street-${game}-${what}`, game));
  }

  /** @param {string} game @param {string} key @param {string} otherwise */
  gameWordOr(game, key, otherwise) {
    return this.gameWords.get(game)?.or(key, otherwise) ?? otherwise;
  }

  template() {
    const { words } = this;
    return html`<a class="skip" href="#street">${words.t("home-skip-link")}</a>${headView(this)}
      <main>
        <div class="lead"><div><h1 class="display">${words.t("home-title")}</h1><p>${words.t("home-lead")}</p></div>
          ${ticketView(this)}</div>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <ul class="street" id="street">${this.street.map((game) => cityView(this, game))}</ul>
        ${myGames(this)} ${footView(words)}
      </main>
      ${this.invitation ? invitation(this, this.invitation) : nothing}`;
  }

  /** Sits down against bots at once. @param {GameInfo} game */
  async playNow(game) {
    const [, most] = game.schema.seats;
    const bots = Math.min(BOTS_AT_ONCE, most - 1);
    const level = game.bots.includes("greedy") ? "greedy" : (game.bots.at(-1) ?? "random");
    const seats = ["me", ...Array.from({ length: bots }, () => `bot:${level}`)];
    await this.attempt(() => this.found({ game: game.name, options: {}, seats }));
  }

  /**
   * Makes a table and goes there. Who has given no name sits there without one, and is called a guest in each reader's language.
   * @param {{game: string, options: Record<string, unknown>, seats: string[], title?: string}} wanted
   */
  async found(wanted) {
    const { table } = await post("tables", wanted);
    location.assign(urls.table(table));
  }

  /** @param {string} name */
  async rename(name) {
    const me = await post("session", { name, lang: this.words.lang });
    this.name = me.name;
    this.draw();
  }

  /** @param {() => Promise<unknown>} deed */
  async attempt(deed) {
    try {
      this.problem = "";
      await deed();
    } catch (error) {
      this.complain(complaint(error, this.words));
    }
  }

  /** @param {string} said */
  complain(said) {
    this.problem = said;
    this.draw();
  }

  /** @param {GameInfo} game */
  invite(game) {
    this.invitation = new Invitation(game);
    this.draw();
  }
}

/** @param {string} game */
const sceneOf = (game) => (STREET.includes(game) ? urls.art(`scene-${game}.svg`) : urls.gameWeb(game, "scene.svg"));

/** @param {Home} home */
function headView(home) {
  const { words } = home;
  return html`<header class="top"><a class="brand" href=${urls.home}>${logo}<b>${words.t("ui-name")}</b></a>
    <nav aria-label=${words.t("home-sections")}><a href="#mine">${words.t("home-mine")}</a><a
      href=${urls.rulesPage()}>${words.t("ui-rules")}</a></nav>
    <form class="me-name" @submit=${(/** @type {SubmitEvent} */ event) => named(home, event)}>
      <label><span class="sr">${words.t("ui-your-name")}</span><input class="field" name="name" maxlength="24"
        autocomplete="nickname" placeholder=${words.t("ui-your-name")}
        .value=${home.name} @change=${sendForm} /></label></form>
    ${langSwitch(words)}${themeSwitch(words)}</header>`;
}

/** @param {Event} event */
const sendForm = (event) => /** @type {HTMLInputElement} */ (event.target).form?.requestSubmit();

/** @param {Home} home @param {SubmitEvent} event */
function named(home, event) {
  event.preventDefault();
  const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
  if (name && name !== home.name) void home.attempt(() => home.rename(name));
}

/** @param {Home} home @param {string} game */
function cityView(home, game) {
  const info = home.info(game);
  const { words } = home;
  return html`<li class=${info ? "city" : "city building"} data-game=${game}>
    <div class="picture">${picture(sceneOf(game))}</div>
    <div class="body"><h2 class="display">${home.gameWord(game, "name")}</h2>
      <p class="edition">${words.or(`street-${game}-edition`, "")}</p>
      <p class="line">${home.gameWord(game, "tagline")}</p>
      ${info ? openCity(home, info) : html`<p class="soon">${words.t("home-soon")}</p>`}</div>
  </li>`;
}

/** @param {Home} home @param {GameInfo} info */
function openCity(home, info) {
  const { words } = home;
  const name = home.gameWord(info.name, "name");
  const [least, most] = info.schema.seats;
  const [from, to] = info.minutes;
  return html`<dl class="meta"><div>${icon("u-people")}<dt
    class="sr">${words.t("home-players")}</dt><dd>${range(least, most)}</dd></div>
      <div>${icon("u-clock")}<dt class="sr">${words.t("home-length")}</dt>
        <dd>${words.t("home-minutes", { range: range(from, to) })}</dd></div></dl>
    <div class="do"><button type="button" class="btn wall" data-play=${info.name} aria-label=${`${words.t("home-play")}: ${name}`}
      @click=${() => home.playNow(info)}>${words.t("home-play")}</button>
      <button type="button" class="btn onwall" data-invite=${info.name} aria-label=${`${words.t("home-invite")}: ${name}`}
        @click=${() => home.invite(info)}>${words.t("home-invite")}</button></div>`;
}

/** @param {number} from @param {number} to */
const range = (from, to) => (from === to ? String(from) : `${from}–${to}`);

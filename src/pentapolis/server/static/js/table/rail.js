import { html, nothing } from "../lib.js";
import { complaint, isMissing } from "../net/api.js";
import * as urls from "../urls.js";
import { chatView } from "./chat.js";
import { logView } from "./log.js";
import { loadRules, nearestAnchor, rulesView, showAnchor } from "./rules.js";

/**
 * The rail: log, chat, rules. Beside the board where there is room, else a drawer.
 *
 * @typedef {"log" | "chat" | "rules"} Tab
 */

const NEAR = 60; // px
const TABS = /** @type {const} */ (["log", "chat", "rules"]);

export class Rail {
  /** @param {import("./app.js").TableApp} app */
  constructor(app) {
    this.app = app;
    /** @type {Tab} */
    this.tab = "log";
    this.open = history.state?.sheet === "rail" && isDrawer();
    /** @type {import("./rules.js").Block[]} */
    this.page = [];
    this.pageOf = "";
    this.lacking = "";
    this.target = "";
    this.atEnd = true;
    addEventListener("resize", () => this.settle());
  }

  /** @param {Tab} tab */
  shows(tab) {
    return this.tab === tab && (this.open || !isDrawer());
  }

  /** Whether it lies open over the table. */
  get covers() {
    return this.open && isDrawer();
  }

  toggle() {
    this.open = !this.open;
    this.choose(this.tab);
    if (!this.open) /** @type {HTMLElement | null} */ (document.querySelector(".rail-open"))?.focus();
  }

  /** @param {Tab} tab */
  choose(tab) {
    this.tab = tab;
    this.atEnd = true;
    if (tab === "chat") this.app.chat.unread = 0;
    if (this.lacking) this.pageOf = ""; // what did not come is asked for again
    if (tab === "rules") void this._loadRules();
    this.app.draw();
  }

  /** Opens the rules at a paragraph. @param {string} paragraph */
  async openRules(paragraph) {
    this.open = true;
    this.choose("rules");
    await this._loadRules();
    this.target = nearestAnchor(this.page, paragraph);
    this.app.drawNow();
    showAnchor(this.target);
  }

  async _loadRules() {
    const { state, words } = this.app;
    const wanted = `${state.game}/${words.lang}`;
    if (!state.game || this.pageOf === wanted) return;
    this.lacking = "";
    this.page = await loadRules(state.game, words.lang).catch((error) => {
      this.lacking = isMissing(error) ? words.t("rules-none") : complaint(error, words);
      return [];
    });
    this.pageOf = wanted;
    this.app.draw();
  }

  view() {
    const { words } = this.app;
    return html`<aside class=${this.open ? "rail open" : "rail"} id="rail" aria-label=${words.t("ui-rail")}
      @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && this.open && this.toggle()}>
      <div class="tabs"><div class="tablist" role="tablist" aria-label=${words.t("ui-rail")}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this._arrow(event)}>
        ${TABS.map((tab) => this._tab(tab))}</div>
        <button class="btn icon rail-close" type="button" aria-label=${words.t("ui-close")}
          @click=${() => this.toggle()}>×</button></div>
      <div class="panel" role="tabpanel" id="panel" aria-labelledby=${`tab-${this.tab}`}>${this._panel()}</div>
    </aside>`;
  }

  /** @param {Tab} tab */
  _tab(tab) {
    const here = tab === this.tab;
    const { unread } = this.app.chat;
    const badge = tab === "chat" && unread ? html` <span class="badge">${unread}</span>` : nothing;
    return html`<button role="tab" type="button" id=${`tab-${tab}`} aria-selected=${here} aria-controls="panel"
      tabindex=${here ? 0 : -1}
      @click=${() => this.choose(tab)}><span>${this.app.words.t(`ui-${tab}`)}</span>${badge}</button>`;
  }

  /** @param {KeyboardEvent} event */
  _arrow(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    this.choose(TABS[(TABS.indexOf(this.tab) + step + TABS.length) % TABS.length] ?? "log");
    queueMicrotask(() => document.getElementById(`tab-${this.tab}`)?.focus());
  }

  _panel() {
    if (this.tab === "log") return logView(this.app, this.app.log.events, this.app.log.seen);
    if (this.tab === "chat") return chatView(this.app);
    const { words, state } = this.app;
    return html`<div class="log rules" tabindex="0" aria-label=${words.t("ui-rules")}>
      ${this.lacking ? html`<p role="alert">${this.lacking}</p>` : rulesView(this.page, this.target)}
      <p><a href=${urls.rulesPage(state.game)} target="_blank" rel="noopener">${words.t("ui-rules-page")}</a></p></div>`;
  }

  /** Whether the reader is at the end of the log, or has scrolled away to read. @param {Event} event */
  scrolledBy(event) {
    const box = /** @type {HTMLElement} */ (event.currentTarget);
    this.atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  }

  /** After drawing, and when the window changes: new lines of log and chat are in sight, unless the reader has scrolled away. */
  settle() {
    if (this.tab === "rules" && this.pageOf !== `${this.app.state.game}/${this.app.words.lang}`) void this._loadRules();
    const box = document.querySelector("[data-scroll=end]");
    if (box && this.atEnd) box.scrollTop = box.scrollHeight;
  }
}

/** Whether there is no room for it beside the board. */
const isDrawer = () => getComputedStyle(document.documentElement).getPropertyValue("--rail-is").trim() === "drawer";

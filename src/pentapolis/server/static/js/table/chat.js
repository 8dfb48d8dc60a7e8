import { html, nothing } from "../lib.js";
import { complaint } from "../net/api.js";
import { seatHouse } from "../parts/house.js";

/** @typedef {import("../types.js").ChatLine} ChatLine */

const LONGEST = 500;

/** What is said at the table. */
export class Chat {
  constructor() {
    /** @type {ChatLine[]} */
    this.lines = [];
    this.unread = 0;
  }

  /** @param {ChatLine} line @param {boolean} seen */
  add(line, seen) {
    this.lines = [...this.lines, line];
    this.unread = seen ? 0 : this.unread + 1;
  }
}

/** @param {import("./app.js").TableApp} app */
export const chatView = (app) => html`<div class="log chat" data-scroll="end" tabindex="0" aria-label=${app.words.t("ui-chat")}
    @scroll=${(/** @type {Event} */ event) => app.rail.scrolledBy(event)}>
    ${app.chat.lines.length ? nothing : html`<p class="cap">${app.words.t("ui-chat-empty")}</p>`}
    ${app.chat.lines.map((line) => lineView(app, line))}
  </div>
  <form class="say-in" @submit=${(/** @type {SubmitEvent} */ event) => say(app, event)}>
    <input class="field" name="text" maxlength=${LONGEST} autocomplete="off" aria-label=${app.words.t("ui-chat-label")}
      placeholder=${app.words.t("ui-chat-write")} />
    <button class="btn">${app.words.t("ui-chat-say")}</button>
  </form>`;

/** @param {import("./app.js").TableApp} app @param {ChatLine} line */
function lineView(app, line) {
  const name = line.name || app.words.t("ui-guest");
  return html`<section>
    ${line.seat === null ? html`<span></span>` : seatHouse(line.seat, name, line.seat === app.state.you)}
    <div><h3>${name}<span>${timeOf(app, line.at)}</span></h3><p>${line.text}</p></div>
  </section>`;
}

/** @param {import("./app.js").TableApp} app @param {string} at */
function timeOf(app, at) {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? "" : time.toLocaleTimeString(app.words.lang, { hour: "2-digit", minute: "2-digit" });
}

/** @param {import("./app.js").TableApp} app @param {SubmitEvent} event */
async function say(app, event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
  const text = field.value.trim();
  if (!text) return;
  field.value = "";
  await app.connection.chat(text).catch((error) => {
    field.value = text;
    app.say(complaint(error, app.words));
  });
}

import { html, nothing } from "../lib.js";
import { complaint, post } from "../net/api.js";
import { settings } from "../page/settings.js";
import { seatHouse } from "../parts/house.js";
import { icon } from "../parts/icon.js";
import { required } from "../parts/required.js";
import * as urls from "../urls.js";
import { promptView } from "./prompt.js";

/**
 * The waiting room: the link to send, seats that fill as people come, and the host's start (bots take the empty seats).
 *
 * @typedef {import("./app.js").TableApp} App
 */

/** @param {App} app @param {import("./context.js").Context} ctx */
export function waitingView(app, ctx) {
  if (app.away) return awayView(app.words, app.away);
  if (app.state.number < 0)
    return html`<p class="loading"
    aria-live="polite">${app.words.has("ui-loading") ? app.words.t("ui-loading") : ""}</p>`;
  return html`<section class="room" aria-labelledby="room-title">
    <h2 id="room-title" class="display">${app.words.t("ui-room")}</h2>
    ${inviteView(app)}
    <ol class="places">${app.seats.map((seat, place) => placeView(app, seat, place))}</ol>
    <div class="acts">${actsView(app)}</div>
  </section>${promptView(app, ctx)}`;
}

/** What the page was opened for is not there, not yet, or does not come. @param {App["words"]} words
 * @param {import("../types.js").Away} away */
const awayView = (words, { title, said, way }) => html`<section class="room" role="alert">
  <h2 class="display">${words.t(title)}</h2><p>${said}</p>
  <div class="acts">${way?.() ?? nothing}<a class="btn primary" href=${urls.home}>${words.t("ui-home")}</a></div></section>`;

/** @param {App} app */
function inviteView(app) {
  const { words } = app;
  const copied = app.memo.get("copied") === true;
  return html`<div class="invite">
    <label><span class="cap">${words.t("ui-invite")}</span>
      <input class="field" id="invite-link" readonly .value=${location.href}
        @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} /></label>
    <button type="button" class="btn"
      @click=${() => copy(app)}>${icon("u-link")}${words.t(copied ? "ui-copied" : "ui-copy")}</button>
  </div>${urls.leadsHereAlone(location.hostname) ? aloneView(words) : nothing}`;
}

const FOR_ALL = "--host 0.0.0.0";

/** @param {import("../words/words.js").Words} words */
function aloneView(words) {
  const [before, after] = words.t("ui-invite-alone", { flag: FOR_ALL }).split(FOR_ALL);
  return html`<p class="warning">${before}<code>${FOR_ALL}</code>${after}</p>`;
}

/** Without https a browser offers no clipboard but on its own machine; there the old command still copies what is selected.
 * @param {App} app */
async function copy(app) {
  const field = /** @type {HTMLInputElement} */ (document.getElementById("invite-link"));
  field.select();
  const written = await navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  );
  app.set("copied", written || document.execCommand("copy"));
}

/** @param {App} app @param {import("../types.js").SeatInfo} seat @param {number} place */
function placeView({ words, state }, seat, place) {
  const mine = place === state.you;
  const name = seat.kind === "open" ? words.t("ui-seat-open") : seat.name;
  const chip =
    seat.kind === "bot" ? words.t("ui-bot") : mine ? words.t("ui-you") : seat.present ? words.t("ui-here") : words.t("ui-away");
  const sign = html`<span class="chip">${seat.kind === "bot" ? icon("u-bot") : nothing}${chip}</span>`;
  return seat.kind === "open"
    ? html`<li class="place open">${seatHouse(place, "?", mine)} <b>${name}</b></li>`
    : html`<li class="place">${seatHouse(place, name, mine)} <b>${name}</b>${sign}</li>`;
}

/** @param {App} app */
function actsView(app) {
  const { state, words } = app;
  if (state.you === null) return joinView(app);
  const open = state.seats.filter((seat) => seat.kind === "open").length;
  const start = state.host
    ? html`<button type="button" class="btn primary" data-primary
      @click=${() => deed(app, "start")}>${words.t(open ? "ui-start-bots" : "ui-start", { count: open })}</button>`
    : html`<p class="cap">${words.t("ui-host-starts")}</p>`;
  const leave = state.host
    ? nothing
    : html`<button type="button" class="btn quiet"
    @click=${() => deed(app, "leave")}>${words.t("ui-leave")}</button>`;
  return html`${leave}${start}`;
}

/** @param {App} app */
function joinView(app) {
  const { state, words } = app;
  if (!state.seats.some((seat) => seat.kind === "open")) return html`<p class="cap">${words.t("ui-full")}</p>`;
  return html`<form class="join" @submit=${(/** @type {SubmitEvent} */ event) => join(app, event)}>
    <label><span class="cap">${words.t("ui-your-name")}</span><input class="field" name="name" maxlength="24"
      ${required(words.t("ui-name-missing"))} .value=${app.memo.get("name") ?? ""} autocomplete="nickname" /></label>
    <button class="btn primary" data-primary>${words.t("ui-join")}</button>
  </form>`;
}

/** @param {App} app @param {SubmitEvent} event */
async function join(app, event) {
  event.preventDefault();
  const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
  await attempt(app, async () => {
    await post("session", { name, lang: settings.lang });
    await post(`tables/${app.table}/join`);
    await app.connection.renew();
  });
}

/** @param {App} app @param {"start" | "leave"} what */
const deed = (app, what) => attempt(app, () => post(`tables/${app.table}/${what}`));

/** @param {App} app @param {() => Promise<unknown>} what */
async function attempt(app, what) {
  try {
    await what();
  } catch (error) {
    app.say(complaint(error, app.words));
  }
}

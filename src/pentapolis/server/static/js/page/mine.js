import { html, nothing } from "../lib.js";
import { post } from "../net/api.js";
import { gameHouse, logo } from "../parts/house.js";
import { icon } from "../parts/icon.js";
import { namedSeats } from "../parts/names.js";
import { required } from "../parts/required.js";
import * as urls from "../urls.js";

/**
 * My games: where I am waited for, first of all.
 *
 * @typedef {import("./home.js").Home} Home
 * @typedef {import("../types.js").TableInfo} TableInfo
 */

const MOST_SHOWN = 12;
const LARGEST_RECORD = 1_000_000; // bytes, as the server has it

/** The one lit thing of the page: a table that waits for me. @param {Home} home */
export function ticketView(home) {
  const table = home.tables.find((each) => each.your_turn && each.status === "playing");
  if (!table) return nothing;
  const { words } = home;
  return html`<a class="ticket" href=${urls.table(table.table)}>${gameHouse(table.game)}
    <span><b>${table.title ? words.t("home-turn-at", { title: table.title }) : words.t("ui-your-turn")}</b>
      <span class="cap">${home.gameWord(table.game, "name")}. ${company(home, table)}</span></span><span class="go"
        aria-hidden="true">→</span></a>`;
}

/** @param {Home} home */
export function myGames(home) {
  const { words } = home;
  const shown = home.tables.slice(0, MOST_SHOWN);
  return html`<section class="mine" id="mine" aria-labelledby="mine-title">
    <div class="head"><h2 class="display" id="mine-title">${words.t("home-mine")}</h2>
      <div class="ways">${joinForm(home)}${recordForm(home)}</div></div>
    ${shown.length ? html`<ul>${shown.map((table) => rowView(home, table))}</ul>` : emptyView(home)}
  </section>`;
}

/** @param {Home} home */
function joinForm(home) {
  const { words } = home;
  return html`<form class="join" @submit=${join}><label><span class="cap">${words.t("home-invited")}</span>
      <input class="field" name="code" ${required(words.t("home-code-missing"))} placeholder=${words.t("home-code")}
        autocomplete="off" autocapitalize="none" /></label>
    <button class="btn">${words.t("ui-join")}</button></form>`;
}

/** A code, or a whole link. @param {SubmitEvent} event */
function join(event) {
  event.preventDefault();
  const given = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("code") ?? "").trim();
  const code = given.split("/").filter(Boolean).at(-1);
  if (code) location.assign(urls.table(code));
}

/** @param {Home} home */
const recordForm = (home) => html`<label class="btn quiet upload">${icon("u-up")}${home.words.t("home-upload")}
  <input class="sr" type="file" accept=".txt,text/plain"
    @change=${(/** @type {Event} */ event) => upload(home, event)} /></label>`;

/** @param {Home} home @param {Event} event */
async function upload(home, event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const file = field.files?.[0];
  if (!file) return;
  const text = await file.slice(0, LARGEST_RECORD + 1).text(); // a byte too many, and the server says what is allowed
  field.value = "";
  await home.attempt(async () => {
    const { table } = await post("records", { text });
    location.assign(urls.replay(table));
  });
}

/** @param {Home} home @param {TableInfo} table */
function rowView(home, table) {
  const { words } = home;
  const title = table.title ? ` · ${words.t("ui-quoted", { title: table.title })}` : "";
  const lit = table.your_turn && table.status === "playing";
  const over = table.status === "over";
  return html`<li class=${lit ? "row lit" : "row"}>${gameHouse(table.game)}
    <div class="what"><b>${home.gameWord(table.game, "name")}${title}</b><span class="cap">${company(home, table)}</span></div>
    <p class="state">${lit ? html`<span class="chip lit">${words.t("ui-your-turn")}</span> ` : nothing}${stateOf(home, table)}</p>
    <a class=${lit ? "btn primary" : "btn"}
      href=${over ? urls.replay(table.table) : urls.table(table.table)}>${words.t(over ? "home-watch" : "home-back")}</a></li>`;
}

/** @param {Home} home @param {TableInfo} table */
function company(home, table) {
  const names = namedSeats(table.seats, home.words).filter((_, seat) => seat !== table.you);
  return names.map((seat) => (seat.kind === "bot" ? home.words.t("home-bot-named", { name: seat.name }) : seat.name)).join(", ");
}

/** @param {Home} home @param {TableInfo} table */
function stateOf(home, table) {
  const when = new Date(table.updated);
  const time = Number.isNaN(when.getTime())
    ? ""
    : when.toLocaleString(home.words.lang, { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
  const said = home.words.t(table.uploaded ? "home-uploaded" : `home-${table.status}`, { time });
  return html`${resultOf(home, table)}${said}`;
}

/** How it ended: for me, or for those who won. @param {Home} home @param {TableInfo} table */
function resultOf({ words }, { result, you, seats }) {
  if (!result) return nothing;
  const points = (/** @type {number} */ seat) => words.t("points", { count: result.scores[seat] ?? 0 });
  const winner = result.ranks.indexOf(1);
  const names = namedSeats(seats, words).flatMap(({ name }, seat) => (result.ranks[seat] === 1 ? [name] : []));
  const said =
    you === null
      ? words.t("home-won", { names: names.join(", "), count: names.length, points: points(Math.max(winner, 0)) })
      : words.t("home-placed", { place: result.ranks[you] ?? 0, seats: seats.length, points: points(you) });
  return html`<b class="result">${said}</b>. `;
}

/** @param {Home} home */
function emptyView(home) {
  const { words } = home;
  const [first] = home.known;
  return html`<div class="empty-state">${logo}<b>${words.t("home-empty")}</b><p class="cap">${words.t("home-empty-hint")}</p>
    ${
      first
        ? html`<button type="button" class="btn" @click=${() => home.playNow(first)}>${words.t("home-play")}</button>`
        : nothing
    }</div>`;
}

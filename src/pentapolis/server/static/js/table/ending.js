import { html, nothing } from "../lib.js";
import { complaint, post } from "../net/api.js";
import { seatHouse } from "../parts/house.js";
import { icon } from "../parts/icon.js";
import * as urls from "../urls.js";

/** @typedef {import("./app.js").TableApp} App */

/** The end: points by source in order of rank, and what one may do next. A board with a tally of its own leaves the latter to the
 * prompt. @param {App} app @param {import("./context.js").Context} ctx */
export function endingView(app, ctx) {
  const { words, state } = app;
  const tally = app.board.tally?.(ctx);
  if (tally !== undefined) {
    return html`<section class="ending own" aria-labelledby="ending-title">
      <header><h2 id="ending-title">${words.t("ui-ending")}</h2>${fairView(app)}${recordView(app)}</header>
      <div class="scroll" tabindex="0" aria-labelledby="ending-title">${tally}</div>
    </section>`;
  }
  const outcome = /** @type {import("../types.js").Outcome} */ (state.outcome);
  const place = (/** @type {number} */ seat) => (outcome.ranks[seat] ?? 0) * 10_000 - (outcome.scores[seat] ?? 0);
  const order = outcome.ranks.map((_, seat) => seat).sort((one, two) => place(one) - place(two));
  const sources = Object.keys(outcome.breakdown);
  return html`<section class="ending" aria-labelledby="ending-title">
    <header><h2 id="ending-title">${words.t("ui-ending")}</h2></header>
    <div class="scroll" tabindex="0" aria-labelledby="ending-title"><table>
      <thead><tr><th scope="col"><span class="sr">${words.t("ui-seat")}</span></th>
        ${sources.map((source) => html`<th scope="col">${words.or(`score-${source}`, source)}</th>`)}
        <th scope="col">${words.t("ui-total")}</th></tr></thead>
      <tbody>${order.map((seat) => rowView(app, outcome, sources, seat))}</tbody>
    </table></div>
    <div class="acts">${recordView(app)}
    ${app.next()}</div>
    ${fairView(app)}
  </section>`;
}

/** @param {App} app */
const fairView = ({ words }) =>
  html`<p class="cap fair">${words.t("ui-fair")} <a href=${urls.about}>${words.t("ui-fair-how")}</a></p>`;

/** @param {App} app @param {import("../types.js").Outcome} outcome @param {string[]} sources @param {number} seat */
function rowView(app, outcome, sources, seat) {
  const name = seat === app.state.you ? app.words.t("ui-you") : app.nameOf(seat);
  return html`<tr class=${outcome.ranks[seat] === 1 ? "won" : ""}>
    <th scope="row">${seatHouse(seat, app.nameOf(seat), outcome.ranks[seat] === 1)}<span>${name}</span></th>
    ${sources.map((source) => html`<td>${outcome.breakdown[source]?.[seat] ?? 0}</td>`)}<td
      class="num">${outcome.scores[seat]}</td></tr>`;
}

/** @param {App} app */
const recordView = ({ words, state, table }) => html`<a class="btn quiet" href=${`${urls.api(`tables/${table}/record`)}`}
    download=${`${state.game}-${table}.txt`}>${icon("u-down")}${words.t("ui-record")}</a>`;

/** To look at the game again. @param {App} app */
export const replayLink = (app) =>
  html`<a class="btn" href=${urls.replay(app.table)}>${icon("u-play")}${app.words.t("ui-replay")}</a>`;

/** To play another one. @param {App} app */
export function rematchView(app) {
  const { words, state } = app;
  if (state.rematch)
    return html`<a class="btn primary" data-primary
    href=${urls.table(state.rematch)}>${words.t("ui-rematch-go")}</a>`;
  if (state.you === null) return nothing;
  return html`<button type="button" class="btn primary" data-primary
    @click=${() => rematch(app)}>${words.t("ui-rematch")}</button>`;
}

/** @param {App} app */
async function rematch(app) {
  try {
    const { table } = await post(`tables/${app.table}/rematch`);
    location.assign(urls.table(table));
  } catch (error) {
    app.say(complaint(error, app.words));
  }
}

import { html, nothing } from "/static/js/lib.js";
import { seatHouse } from "/static/js/parts/house.js";
import { icon } from "/static/js/parts/icon.js";
import { COLOURS } from "./scene.js";

/**
 * The end: points by source in figures, under each seat its city as a bar, all on one scale; and what has decided a tie.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("/static/js/types.js").Outcome} Outcome
 */

/** Sources beyond what the districts cost: outlined at the end of the bar. */
const BONUSES = ["special", "colours", "complete"];
const TIE = "tie-";

/** @param {Scene} scene @param {Outcome} outcome */
export function tallyView(scene, outcome) {
  const { ctx } = scene;
  const sources = ["districts", ...BONUSES];
  const order = inOrder(outcome);
  const most = Math.max(1, ...outcome.scores);
  const ties = tiesOf(scene, outcome, order);
  return html`${ties.length ? html`<p class="cap tie">${ties.join(". ")}</p>` : nothing}
    <table class="tally">
      <thead>
        <tr>
          <th scope="col"><span class="sr">${ctx.t("ui-seat")}</span></th>
          ${sources.map((source) => html`<th scope="col">${ctx.t(`board-score-${source}`, { goal: scene.view.goal })}</th>`)}
          <th scope="col">${ctx.t("ui-total")}</th>
        </tr>
      </thead>
      ${order.map((seat) => rowView(scene, outcome, sources, seat, most))}
    </table>`;
}

/** Seats by rank. @param {Outcome} outcome */
const inOrder = ({ ranks }) => ranks.map((_, seat) => seat).sort((one, two) => (ranks[one] ?? 0) - (ranks[two] ?? 0));

/** @param {Scene} scene @param {Outcome} outcome @param {string[]} sources @param {number} seat @param {number} most */
function rowView(scene, outcome, sources, seat, most) {
  const { ctx } = scene;
  const won = outcome.ranks[seat] === 1;
  const total = outcome.scores[seat] ?? 0;
  return html`<tbody class=${won ? "won" : ""}>
    <tr>
      <th scope="row">
        <span class="pl">${outcome.ranks[seat]}</span>${seatHouse(seat, ctx.name(seat), won)}
        <b>${seat === ctx.you ? ctx.t("board-you-name") : ctx.name(seat)}</b>
      </th>
      ${sources.map((source) => pointsView(outcome.breakdown[source]?.[seat] ?? 0, source !== "districts"))}
      <td class="num">${total}</td>
    </tr>
    <tr class="barrow" aria-hidden="true">
      <td colspan=${sources.length + 2}>
        <div class="scorebar" .style=${`width:${(100 * total) / most}%`}>${barOf(scene, outcome, seat)}</div>
      </td>
    </tr>
  </tbody>`;
}

/** @param {number} points @param {boolean} bonus */
const pointsView = (points, bonus) => html`<td class=${points ? "" : "nil"}>${bonus && points > 0 ? "+" : ""}${points}</td>`;

/**
 * The houses side by side, as wide as they are worth, then each bonus.
 *
 * @param {Scene} scene @param {Outcome} outcome @param {number} seat
 */
function barOf(scene, outcome, seat) {
  const houses = [...scene.seat(seat).city].sort((one, two) => COLOURS.indexOf(one.colour) - COLOURS.indexOf(two.colour));
  const bonuses = BONUSES.map((source) => outcome.breakdown[source]?.[seat] ?? 0).filter((points) => points > 0);
  return html`${houses.map((house) =>
    partView(house.cost, html`${house.cost > 1 ? icon(`c-${house.kind}`) : nothing}<b>${house.cost}</b>`, house.colour),
  )}
  ${bonuses.map((points) => partView(points, html`<b>+${points}</b>`))}`;
}

/** @param {number} points @param {import("/static/js/types.js").Content} inside @param {string} [colour] none for a bonus */
const partView = (points, inside, colour) =>
  html`<i class=${colour ? "part" : "part plus"} data-colour=${colour ?? nothing} .style=${`flex-grow:${points}`}>${inside}</i>`;

/**
 * A sentence for every two neighbours with equal points.
 *
 * @param {Scene} scene @param {Outcome} outcome @param {number[]} order
 * @returns {string[]}
 */
function tiesOf({ ctx }, outcome, order) {
  return order.slice(1).flatMap((below, place) => {
    const above = /** @type {number} */ (order[place]);
    if (outcome.scores[above] !== outcome.scores[below]) return [];
    const decided = Object.keys(outcome.breakdown).find(
      (source) => source.startsWith(TIE) && outcome.breakdown[source]?.[above] !== outcome.breakdown[source]?.[below],
    );
    const [more, less] = [above, below].map((seat) => (decided ? (outcome.breakdown[decided]?.[seat] ?? 0) : 0));
    const facts = {
      above: ctx.name(above),
      below: ctx.name(below),
      score: outcome.scores[above] ?? 0,
      more: more ?? 0,
      less: less ?? 0,
    };
    return [ctx.t(decided ? `board-${decided}` : "board-tie", facts)];
  });
}

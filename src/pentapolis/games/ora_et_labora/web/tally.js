import { html, nothing } from "/static/js/lib.js";
import { seatHouse } from "/static/js/parts/house.js";
import { icon } from "/static/js/parts/icon.js";
import { signed } from "./scene.js";

/**
 * The end: points by source in figures; under each seat its goods, buildings and settlements as lengths on one scale.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("/static/js/types.js").Outcome} Outcome
 */

const SOURCES = ["goods", "economic", "dwelling"];

/** @param {Scene} scene @param {Outcome} outcome */
export function tallyView(scene, outcome) {
  const { ctx } = scene;
  const order = outcome.ranks.map((_, seat) => seat).sort((one, two) => (outcome.ranks[one] ?? 0) - (outcome.ranks[two] ?? 0));
  const most = Math.max(1, ...order.map((seat) => lengths(scene, outcome, seat).reduce((sum, part) => sum + part.points, 0)));
  return html`<table class="tally">
    <thead>
      <tr>
        <th scope="col"><span class="sr">${ctx.t("ui-seat")}</span></th>
        ${SOURCES.map((source) => html`<th scope="col">${ctx.t(`board-source-${source}`)}</th>`)}
        <th scope="col">${ctx.t("ui-total")}</th>
      </tr>
    </thead>
    ${order.map((seat) => rowView(scene, outcome, seat, most))}
  </table>`;
}

/** @param {Scene} scene @param {Outcome} outcome @param {number} seat @param {number} most */
function rowView(scene, outcome, seat, most) {
  const { ctx } = scene;
  const won = outcome.ranks[seat] === 1;
  const parts = lengths(scene, outcome, seat);
  const sum = parts.reduce((total, part) => total + part.points, 0);
  return html`<tbody class=${won ? "won" : ""}>
    <tr>
      <th scope="row">${seatHouse(seat, ctx.name(seat), won)}<b>${seat === ctx.you ? ctx.t("ui-you") : ctx.name(seat)}</b></th>
      ${SOURCES.map((source) => html`<td>${signed(outcome.breakdown[source]?.[seat] ?? 0)}</td>`)}
      <td class="num">${signed(outcome.scores[seat] ?? 0)}</td>
    </tr>
    <tr class="barrow" aria-hidden="true">
      <td colspan=${SOURCES.length + 2}>
        <div class="scorebar" .style=${`width:${(100 * sum) / most}%`}>
          ${parts.map(
            (part) => html`<i class="part" data-kind=${part.kind} .style=${`flex-grow:${part.points}`}>
              ${part.card ? icon(`b-${part.card}`) : nothing}
              <b>${part.points}</b>
            </i>`,
          )}
        </div>
      </td>
    </tr>
  </tbody>`;
}

/**
 * What is worth points, in order; what costs points has no length.
 *
 * @param {Scene} scene @param {Outcome} outcome @param {number} seat
 * @returns {{kind: string, card?: string, points: number}[]}
 */
function lengths(scene, outcome, seat) {
  const { cells, settled = {} } = scene.seat(seat);
  const cards = cells.flatMap((cell) => (cell.card ? [cell.card] : []));
  const buildings = cards.map((card) => ({ kind: "stuff", card, points: scene.facts(card).economic }));
  const settlements = Object.entries(settled).map(([card, points]) => ({ kind: "points", card, points }));
  return [{ kind: "food", points: outcome.breakdown.goods?.[seat] ?? 0 }, ...buildings, ...settlements].filter(
    (part) => part.points > 0,
  );
}

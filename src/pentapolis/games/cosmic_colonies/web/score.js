import { html, nothing } from "/static/js/lib.js";
import { icon } from "/static/js/parts/icon.js";
import { buildingSign, TERRAINS, terrainSign } from "./scene.js";

/**
 * My points by source as they would be now: sets as windows, the goal, the ladder that is printed on every asteroid.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./placing.js").Placing} Placing
 */

/** What is printed under 6 and more, 5, … 0 uncovered cells. */
const LADDER = [0, 1, 2, 3, 5, 7, 10];
const MOST_OPEN = LADDER.length - 1;

/** @param {Scene} scene @param {Placing | null} placing */
export function scoreView(scene, placing) {
  const { ctx } = scene;
  const { score, total } = scene.mine;
  return html`<section class="cc-score" aria-label=${ctx.t("board-score")}>
    <header>
      <h3>${ctx.t(ctx.outcome ? "board-score-final" : "board-score-now")}</h3>
      <b class="num">${total}</b>
    </header>
    <div class="cc-sets">
      ${setsView(scene, placing)}${goalView(scene)}${"monuments" in score ? monumentsView(scene) : nothing}
    </div>
    ${ladderView(scene, placing)}
  </section>`;
}

/** Two sets of the five main buildings, a fixed column for each. @param {Scene} scene @param {Placing | null} placing */
function setsView(scene, placing) {
  const { built, score } = scene.mine;
  const main = scene.buildings.filter((each) => each.main).map((each) => each.name);
  const complete = Math.min(...main.map((name) => built[name] ?? 0));
  const numbers = [Math.max(1, complete), Math.max(1, complete) + 1];
  return html`<div class="cc-set">
    <span class="cap">${scene.ctx.t("score-sets")}</span>
    <div class="cc-two">${numbers.map((number) => setView(scene, main, number, placing))}</div>
    <b class="num pts">${score.sets}</b>
  </div>`;
}

/** @param {Scene} scene @param {string[]} main @param {number} number which set @param {Placing | null} placing */
function setView(scene, main, number, placing) {
  const { built } = scene.mine;
  const lacking = main.filter((name) => (built[name] ?? 0) < number).length;
  const windows = main.map((name) => {
    if ((built[name] ?? 0) >= number) return html`<span class="win full" data-b=${name}>${buildingSign(name)}</span>`;
    const gain = placing?.legal && placing.tile === name && (built[name] ?? 0) === number - 1;
    return html`<span class=${gain ? "win empty gain" : "win empty"}>${scene.ctx.t(`letter-${name}`)}</span>`;
  });
  return html`<div class="windows" role="img" aria-label=${scene.ctx.t("board-set", { number, lacking })}>${windows}</div>`;
}

/** @param {Scene} scene */
function goalView(scene) {
  const { objective, built, score } = scene.mine;
  if (!objective) return nothing;
  const { ctx } = scene;
  return html`<div class="cc-set goal">
    <span class="cap">${icon("u-eye")}${ctx.t("board-goal")}</span>
    <span class="gl" role="img" aria-label=${ctx.words.or(`objective-${objective.name}-text`, "")}>
      ${buildingSign(objective.upper)}
      <b>2 × ${built[objective.upper]}</b>
      ${buildingSign(objective.lower)}
      <b>1 × ${built[objective.lower]}</b>
      ${ctx.outcome ? nothing : html`<span class="cap">${ctx.t("board-only-you")}</span>`}
    </span>
    <b class="num pts">${score.objective ?? 0}</b>
  </div>`;
}

/** @param {Scene} scene */
const monumentsView = (scene) => html`<div class="cc-set">
  <span class="cap">${scene.ctx.t("score-monuments")}</span>
  <span class="gl">
    ${[...scene.mine.tiles.map((tile) => tile.tile), ...scene.mine.aside]
      .filter((name) => name.startsWith("ach"))
      .map(buildingSign)}
  </span>
  <b class="num pts">${scene.mine.score.monuments}</b>
</div>`;

/** @param {Scene} scene @param {Placing | null} placing */
function ladderView(scene, placing) {
  const { ctx } = scene;
  const covers = new Map(placing?.legal ? placing.covers : []);
  const sum = ["ice", "crater", "dust", "rock", "lava"].reduce((all, source) => all + (scene.mine.score[source] ?? 0), 0);
  const heads = LADDER.map((_, place) => html`<th scope="col">${place ? MOST_OPEN - place : `${MOST_OPEN}+`}</th>`);
  return html`<table class="cc-terr">
    <caption class="sr">${ctx.t("board-ladder")}</caption>
    <thead>
      <tr>
        <th scope="col">${ctx.t("board-terrain")}</th>
        ${heads}
        <th scope="col" class="num pts">${sum}</th>
      </tr>
    </thead>
    <tbody>
      ${TERRAINS.map((terrain) => rungView(scene, terrain, covers.get(terrain) ?? 0))}
    </tbody>
  </table>`;
}

/** @param {Scene} scene @param {string} terrain @param {number} covered by the tile that is held */
function rungView(scene, terrain, covered) {
  const open = scene.mine.open[terrain] ?? 0;
  const [now, next] = [open, open - covered].map((each) => MOST_OPEN - Math.min(MOST_OPEN, each));
  const cells = LADDER.map((points, place) => {
    if (place === now)
      return html`<td class="now">
        <b>${points}<span class="sr"> ${scene.ctx.t("board-open-now", { count: open })}</span></b>
      </td>`;
    return html`<td class=${place === next && covered ? "next" : ""}>${points}</td>`;
  });
  return html`<tr>
    <th scope="row">${terrainSign(terrain)}<span>${scene.word("terrain", terrain)}</span></th>
    ${cells}
    <td class="open" aria-hidden="true">${open}</td>
  </tr>`;
}

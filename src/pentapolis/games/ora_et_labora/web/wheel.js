import { html, nothing, svg } from "/static/js/lib.js";
import { seatHouse } from "/static/js/parts/house.js";
import { icon } from "/static/js/parts/icon.js";
import { marks } from "/static/js/parts/spot.js";
import { styled } from "/static/js/parts/styled.js";
import { factsOf, symbolOf, token } from "./goods.js";

/**
 * The production wheel: rim and tokens stand still, the ring of values turns one step a round; and what each indicator gives now.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */

const SPACES = 13;
const RIM = 110;

/** @param {number} space @param {number} radius @returns {[number, number]} */
function at(space, radius) {
  const angle = (2 * Math.PI * space) / SPACES;
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/** @param {Scene} scene */
export function wheelBox(scene) {
  const { ctx, view } = scene;
  const open = ctx.get("wheel") === true;
  const label = view.rounds >= view.round
    ? ctx.t("board-wheel", { round: view.round, rounds: view.rounds })
    : ctx.t("board-wheel-open", { round: view.round });
  return html`<section class=${open ? "wheelbox open" : "wheelbox"} aria-label=${ctx.t("board-wheelbox")}>
    <svg
      class="wheel"
      viewBox="-112 -112 224 224"
      role="img"
      aria-label=${label}
      ${styled({ "--a": `${(360 * Math.max(view.round, 1)) / SPACES}deg` })}>
      ${rim(scene)}${ring(scene)}${tokens(scene)}${hub(scene)}
    </svg>
    ${values(scene)}${facts(scene)}
    <button
      type="button"
      class="btn icon wheel-open"
      aria-label=${ctx.t("board-wheel-show")}
      aria-pressed=${open}
      @click=${() => ctx.set("wheel", !open)}>
      ${icon("u-wheel")}
    </button>
  </section>`;
}

/** Rounds round the rim, with the settlement phases; the dark wedge is the running round. @param {Scene} scene */
function rim({ view }) {
  const phases = new Map(Object.entries(view.phases).map(([pile, number]) => [number, pile]));
  const turn = Math.floor((Math.max(view.round, 1) - 1) / SPACES) * SPACES;
  const here = Math.max(view.round, 1) % SPACES;
  const labels = Array.from({ length: SPACES }, (_, space) => {
    const near = turn + (space === 0 ? SPACES : space);
    const number = near < view.round ? near + SPACES : near;
    const shown = near === view.round ? near : number;
    const last = view.bonus ?? view.rounds ?? Infinity;
    const text = phases.get(shown) ?? (shown === view.bonus ? "E" : shown <= last ? String(shown) : "");
    const [x, y] = at(space, 101.5);
    const marked = /[A-E]/.test(text) && space !== here;
    return svg`${marked ? svg`<rect class="mk" x=${x - 8} y=${y - 8} width="16" height="16" rx="2"/>` : nothing}<text
      class=${space === here ? "rl on" : marked ? "rl mkd" : "rl"} x=${x} y=${y}>${text}</text>`;
  });
  const spokes = Array.from({ length: SPACES }, (_, space) => {
    const [x, y] = at(space + 0.5, 38);
    const [x2, y2] = at(space + 0.5, RIM);
    return svg`<path class="spoke" d=${`M${x} ${y}L${x2} ${y2}`}/>`;
  });
  return svg`<circle class="rim" r="110"/><circle class="bed" r="93"/><circle class="ring" r="64"/>
    ${spokes}<path class="here" d=${wedge(0)}/>${labels}`;
}

/** @param {number} space */
function wedge(space) {
  const [a, b] = at(space - 0.5, 36);
  const [c, d] = at(space - 0.5, 112);
  const [e, f] = at(space + 0.5, 112);
  const [g, h] = at(space + 0.5, 36);
  return `M${a} ${b}L${c} ${d}A112 112 0 0 1 ${e} ${f}L${g} ${h}z`;
}

/**
 * The values: the first lies under the pointer, the rest follow against the clock. They turn with the wedge, by the angle
 * `--a`, and stay upright.
 *
 * @param {Scene} scene
 */
function ring({ view }) {
  return svg`<g class="turning">${view.wheel.values.map((/** @type {number} */ value, /** @type {number} */ index) => {
    const [x, y] = at(-index, 51.5);
    return svg`<text class=${index ? "nu" : "nu z"} x=${x} y=${y}>${value}</text>`;
  })}</g>`;
}

/** A pointed arch. @param {number} r */
function flame(r) {
  const [shoulder, bend, lift, top] = [-r * 0.25, r * 0.6, -r * 0.8, -r * 1.15];
  return `M${-r} ${r}V${shoulder}Q${-bend} ${lift} 0 ${top}Q${bend} ${lift} ${r} ${shoulder}V${r}z`;
}

/** @type {Record<string, (r: number) => import("/static/js/types.js").Template>} */
const SHAPES = {
  food: (r) => svg`<path d=${`M${-r} ${-r}h${2 * r}v${r}a${r} ${r} 0 0 1 ${-2 * r} 0z`}/>`,
  energy: (r) => svg`<path d=${flame(r)}/>`,
  stuff: (r) => svg`<rect x=${-r} y=${-r} width=${2 * r} height=${2 * r} rx="2"/>`,
  money: (r) => svg`<circle r=${r}/>`,
  joker: (r) => svg`<path d=${`M0 ${-r}L${r} 0L0 ${r}L${-r} 0z`}/>`,
};

/** The indicators where they lie; several on one step share it. @param {Scene} scene */
function tokens({ view }) {
  const here = Math.max(view.round, 1) % SPACES;
  /** @type {Map<number, string[]>} */
  const lying = new Map();
  for (const [name, index] of Object.entries(view.wheel.places))
    lying.set(Number(index), [...(lying.get(Number(index)) ?? []), name]);
  return [...lying].flatMap(([index, names]) => names.map((name, place) => tokenAt(name, here - index, place, names.length)));
}

/** @param {string} name @param {number} space @param {number} place @param {number} count */
function tokenAt(name, space, place, count) {
  const size = [13.5, 10.5, 8.5, 7.5][Math.min(count, 4) - 1] ?? 7;
  const row = Math.floor(place / 3);
  const inRow = Math.min(count - row * 3, 3);
  const [x, y] = at(space + ((place % 3) - (inRow - 1) / 2) * (count > 2 ? 0.3 : 0.34), count > 3 ? 84 - row * 14 : 78.5);
  const { kind } = factsOf(name);
  const shape = SHAPES[kind] ?? SHAPES.stuff;
  const half = size * 0.72;
  const symbol = svg`<use href=${`#${symbolOf(name)}`} x=${-half} y=${-half} width=${2 * half} height=${2 * half}/>`;
  return svg`<g class="tk" data-kind=${kind} transform=${`translate(${x} ${y})`}>${shape?.(size)}${symbol}</g>`;
}

/** What stands beside the number of the round: the bonus round is none of those that are counted. @param {Scene} scene */
export function ofRounds({ ctx, view }) {
  if (view.bonus && view.round >= view.bonus) return ctx.t("board-bonus");
  return view.rounds ? ctx.t("board-of", { rounds: view.rounds }) : "";
}

/** @param {Scene} scene */
const hub = (scene) => svg`<circle class="hub" r="38"/><text class="hubn" y="-3">${scene.view.round}</text>
  <text class="hubc" y="16">${ofRounds(scene)}</text>`;

const ORDER = ["grain", "livestock", "grapes", "coin", "wood", "peat", "clay", "stone", "joker"];

/** What production gives now; while producing, its places. @param {Scene} scene */
function values(scene) {
  const { ctx, view } = scene;
  const shown = ORDER.filter((name) => name in view.wheel.amounts || view.late[name] > view.round);
  return html`<ul class="vals" aria-label=${ctx.t("board-values")}>
    ${shown.map((name) => {
      const amount = view.wheel.amounts[name];
      return html`<li class=${amount ? "" : "z"}>
        ${token(name)}${
          amount === undefined
            ? html`<b class="num late" title=${ctx.t("board-late", { round: view.late[name] })}>–</b>`
            : html`<b class="num">${amount}</b>`
        }
        <span class="cd" aria-hidden="true">${ctx.t(`board-code-${name}`)}</span>
        <span class="sr">${name === "joker" ? ctx.t("board-joker") : scene.word("good", name)}</span>
      </li>`;
    })}
  </ul>`;
}

/** Who begins, when the next settlement phase is, what a contract costs. @param {Scene} scene */
function facts(scene) {
  const { ctx, view } = scene;
  const next = view.phases[view.stage];
  return html`<dl class="gfacts">
    <div class="rd">
      <dt>${ctx.t("board-round")}</dt>
      <dd><b>${view.round}</b> ${ofRounds(scene)}</dd>
    </div>
    <div>
      <dt>${ctx.t("board-first", { name: ctx.name(view.start) })}</dt>
      <dd>${order(scene)}</dd>
    </div>
    <div>
      <dt>${next ? ctx.t("board-phase", { pile: view.stage }) : ctx.t("board-phase-last")}</dt>
      <dd>${next ? ctx.t("board-in-round", { round: next }) : lastPhase(scene)}</dd>
    </div>
    <div>
      <dt>${ctx.t("board-contract")}</dt>
      <dd>${token("coin")}<b>${view.fee}</b> ${ctx.t("board-or")} ${token(view.country === "france" ? "wine" : "whiskey")}</dd>
    </div>
  </dl>`;
}

/** @param {Scene} scene */
const lastPhase = ({ ctx, view }) => (view.bonus ? ctx.t("board-in-round", { round: view.bonus }) : ctx.t("board-at-end"));

/** The turns of this round that are still to come, the running one first. @param {Scene} scene */
function order({ ctx, view }) {
  const turns = view.agenda
    .filter(
      (/** @type {{task: string, seat: number | null}} */ each) =>
        each.seat !== null && ["act", "settle", "bonus"].includes(each.task),
    )
    .slice(0, 6);
  const names = turns.map((/** @type {{seat: number}} */ each) => ctx.name(each.seat)).join(", ");
  return html`<span class="order" role="img" aria-label=${ctx.t("board-queue", { names })}>
    ${turns.map((/** @type {{seat: number}} */ each, /** @type {number} */ place) =>
      seatHouse(each.seat, ctx.name(each.seat), place === 0 && view.turn === each.seat),
    )}
  </span>`;
}

/** Production is chosen at large keys: which good, by which indicator. @param {Scene} scene */
export function productionView(scene) {
  const { ctx, view } = scene;
  const options = [...scene.optionsOf("produce"), ...scene.optionsOf("joker")];
  return html`<ul class="choices">
    ${options.map((option) => {
      const [verb = "", good = ""] = option.split(" ");
      const amount = view.wheel.amounts[verb === "joker" ? "joker" : good] ?? 0;
      const mark = marks(
        ctx.spot(option),
        ctx.t(verb === "joker" ? "board-produce-joker" : "board-produce", { good: scene.word("good", good), count: amount }),
        ctx,
      );
      return html`<li>
        <button
          type="button"
          class="btn choice"
          data-state=${mark.state}
          ?data-lit=${mark.lit}
          data-option=${option}
          @click=${mark.press}>
          <span class="sr">${mark.label}</span>
          <b class="num" aria-hidden="true">${amount}</b>
          ${token(good)}<span aria-hidden="true">${scene.word("good", good)}</span> ${
            verb === "joker"
              ? html`<span class="by" aria-hidden="true">${token("joker")} ${ctx.t("board-by-joker")}</span>`
              : nothing
          }</button>
      </li>`;
    })}
  </ul>`;
}

import { html, nothing } from "/static/js/lib.js";
import { back } from "/static/js/parts/card.js";
import { RIVAL, workerBanner } from "./scene.js";

/**
 * One strip for both halves of a step: who has chosen (and nothing of what), then the workers in the order of their numbers.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */

/** @param {Scene} scene */
export function queueView(scene) {
  if (scene.view.over || scene.ctx.outcome) return nothing;
  return scene.choosing ? choosersView(scene) : orderView(scene);
}

/** @param {Scene} scene */
function choosersView(scene) {
  const { ctx } = scene;
  const seats = ctx.you === null ? ctx.others : [ctx.you, ...ctx.others];
  return html`<section class="cc-queue" aria-label=${ctx.t("board-choosers")}>
    <ol>
      ${seats.map((seat) => chooserView(scene, seat))}
    </ol>
  </section>`;
}

/** @param {Scene} scene @param {number} seat */
function chooserView(scene, seat) {
  const { ctx } = scene;
  const mine = seat === ctx.you;
  const done = ctx.asked.some((ask) => ask.seat === seat && ask.answered);
  const shown =
    mine && scene.answer
      ? html`<span class="cc-minew">${workerBanner(scene.answer, scene.card(scene.answer), scene.half)}</span>`
      : nothing;
  const hidden = done
    ? back("cosmic_colonies", "dome", ctx.t("board-chosen-mark"))
    : html`<span class="cc-gap" aria-hidden="true"></span>`;
  return html`<li class=${done ? "cc-turn" : "cc-turn wait"}>
    ${shown === nothing ? hidden : shown}
    <span class="words">
      <b class="name">${mine ? ctx.t("ui-you") : ctx.name(seat)}</b>
      <span class="note">${ctx.t(done ? "board-has-chosen" : "board-chooses", { mine: yesNo(mine) })}</span>
    </span>
  </li>`;
}

/** Whether the reader is spoken to, as the words ask for it. @param {boolean} mine */
const yesNo = (mine) => (mine ? "yes" : "no");

/** @param {Scene} scene */
function orderView(scene) {
  const { ctx, view, rival } = scene;
  const actors = [...ctx.seats.keys(), ...(rival ? [RIVAL] : [])].map((seat) => ({ seat, worker: workerOf(scene, seat) }));
  const known = actors.filter((each) => each.worker && scene.card(each.worker));
  known.sort(
    (one, two) =>
      scene.card(one.worker).number - scene.card(two.worker).number ||
      view.queue.indexOf(one.seat) - view.queue.indexOf(two.seat),
  );
  if (!known.length) return nothing;
  return html`<section class="cc-queue order" aria-label=${ctx.t("board-order")}>
    <ol>
      ${known.map((each) => actorView(scene, each))}
    </ol>
  </section>`;
}

/** The worker of this step. @param {Scene} scene @param {number} seat @returns {string} */
function workerOf({ view, rival }, seat) {
  if (rival && seat === RIVAL) return rival.plan[view.half] ?? rival.plan.at(-1) ?? "";
  return view.seats[seat].shown[view.half] ?? "";
}

/** @param {Scene} scene @param {{seat: number, worker: string}} actor */
function actorView(scene, { seat, worker }) {
  const { ctx, view } = scene;
  const place = view.queue.indexOf(seat);
  const state = place === 0 ? "now" : place < 0 ? "done" : "later";
  const name = seat === ctx.you ? ctx.t("ui-you") : scene.rival && seat === RIVAL ? ctx.t("board-rival") : ctx.name(seat);
  const says = ctx.t(`board-turn-${state}`, { mine: yesNo(seat === ctx.you) });
  return html`<li class=${`cc-turn ${state}`} aria-current=${state === "now" ? "step" : nothing}>
    <button
      type="button"
      class="cc-minew"
      data-about=${worker}
      data-thing=${`shown${seat}/${worker}`}
      aria-label=${scene.word("worker", worker)}
      @click=${() => ctx.details(worker)}>
      ${workerBanner(worker, scene.card(worker), scene.half)}
    </button>
    <span class="words">
      <b class="name">${scene.workerName(worker)}</b>
      <span class="note"><b>${name}</b><span class="vb"> ${says}</span></span>
    </span>
  </li>`;
}

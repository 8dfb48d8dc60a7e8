import { html, nothing } from "/static/js/lib.js";
import { card, pennant } from "/static/js/parts/card.js";
import { icon } from "/static/js/parts/icon.js";
import { seatHouse } from "/static/js/parts/house.js";
import { seatHead } from "/static/js/parts/seat.js";
import { marks } from "/static/js/parts/spot.js";
import { detailsOf } from "./details.js";
import { COLOURS, countOf, faceOf, parts, symbolOf } from "./faces.js";
import { expectedPlaces } from "./flows.js";
import { chapterView, floorView } from "./halls.js";
import { areaView, promptOf } from "./prompt.js";
import { copies, Scene } from "./scene.js";
import { squareView, trayView } from "./square.js";
import { journeys, soundOf, things } from "./travel.js";

/**
 * Guildhall's board: façades with windows, the VP cards as plaques, my hall as six chapters, my hand as tickets.
 *
 * @typedef {import("/static/js/table/context.js").Context} Context
 */

/** @type {Record<string, string[]>} */
const VERBS = {
  play: ["card"],
  discard: ["card"],
  draw: [],
  buy: ["vp"],
  level: ["level"],
  use: [],
  skip: [],
  against: ["seat"],
  return: ["card"],
  dig: ["card", "copy"],
  give: ["card"],
  to: ["seat"],
  take: ["card"],
  remove: ["card"],
  place: ["card"],
  "give-chapter": ["profession"],
  "take-chapter": ["profession"],
  pay: ["profession"],
  drop: ["profession"],
  top: ["card"],
  done: [],
};

/** @type {import("/static/js/types.js").Board} */
export const board = {
  sprites: ["icons.svg"],
  verbs: VERBS,
  regions,
  prompt: (ctx) => promptOf(new Scene(ctx)),
  lead: (ctx) => areaView(new Scene(ctx)) ?? nothing,
  expected,
  details: detailsOf,
  things,
  journeys,
  chip,
  turn: (view) => view.turn || null,
  startsTurn: (event) => (event.kind === "turn" ? Number(event.turn) : null),
  sound: soundOf,
};

/** @param {Context} ctx @returns {import("/static/js/types.js").Regions} */
function regions(ctx) {
  const scene = new Scene(ctx);
  return {
    others: ctx.others.map((seat) => seatView(scene, seat)),
    square: squareView(scene),
    tray: trayView(scene),
    me: ctx.you === null ? nothing : myView(scene, ctx.you),
    hand: ctx.you === null ? nothing : handView(scene),
  };
}

/** Whether something of the victim's hall can be chosen now: before it can, that hall must not lie over mine on a phone.
 * @param {Scene} scene */
function victimIsAsked({ ctx, flow }) {
  return [flow.theirs, flow.theirChapters].some((verb) => verb !== undefined && ctx.optionsOf(verb).length > 0);
}

/** Another seat: a façade of windows; on a phone a card of facts that opens. @param {Scene} scene @param {number} seat */
function seatView(scene, seat) {
  const { ctx } = scene;
  const { hall } = scene.seat(seat);
  const asked = seat === scene.victim && victimIsAsked(scene);
  const open = ctx.get("seat") === seat || asked;
  const spot = scene.spot("seats", String.fromCharCode(65 + seat));
  return html`<section class=${open ? "seat unfolded" : "seat"} data-turn=${ctx.acts(seat) ? "now" : nothing}
    data-state=${spot?.mark ?? nothing}
    data-asked=${asked ? "true" : nothing} aria-label=${ctx.name(seat)}>
    ${headView(scene, seat, open)}
    <div class=${scene.professions.length > 6 ? "floors twelve" : "floors"}>
      ${scene.professions.map((code) => floorView(scene, code, seat))}
    </div>
    <div class=${scene.professions.length > 6 ? "mini twelve" : "mini"} aria-hidden="true">
      ${scene.professions.map((code) => html`<span>${icon(symbolOf(code))}<b>${countOf(hall, code)}</b></span>`)}
    </div>
  </section>`;
}

/** @param {Scene} scene @param {number} seat @param {boolean} open */
function headView(scene, seat, open) {
  const { ctx } = scene;
  const { hand, completed, points } = scene.seat(seat);
  return seatHead(ctx, seat, {
    facts: [
      { symbol: "u-hand", text: String(hand), said: ctx.t("board-hand-count", { count: hand }), place: `hand${seat}` },
      {
        symbol: "i-seal",
        text: `${completed}/3`,
        said: ctx.t("board-completed-count", { count: completed }),
        place: `seals${seat}`,
      },
    ],
    points,
    unit: ctx.t("board-vp"),
    pointsSaid: scene.pointsSaid(seat),
    spot: scene.spot("seats", String.fromCharCode(65 + seat)),
    open: () => ctx.set("seat", ctx.get("seat") === seat ? null : seat),
    opened: open,
  });
}

/** @param {Scene} scene @param {number} me */
function myView(scene, me) {
  const { ctx, view } = scene;
  const { points } = scene.seat(me);
  const made = scene.pointsSaid(me);
  const mine = view.player === me && view.turn > 0 && !ctx.outcome;
  return html`<div class="mine-head">${seatHouse(me, ctx.name(me), ctx.acts(me))}<h2>${ctx.t("board-my-hall")}</h2>
      ${mine ? actionsView(scene, view.actions) : nothing}
      <div class="seals-row" data-place=${`seals${me}`}>${sealsView(scene)}</div>
      <div class="vp" title=${made}><span class="num">${points}</span><span
        class="cap">${ctx.t("board-of-vp", { win: view.win })}</span><span class="sr"> ${made}</span></div></div>
    <div class=${scene.professions.length > 6 ? "hall twelve" : "hall"}>
      ${scene.professions.map((code) => chapterView(scene, code, me))}
    </div>`;
}

/** @param {Scene} scene @param {number} left */
function actionsView({ ctx }, left) {
  const windows = Array.from({ length: Math.max(2, left) }, (_, place) => html`<i class=${place < left ? "on" : ""}></i>`);
  return html`<span class="turns" aria-hidden="true">${windows}</span><span
    class="cap">${ctx.t("board-actions-left", { count: left })}</span>`;
}

/** My completed chapters, and places for more. @param {Scene} scene */
function sealsView(scene) {
  const { ctx, view } = scene;
  /** @type {string[]} */
  const codes = view.chapters.map((/** @type {string[]} */ chapter) => parts(chapter[0] ?? "")[0]);
  const free = Math.max(0, 3 - codes.length);
  return html`${copies(codes).map(([code, copy]) => sealView(scene, code, copy))}
    ${free ? html`<span class="seal empty">${ctx.t("board-seal-places", { count: free })}</span>` : nothing}`;
}

/** @param {Scene} scene @param {string} code @param {number} copy */
function sealView(scene, code, copy) {
  const { ctx } = scene;
  const name = ctx.t(`chapter-${code}`);
  const spot = scene.spot("seals", code, copy);
  if (!spot?.lit) return html`<span class="seal">${icon("i-seal")}<span>${name}</span></span>`;
  const mark = marks(spot, ctx.t("board-whole-chapter", { name }), ctx);
  return html`<button type="button" class="seal" data-state=${mark.state} ?data-lit=${mark.lit} data-option=${spot.option}
    aria-label=${mark.label}
    aria-pressed=${mark.pressed} @click=${mark.press}>${icon("i-seal")}<span>${name}</span></button>`;
}

/** @param {Scene} scene */
function handView(scene) {
  const { ctx, view } = scene;
  /** @type {string[]} */
  const hand = view.hand;
  return html`<h2 class="cap">${ctx.t("board-hand", { count: hand.length })}</h2>
    <div class="hand" data-place=${`hand${ctx.you}`} data-many=${hand.length > 5 ? "true" : nothing}>
      ${copies(hand).map(([name, copy]) =>
        card(ctx, faceOf(ctx, name, scene.myHall), {
          size: "m",
          ticket: true,
          spot: scene.spot("hand", name, copy),
          thing: `hand${ctx.you}/${name}/${copy}`,
          about: name,
        }),
      )}
    </div>`;
}

/** What a player would reach for: those that are not offered are asked about. @param {Context} ctx */
function expected(ctx) {
  const scene = new Scene(ctx);
  return expectedPlaces(ctx.about, scene.level).flatMap((place) => {
    const verb = scene.flow[place];
    return verb ? namesAt(scene, place).map((name) => `${verb} ${name}`) : [];
  });
}

/** @param {Scene} scene @param {import("./flows.js").Place} place @returns {string[]} */
function namesAt(scene, place) {
  const { ctx, view, victim } = scene;
  const theirs = victim === null ? [] : scene.seat(victim).hall;
  /** @type {Partial<Record<import("./flows.js").Place, () => string[]>>} */
  const names = {
    hand: () => view.hand,
    mine: () => scene.myHall,
    theirs: () => theirs,
    myChapters: () => chaptersOf(scene.myHall),
    theirChapters: () => chaptersOf(theirs),
    seats: () => ctx.others.map((seat) => String.fromCharCode(65 + seat)),
    pile: () => copies(view.open?.cards ?? []).map(([name, copy]) => `${name} ${copy + 1}`),
    open: () => view.open?.cards ?? [],
    row: () => view.row,
  };
  return names[place]?.() ?? [];
}

/** @param {string[]} hall */
const chaptersOf = (hall) => [...new Set(hall.map((name) => parts(name)[0]))];

/**
 * A card inside a line of the log.
 * @param {string} kind
 * @param {string} name
 * @param {{words: import("/static/js/words/words.js").Words}} ctx
 */
function chip(kind, name, { words }) {
  if (kind !== "card") return null;
  const [code, colour] = parts(name);
  if (!colour) return null;
  const said = words.component("card", name) ?? name;
  const mark = pennant(COLOURS[/** @type {"r"} */ (colour)], words.t(`letter-${colour}`));
  return html`<span class="ref" data-about=${name}>${mark}<span class="sr">${said}</span><span
      aria-hidden="true">${words.t(`card-${code}`)}</span></span>`;
}

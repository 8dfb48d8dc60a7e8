import { html, nothing } from "/static/js/lib.js";
import { back, card } from "/static/js/parts/card.js";
import { seatHouse } from "/static/js/parts/house.js";
import { icon } from "/static/js/parts/icon.js";
import { noPile, pile } from "/static/js/parts/pile.js";
import { marks } from "/static/js/parts/spot.js";
import { noticesView } from "./notices.js";

/**
 * The deck and the track of ranks; the draft.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").RankView} RankView
 */

/** @param {Scene} scene */
export function squareView(scene) {
  const { ctx, view } = scene;
  const deck = view.deck
    ? pile(back("citadels", "crenel", ctx.t("board-deck")), view.deck, ctx.t("board-deck"), "deck")
    : noPile(ctx.t("board-deck"), "deck");
  return html`${noticesView(scene)}${deck}
    <div class="track">
      <p class="cap">${outOfPlay(scene)}</p>
      <ol class="ranks" aria-label=${ctx.t("board-ranks")}>
        ${scene.ranks.map(([name, rank]) => rankView(scene, name, rank))}
      </ol>
    </div>`;
}

/** @param {Scene} scene */
function outOfPlay(scene) {
  const { ctx, view } = scene;
  const up = view.draft.up.map((/** @type {string} */ name) => scene.characterName(name)).join(", ") || ctx.t("board-nobody");
  return ctx.t("board-out", { round: view.round, up, down: view.draft.down });
}

/** @type {Record<string, string>} */
const STATES = { ahead: "wait", now: "now", shown: "shown", silent: "silent", aside: "aside" };

/** @param {Scene} scene @param {string} name @param {RankView} rank */
function rankView(scene, name, rank) {
  const { ctx } = scene;
  const spot = scene.spot("ranks", name);
  const label = `${rank.rank} ${scene.characterName(name)}, ${statusOf(scene, name, rank)}`;
  const mark = marks(spot, label, ctx);
  const lit = spot && (spot.lit || spot.forbidden);
  const inside = html`<span class="pennant">
      <b class="letter" aria-hidden="true">${rank.rank}</b>
      <span class="emblem">${icon(`c-${name}`)}</span>
    </span>
    ${rank.murdered ? tokenView("murder", ctx.t("board-murdered")) : nothing}${
      rank.robbed ? tokenView("theft", ctx.t("board-robbed")) : nothing
    }
    <span class="nm">${scene.characterName(name)}</span>
    <span class="st">
      ${rank.seat === null ? nothing : seatHouse(rank.seat, ctx.name(rank.seat), rank.state === "now")}
      <span>${statusOf(scene, name, rank)}</span>
    </span>`;
  const state = lit ? mark.state : (STATES[rank.state] ?? nothing);
  return html`<li
    class="rank"
    data-colour=${rank.colour ?? "none"}
    data-state=${state}
    ?data-mine=${rank.mine || rank.laid}
    data-about=${`character-${name}`}
    aria-current=${rank.state === "now" ? "step" : nothing}>
    ${inside}${
      lit
        ? html`<button
            type="button"
            class="cover"
            data-state=${mark.state}
            ?data-lit=${mark.lit}
            data-option=${spot.option}
            aria-label=${mark.label}
            aria-pressed=${mark.pressed}
            aria-disabled=${mark.disabled}
            @click=${mark.press}></button>`
        : nothing
    }
  </li>`;
}

/** @param {string} kind @param {string} label */
const tokenView = (kind, label) =>
  html`<span class="mark" data-mark=${kind} role="img" aria-label=${label}>${icon(`c-${kind}`)}</span>`;

/** @param {Scene} scene @param {string} name @param {RankView} rank */
function statusOf({ ctx, view }, name, rank) {
  if (rank.seat !== null) return rank.seat === ctx.you ? ctx.t("board-you") : ctx.name(rank.seat);
  if (rank.mine) return ctx.t("board-mine");
  if (rank.laid) return ctx.t("board-laid");
  if (rank.murdered) return ctx.t("board-murdered");
  return ctx.t(rank.state === "ahead" ? whereabouts(view.draft, name) : `board-rank-${rank.state}`);
}

/** What I know of a character that has not been called: it lies before me, or it went through my hands in this round's draft.
 * @param {{packet: string[], seen: string[][]}} draft @param {string} name */
function whereabouts({ packet, seen }, name) {
  if (packet.length) return packet.includes(name) ? "board-with-me" : "board-not-with-me";
  return seen.some((cards) => cards.includes(name)) ? "board-passed-on" : "board-rank-ahead";
}

/** So many cards of the draft stand side by side; more of them lie down. */
const ABREAST = 5;

/** The draft, a looked-at hand, or cards just drawn. @param {Scene} scene */
export function trayView(scene) {
  if (scene.view.phase === "draft") return draftView(scene);
  const { air, looking } = scene.view;
  const districts = looking?.districts ?? air.districts;
  return districts.length && scene.verbAt("tray") ? cardsView(scene, districts) : nothing;
}

/** @param {Scene} scene @param {string[]} districts */
function cardsView(scene, districts) {
  const { ctx, view } = scene;
  const title =
    view.looking?.place === "hand"
      ? ctx.t("board-looking-hand", { name: ctx.name(view.looking.seat) })
      : ctx.t(view.looking ? "board-looking-deck" : "board-drawn");
  /** @type {Map<string, number>} */
  const seen = new Map();
  const cards = districts.map((name) => {
    const copy = seen.get(name) ?? 0;
    seen.set(name, copy + 1);
    const face = scene.districtFace(name, view.prices[name]);
    const many = districts.length > ABREAST;
    return card(ctx, many ? { ...face, note: "" } : face, {
      size: many ? "s" : "m",
      spot: scene.spot("tray", name, copy),
      about: name,
    });
  });
  return html`<section class="tray" aria-labelledby="tray-title">
    <header>
      <h2 id="tray-title">${title}</h2>
      <span class="cap">${ctx.t("board-only-you")}</span>
    </header>
    <div class="cards">${cards}</div>
  </section>`;
}

/** The characters as a row of cards passed round. @param {Scene} scene */
function draftView(scene) {
  const { ctx, view } = scene;
  const { packet, moves, done } = view.draft;
  const verb = ctx.about === "lay" ? "lay" : "pick";
  const passed = moves.map((/** @type {{seat: number, kind: string}} */ move, /** @type {number} */ place) =>
    passView(scene, move, place, done),
  );
  const cards = packet.map((/** @type {string} */ name) =>
    card(ctx, scene.characterFace(name), { size: "m", spot: ctx.spot(`${verb} ${name}`), about: `character-${name}` }),
  );
  return html`<section class="tray draft" aria-labelledby="tray-title">
    <header>
      <h2 id="tray-title">${ctx.t("board-draft")}</h2>
      <span class="cap">${packet.length ? ctx.t("board-draft-note", { count: packet.length }) : ctx.t("board-draft-wait")}</span>
    </header>
    <ol class="passrow" aria-label=${ctx.t("board-draft-order")}>
      ${passed}
    </ol>
    <div class="pick" ?data-many=${packet.length > ABREAST}>
      <div class="cards">${cards}</div>
      <ul class="aside" aria-label=${ctx.t("board-out-label")}>
        ${asideViews(scene)}
      </ul>
    </div>
  </section>`;
}

/** @param {Scene} scene @param {{seat: number, kind: string}} move @param {number} place @param {number} done */
function passView({ ctx }, move, place, done) {
  const state = place < done ? "done" : place === done ? "now" : "wait";
  const mine = move.seat === ctx.you;
  const name = mine ? ctx.t("board-you-name") : ctx.name(move.seat);
  return html`<li data-state=${state}>
    ${seatHouse(move.seat, ctx.name(move.seat), state === "now")}
    <span>
      <b>${name}</b>
      <span>${ctx.t(`board-move-${move.kind}`, { mine: mine ? "yes" : "no" })}</span>
    </span>
  </li>`;
}

/** Characters out of this round: open, face down. @param {Scene} scene */
function asideViews(scene) {
  const { ctx, view } = scene;
  const { up, down } = view.draft;
  return html`${up.map(
    (/** @type {string} */ name) => html`<li>
      ${card(ctx, { ...scene.characterFace(name), note: "" }, { size: "xs", about: `character-${name}` })}
      <span>
        <span>${ctx.t("board-open")}</span>
        <b>${scene.characterName(name)}</b>
      </span>
    </li>`,
  )}
  ${Array.from(
    { length: down },
    () => html`<li>
      <span class="card back" data-size="xs" data-game="citadels" role="img" aria-label=${ctx.t("board-face-down")}>
        <i class="house" data-roof="crenel"></i>
      </span>
      <span>
        <span>${ctx.t("board-closed")}</span>
        <b>${ctx.t("board-face-down")}</b>
      </span>
    </li>`,
  )}`;
}

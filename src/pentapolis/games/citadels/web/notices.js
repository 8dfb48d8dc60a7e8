import { html, nothing } from "/static/js/lib.js";
import { icon } from "/static/js/parts/icon.js";

/**
 * What others did to me since my last turn began: it stands above the table until I have read it or my next turn comes.
 *
 * @typedef {import("/static/js/types.js").GameEvent} GameEvent
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {{place: number, event: GameEvent}} Notice  `place` in the log
 */

/** By event, the fact that names whom it hurts, and the picture. @type {Record<string, [string, string]>} */
const HARMS = {
  theft: ["victim", "c-theft"],
  swap: ["to", "c-magician"],
  wizard: ["victim", "c-wizard"],
  levy: ["victim", "c-abbot"],
  destroy: ["owner", "c-warlord"],
  armory: ["owner", "c-armory"],
  exchange: ["owner", "c-diplomat"],
};

/** Events that hurt whoever holds a character: nobody but me knows that it is me. @type {Record<string, string>} */
const CURSES = { kill: "c-murder", bewitch: "c-witch" };

/** The notices that stand after these events. @param {readonly GameEvent[]} events @param {number} you @returns {Notice[]} */
export function standing(events, you) {
  /** @type {Notice[]} */
  let found = [];
  /** @type {Set<string>} */
  const held = new Set();
  events.forEach((event, place) => {
    if (event.kind === "round") held.clear();
    if (event.kind === "reveal" && event.seat === you) found = [];
    if (event.kind === "pick" && event.seat === you) held.add(event.character);
    if (event.seat !== you && hurts(event, you, held)) found.push({ place, event });
  });
  return found;
}

/** @param {GameEvent} event @param {number} you @param {Set<string>} held */
function hurts(event, you, held) {
  if (event.kind in CURSES) return held.has(event.character);
  const [victim] = HARMS[event.kind] ?? [];
  return victim !== undefined && event[victim] === you;
}

/**
 * The live region; it is there when nothing is to be said, too, so that screen readers hear what comes into it.
 *
 * @param {Scene} scene
 */
export function noticesView({ ctx, view }) {
  if (ctx.you === null || ctx.outcome) return nothing;
  const read = ctx.get("read") ?? -1;
  const all = standing(ctx.events, ctx.you).filter((notice) => notice.place > read);
  const last = all.at(-1);
  return html`<div class="notices" role="status" aria-live="polite" aria-label=${ctx.t("board-notices")}>
    ${
      last === undefined
        ? nothing
        : html`<ul>
              ${all.map(
                ({ event }) => html`<li data-notice=${event.kind}>
                  ${icon(symbolOf(event))}
                  <span>${said(ctx, view, event)}</span>
                </li>`,
              )}
            </ul>
            <button type="button" class="btn" @click=${() => ctx.set("read", last.place)}>${ctx.t("ui-understood")}</button>`
    }
  </div>`;
}

/** @param {GameEvent} event */
const symbolOf = (event) => CURSES[event.kind] ?? HARMS[event.kind]?.[1] ?? "c-murder";

/** In words; `held`: my characters of this round, of which a murder costs one its turn.
 * @param {Scene["ctx"]} ctx @param {any} view @param {GameEvent} event */
export function said(ctx, view, event) {
  const { kind, seat, move, unseen, ...facts } = event;
  const hospital = view.seats[/** @type {number} */ (ctx.you)].city.some(
    (/** @type {{kind: string}} */ house) => house.kind === "hospital",
  );
  const key = kind === "kill" && hospital ? "board-notice-kill-hospital" : `board-notice-${kind}`;
  const held = view.characters.length;
  return ctx.t(key, { ...ctx.words.facts(facts, ctx.seats), held, who: seat === null ? "" : ctx.name(seat) });
}

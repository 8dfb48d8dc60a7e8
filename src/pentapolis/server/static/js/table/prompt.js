import { html, nothing, ref } from "../lib.js";
import { seatHouse } from "../parts/house.js";
import { stepList } from "../parts/steps.js";
import { foot } from "./foot.js";

/**
 * The prompt: where the table speaks to the reader. One sentence, one hint, one primary button; it is the page's live region.
 *
 * @typedef {import("./app.js").TableApp} App
 * @typedef {import("./context.js").Context} Context
 * @typedef {import("../types.js").Button} Button
 * @typedef {{mine?: boolean, lead: import("../types.js").Content, steps?: import("../types.js").Step[], say: string,
 *   hint: import("../types.js").Content, acts: import("../types.js").Content}} Voice
 */

const ENDERS = ["done", "draw", "use"];
const DECLINING = ["skip"];

/** @param {App} app @param {Context} ctx the context that the board was drawn with */
export function promptView(app, ctx) {
  const { mine = false, lead, steps = [], say, hint, acts } = voice(app, ctx);
  return html`<section class=${mine ? "prompt mine" : "prompt"} id="prompt" tabindex="-1"
    aria-label=${app.words.t("ui-prompt")} ${ref(foot)}>
    <div class="lead">${lead}</div>
    <div class="words" aria-live="polite" aria-atomic="true">${stepList(steps)}<p class="say">${say}</p>
      ${hint === nothing || hint === "" ? nothing : html`<p class="hint">${hint}</p>`}</div>
    <div class="acts">${acts}</div>
  </section>`;
}

/** The first voice that has something to say. @param {App} app @param {Context} ctx @returns {Voice} */
function voice(app, ctx) {
  const voices = [cutOff, refusing, opponents, ended, asked, waiting];
  for (const speak of voices) {
    const said = speak(app, ctx);
    if (said) return said;
  }
  return watching(app, ctx);
}

/** @param {App} app @param {number | null} seat @param {boolean} [lit] */
const houseOf = (app, seat, lit = true) => (seat === null ? nothing : seatHouse(seat, app.nameOf(seat), lit));

/** What was pressed is forbidden: why, and the way to the rule. @param {App} app @returns {Voice | null} */
function refusing(app) {
  const { refusal, words } = app;
  if (!refusal) return null;
  const { paragraph } = refusal;
  const link = html`<button type="button" class="link"
    @click=${() => app.openRules(paragraph)}>${words.t("ui-rule", { paragraph })}</button>`;
  return {
    mine: true,
    lead: houseOf(app, app.state.you),
    say: refusal.say,
    hint: paragraph ? link : nothing,
    acts: html`<button type="button" class="btn" data-primary
      @click=${() => app.clearRefusal()}>${words.t("ui-understood")}</button>`,
  };
}

/** @param {App} app @returns {Voice | null} */
function cutOff(app) {
  if (app.linked) return null;
  return {
    lead: html`<span class="house" data-roof="hex" aria-hidden="true">!</span>`,
    say: app.words.t("ui-cut"),
    hint: app.words.t("ui-cut-hint"),
    acts: nothing,
  };
}

/** Others' choices are being shown. @param {App} app @param {Context} ctx @returns {Voice | null} */
function opponents(app, ctx) {
  if (!app.playing) return null;
  const { mover, words } = app;
  const info = mover === null ? undefined : app.seats[mover];
  const line = app.lastLine();
  return {
    lead: html`${houseOf(app, mover)}${app.board.lead?.(ctx) ?? nothing}`,
    say: info
      ? words.t(app.thinking && info.kind === "bot" ? "ui-thinks" : "ui-moves", { name: app.nameOf(mover ?? 0), count: 1 })
      : words.t("ui-table-moves"),
    hint: app.thinking || line === nothing ? words.t("ui-following") : line,
    acts: html`<button type="button" class="btn quiet"
      @click=${() => app.toggleQuick()}>${words.t(app.quick ? "ui-pace-calm" : "ui-pace-quick")}</button>
      <button type="button" class="btn" data-primary data-skip @click=${() => app.skip()}>${words.t("ui-skip")}</button>`,
  };
}

/** @param {App} app @returns {Voice | null} */
function ended(app) {
  const { outcome } = app.state;
  if (!outcome) return null;
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const names = winners.map((seat) => app.nameOf(seat)).join(", ");
  return {
    lead: houseOf(app, winners[0] ?? null),
    say: app.words.t("ui-won", { names, count: winners.length, you: winners.includes(app.state.you ?? -1) ? "yes" : "no" }),
    hint: app.words.or(`end-${outcome.reason}`, ""),
    acts: app.board.tally ? app.next() : nothing,
  };
}

/** I am asked. @param {App} app @param {Context} ctx @returns {Voice | null} */
function asked(app, ctx) {
  if (!ctx.ask) return null;
  const parts = app.board.prompt?.(ctx) ?? {};
  const facts = { count: ctx.ask.picked.length, picked: ctx.ask.picked.map((each) => app.optionText(each)).join(", ") };
  return {
    mine: true,
    lead: parts.lead ?? houseOf(app, ctx.you),
    steps: parts.steps ?? [],
    say: app.held ? app.words.t("ui-held") : (parts.say ?? app.words.t(`ask-${ctx.about}`, facts)),
    hint: parts.hint ?? app.words.or(`hint-${ctx.about}`, "", facts),
    acts: html`${again(app, parts.back ?? false)}${app.held ? confirm(app) : choices(app, ctx, parts.buttons ?? [])}`,
  };
}

/** Takes the picks so far back; where nothing is picked yet, the last choice. @param {App} app @param {boolean} back */
function again(app, back) {
  if (app.picks.kept.length) return quiet(app.words.t("ui-again"), () => app.again());
  return back && app.state.undo.can ? quiet(app.words.t("ui-back"), () => app.undo()) : nothing;
}

/** @param {string} label @param {() => void} press */
const quiet = (label, press) => html`<button type="button" class="btn quiet" @click=${press}>${label}</button>`;

/** @param {App} app */
const confirm = (app) => html`<button type="button" class="btn primary" data-primary
  @click=${() => app.send()}>${app.words.t("ui-send")}</button>`;

/** Options that stand nowhere on the board. @param {App} app @param {Context} ctx @param {Button[]} given */
function choices(app, ctx, given) {
  const named = new Map(given.map((button) => [button.option, button]));
  const loose = (ctx.ask?.options ?? []).filter((option) => !ctx.claimed.has(option));
  const buttons = loose.map((option) => named.get(option) ?? { option, weight: weightOf(option, loose) });
  const waiting = app.picks.kept.length > 0 && !buttons.some((button) => button.weight === "primary");
  return html`${buttons.map((button) => buttonView(app, button))}${waiting ? notYet(app) : nothing}`;
}

/** Where the confirmation will stand once all is picked. @param {App} app */
const notYet = (app) => html`<button type="button" class="btn primary" aria-disabled="true">${app.words.t("ui-send")}</button>`;

/** @param {string} option @param {string[]} loose @returns {Button["weight"]} */
function weightOf(option, loose) {
  if (DECLINING.includes(option)) return "quiet";
  return ENDERS.includes(option) || loose.filter((each) => !DECLINING.includes(each)).length === 1 ? "primary" : "plain";
}

/** @param {App} app @param {Button} button */
function buttonView(app, { option, label, weight = "plain" }) {
  const primary = weight === "primary";
  return html`<button type="button" class="btn ${weight}" ?data-primary=${primary} ?data-lit=${!primary} data-option=${option}
    @click=${() => app.pick(option)}>${label ?? app.optionText(option)}</button>`;
}

/** The table is not full yet. @param {App} app @returns {Voice | null} */
function waiting(app) {
  if (app.state.status !== "waiting") return null;
  return {
    lead: houseOf(app, app.state.you, false),
    say: app.words.t("ui-waiting"),
    hint: app.words.t(hintOfRoom(app)),
    acts: nothing,
  };
}

/** What one who waits can do. @param {App} app */
function hintOfRoom({ state }) {
  if (state.host) return "ui-waiting-hint";
  return state.you === null && state.seats.some((seat) => seat.kind === "open") ? "ui-waiting-seat" : "ui-waiting-guest";
}

/** Somebody else is asked. @param {App} app @param {Context} ctx @returns {Voice} */
function watching(app, ctx) {
  const { seats } = app;
  const { asked, you } = app.state;
  const awaited = asked.filter((ask) => !ask.answered && ask.seat !== you); // what I have sent may not have come back yet
  const [first] = awaited;
  const facts = { name: awaited.map((ask) => app.nameOf(ask.seat)).join(", "), count: awaited.length };
  const bot = awaited.every((ask) => seats[ask.seat]?.kind === "bot");
  return {
    lead: html`${houseOf(app, first?.seat ?? you)}${app.board.lead?.(ctx) ?? nothing}`,
    say: app.picks.busy || !first ? app.words.t("ui-sent") : app.words.t(bot ? "ui-thinks" : "ui-moves", facts),
    hint: app.lastLine(),
    acts: nothing,
  };
}

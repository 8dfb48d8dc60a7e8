import { html, nothing } from "../lib.js";
import { ApiError, complaint } from "../net/api.js";
import { Connection, Cut } from "../net/connection.js";
import { Page } from "../page/page.js";
import { settings } from "../page/settings.js";
import { loadSprites } from "../parts/icon.js";
import { loadWords } from "../words/words.js";
import * as urls from "../urls.js";
import { barView, undoButton, whyNotUndo } from "./bar.js";
import { Chat } from "./chat.js";
import { Context } from "./context.js";
import { endingView, rematchView, replayLink } from "./ending.js";
import { detailsDialog } from "./details.js";
import { measureFoot } from "./foot.js";
import { keysDialog, listen } from "./keys.js";
import { lineView, Log } from "./log.js";
import { flights, travel } from "./motion.js";
import { Picks } from "./picks.js";
import { Playback } from "./playback.js";
import { promptView } from "./prompt.js";
import { Rail } from "./rail.js";
import { Reasons } from "./reasons.js";
import { Sheets } from "./sheets.js";
import * as sound from "./sound.js";
import { namedSeats } from "../parts/names.js";
import { emptyState } from "./state.js";
import { waitingView } from "./waiting.js";

/**
 * A live table: what arrives is shown by the playback, what the reader chooses is collected by the picks, and the game's board
 * draws it.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").Board} Board
 */

/** @type {Board} */
const NO_BOARD = { verbs: {}, regions: () => ({ others: nothing, square: nothing, me: nothing, hand: nothing }) };

/** After so long (ms) what is on the table is what the reader acts upon. */
const SETTLED = 500;
/** So many of the latest events the prompt tells; the log has them all. */
const MOST_TOLD = 2;

export class TableApp extends Page {
  constructor() {
    super();
    this.table = urls.tableHere();
    this.board = NO_BOARD;
    /** @type {State} */
    this.state = emptyState(this.table);
    this.linked = true;
    this.learning = /** @type {Promise<void> | undefined} */ (undefined);
    this.mover = /** @type {number | null} */ (null);
    this.thinking = false;
    this.changed = 0;
    this.away = /** @type {import("../types.js").Away | null} */ (null);
    this.inSight = "";
    this.answered = -1;
    this.refusal = /** @type {{say: string, paragraph: string} | null} */ (null);
    this.lastEvents = /** @type {import("../types.js").GameEvent[]} */ ([]);
    this.moved = /** @type {Set<string>} */ (new Set());
    this.memo = /** @type {Map<string, unknown>} */ (new Map());
    this.log = new Log(this.table);
    this.chat = new Chat();
    this.rail = new Rail(this);
    this.sheets = new Sheets(this);
    this.connection = this._connection();
    this.picks = new Picks(this.connection, {
      changed: () => this.draw(),
      sent: () => this._sent(),
      failed: (error) => this._failed(error),
    });
    this.reasons = new Reasons(
      (options, after) => this.connection.why(options, after),
      () => this.draw(),
    );
    this.playback = new Playback(
      { show: (state) => this._show(state), next: (mover) => this._announce(mover), rest: () => this._rest() },
      () => settings.kept.quick,
    );
  }

  _connection() {
    return new Connection(this.table, {
      state: (state) => void this._arrived(state),
      chat: (line) => this._chatted(line),
      seats: (seats) => this._seated(seats),
      link: (up) => this._link(up),
      refused: (said) => this._refused(said),
    });
  }

  async open() {
    await this.start();
    listen(this);
    this.connection.open();
  }

  // --- what arrives ---------------------------------------------------------------------------------------------------

  /** States wait in line while the first of them has the board fetched. @param {State} state */
  async _arrived(state) {
    this.learning ??= this._learnGame(state.game);
    try {
      await this.learning;
    } catch (error) {
      return this.failTo(error, () => location.reload());
    }
    this.playback.push(state);
  }

  /** There is no table to be seen. @param {import("../types.js").Away | null} away */
  miss(away) {
    this.away = away;
    this.draw();
  }

  /** What the page was opened for did not come, and can be asked for again. @param {unknown} error @param {() => void} retry */
  failTo(error, retry) {
    const way = () => html`<button type="button" class="btn" @click=${retry}>${this.words.t("ui-retry")}</button>`;
    this.miss({ title: "ui-failed", said: complaint(error, this.words), way });
  }

  /** @param {string} said */
  complain(said) {
    this.say(said);
  }

  /** @param {string} game */
  async _learnGame(game) {
    this.games = [game];
    const [{ board }] = await Promise.all([loadBoard(game), loadStyle(urls.gameWeb(game, "board.css")), this.learnWords()]);
    await loadSprites((board.sprites ?? []).map((/** @type {string} */ file) => urls.gameWeb(game, file)));
    this.board = board;
    document.documentElement.dataset.game = game;
  }

  async learnWords() {
    this.words = await loadWords(settings.lang, this.games, true);
    document.documentElement.lang = settings.lang;
  }

  /** @param {import("../types.js").ChatLine} line */
  _chatted(line) {
    this.chat.add(line, this.rail.shows("chat"));
    this.draw();
  }

  /** @param {import("../types.js").SeatInfo[]} seats */
  _seated(seats) {
    if (this.state.number < 0) return;
    this.state = { ...this.state, seats };
    this.draw();
  }

  /** @param {boolean} up */
  _link(up) {
    this.linked = up;
    this.draw();
  }

  /** @param {string} said */
  _refused(said) {
    this.miss({ title: "ui-nobody-here", said });
  }

  // --- the stage of the playback --------------------------------------------------------------------------------------

  /** @param {State} state */
  _show(state) {
    const before = this.state;
    this.picks.settle(before.ask, state.ask);
    this.log.take(state);
    if (state.chat) this.chat.lines = state.chat;
    if (state.events.length) this.lastEvents = state.events.filter((event) => !this.board.startsTurn?.(event));
    this.thinking = false;
    this.refusal = null;
    this.changed = performance.now();
    this.state = state;
    this._sounds(before, state);
    this._draw(before, state);
  }

  /**
   * Draws the new state, with cards travelling where the board says what lies where.
   * @param {State} before
   * @param {State} after
   */
  _draw(before, after) {
    const { things, journeys } = this.board;
    const known = things && before.number >= 0 && before.view && after.view;
    const old = known ? things(before.view, before.you) : [];
    const fresh = known ? things(after.view, after.you) : [];
    const stayed = new Set(old.map((thing) => thing.id));
    if (after.you === null) this.moved.clear(); // who never chooses sees what this step has moved
    for (const thing of fresh) if (!stayed.has(thing.id)) this.moved.add(thing.id);
    this.planned = true;
    travel(flights(old, fresh, journeys ? after.events.flatMap(journeys) : []), () => {
      this.planned = false;
      this.drawNow();
    });
  }

  /** @param {number | null} mover */
  _announce(mover) {
    this.mover = mover;
    this.thinking = true;
    this.draw();
  }

  _rest() {
    this.thinking = false;
    this.mover = null;
    if (this.ask && settings.kept.sound) sound.play("turn");
    this.draw();
  }

  /** @param {State} before @param {State} after */
  _sounds(before, after) {
    if (!settings.kept.sound || before.number < 0) return;
    const heard = after.events.map((event) => this.board.sound?.(event)).find(Boolean);
    if (heard) sound.play(heard);
  }

  // --- what the prompt and the board ask --------------------------------------------------------------------------------

  /** Others' choices are being shown. */
  get playing() {
    return this.playback.running && this.mover !== null;
  }

  get quick() {
    return settings.kept.quick;
  }

  /** What I am asked now, after the picks so far. */
  get ask() {
    return this.playing || this.state.status !== "playing" ? null : this.picks.ask(this.state);
  }

  get held() {
    return this.picks.held;
  }

  /** The seats, everybody with a name: bots have those of the house. */
  get seats() {
    return namedSeats(this.state.seats, this.words);
  }

  /** @param {number} seat */
  nameOf(seat) {
    return this.seats[seat]?.name ?? "";
  }

  /** @param {string} option */
  optionText(option) {
    return this.words.option(option, this.board.verbs, this.seats);
  }

  context() {
    return new Context({
      words: this.words,
      state: { ...this.state, seats: this.seats },
      ask: this.ask,
      quiet: this.picks.busy && this.picks.kept.length === 0,
      kept: this.picks.kept,
      reason: (option) => this.reasons.of(option),
      events: this.log.events,
      moved: this.moved,
      memo: this.memo,
      turn: this.playing ? this.mover : null,
      deeds: {
        pick: (option) => this.pick(option, false),
        unpick: (option) => void this.picks.unpick(option),
        fill: (choose) => void this.picks.fill(choose, this.ask),
        explain: (option) => this.explain(option),
        details: (name) => this._details(name),
        set: (key, value) => this.set(key, value),
      },
    });
  }

  // --- what the reader does -----------------------------------------------------------------------------------------

  /** @param {string} option @param {boolean} [ends] a button, not a place of the board */
  pick(option, ends = true) {
    this.refusal = null;
    this.changed = performance.now();
    void this.picks.pick(option, this.ask, ends);
  }

  /** What the reader has settled beforehand is answered at once. */
  _answerByOrder() {
    const { ask } = this;
    if (!ask || ask.picked.length || this.picks.busy || this.answered === this.state.number) return;
    const option = this.board.standing?.(this.context());
    if (!option || !ask.options.includes(option)) return;
    this.answered = this.state.number;
    this.pick(option);
  }

  send() {
    void this.picks.send();
  }

  again() {
    this.refusal = null;
    this.picks.clear();
  }

  async undo() {
    const { undo } = this.state;
    if (this.picks.kept.length) return this.again();
    if (!undo.can) return this.say(asSentence(whyNotUndo(this)));
    await this.connection.undo().catch((error) => this._failed(error));
  }

  skip() {
    this.playback.skip();
  }

  toggleQuick() {
    settings.set({ quick: !settings.kept.quick });
    this.playback.hurry();
  }

  /** Tells why an option is forbidden. @param {string} option */
  explain(option) {
    const refusal = this.reasons.of(option);
    if (!refusal) return;
    this.say(this.words.t(`refusal-${refusal.reason}`, this.words.facts(refusal.facts, this.seats)), refusal.paragraph);
  }

  /** @param {string} sentence @param {string} [paragraph] of the rules */
  say(sentence, paragraph = "") {
    this.refusal = { say: sentence, paragraph };
    this.draw();
  }

  clearRefusal() {
    this.refusal = null;
    this.draw();
  }

  /** @param {string} paragraph */
  openRules(paragraph) {
    this.rail.openRules(paragraph);
  }

  /** A press on a card that was lit a moment ago was meant as a choice, not as a question about the card. @param {string} name */
  _details(name) {
    if (performance.now() - this.changed > SETTLED) this.set("details", name);
  }

  /** @param {string} key @param {unknown} value */
  set(key, value) {
    this.memo.set(key, value);
    this.draw();
  }

  _sent() {
    this.moved.clear();
    this.log.markSeen();
  }

  /** @param {unknown} error */
  _failed(error) {
    if (error instanceof ApiError) {
      this.say(error.problem.key === "stale" ? this.words.t("ui-stale") : complaint(error, this.words), error.problem.rule);
      void this.connection.refresh().catch(() => undefined);
    } else if (!(error instanceof Cut)) this.say(this.words.t("ui-unreachable"));
    this.draw();
  }

  /** What one may do when the game is over. @returns {import("../types.js").Content} */
  next() {
    return html`${replayLink(this)}${rematchView(this)}`;
  }

  /** What stands in the bar before the switches. */
  tools() {
    return undoButton(this);
  }

  // --- drawing ----------------------------------------------------------------------------------------------------------

  template() {
    const ctx = this.context();
    const playing = this.state.status !== "waiting" && this.state.view && this.board !== NO_BOARD;
    const regions = playing ? this.board.regions(ctx) : null;
    const content = regions ? this._boardView(ctx, regions) : waitingView(this, ctx);
    return html`<a class="skip" href="#prompt">${this.words.or("ui-skip-link", "")}</a>${barView(this)}
      ${regions?.aside ?? nothing}
      <main class="board" data-asked=${ctx.ask ? ctx.about : nothing}>${content}</main>
      ${this.rail.view()}${this._dialog(ctx)}`;
  }

  /** @param {Context} ctx */
  _dialog(ctx) {
    const name = this.memo.get("details");
    if (typeof name === "string" && this.board.details) return detailsDialog(this, this.board.details(ctx, name));
    return this.memo.get("dialog") === "keys" ? keysDialog(this) : nothing;
  }

  /** The regions were made first, so that the prompt knows which options have found a place.
   * @param {Context} ctx @param {import("../types.js").Regions} regions */
  _boardView(ctx, { others, square, tray = nothing, me, hand }) {
    const t = (/** @type {string} */ key) => this.words.t(key);
    return html`<div class="others" role="group" aria-label=${t("ui-others")}>${others}</div>
      <section class="square" aria-label=${t("ui-square")}>${square}</section>
      <div class="between">${this.state.outcome ? endingView(this, ctx) : tray}</div>
      ${this.promptView(ctx)}
      <section class="me" aria-label=${t("ui-me")}>${me}</section>
      <section class="mybar" aria-label=${t("ui-hand")}>${hand}</section>`;
  }

  /** @param {Context} ctx */
  promptView(ctx) {
    return promptView(this, ctx);
  }

  /** What happened last, in words. */
  lastLine() {
    const lines = this.lastEvents
      .slice(-MOST_TOLD)
      .map((event) => lineView(this, event))
      .filter((line) => line !== nothing);
    return lines.length ? html`${lines.map((line) => html`<span class="told">${line} </span>`)}` : nothing;
  }

  drawNow() {
    super.drawNow();
    document.title = this._title();
    this._tellRoot();
    measureFoot();
    const { ask } = this;
    if (ask && this.board.expected && !this.picks.held) {
      const expected = this.board.expected(this.context()).filter((option) => !ask.options.includes(option));
      void this.reasons.want(this.state.number, this.picks.kept, expected);
    }
    this._answerByOrder();
    this.rail.settle();
    this.sheets.settle();
    this._bringIntoSight(ask);
  }

  /** What the page is at, on the root element: for styles and for whoever drives the page. */
  _tellRoot() {
    const { dataset } = document.documentElement;
    dataset.status = this.state.number < 0 ? "loading" : this.state.status;
    dataset.moment = [this.state.number, this.picks.kept.length, this.picks.held ? "held" : ""].join(".");
    dataset.mine = String(this.ask !== null && !this.picks.busy);
  }

  /** On small screens what is asked for may lie out of sight: the first lit thing comes into it; so does the result.
   * @param {import("../types.js").Ask | null} ask */
  _bringIntoSight(ask) {
    const moment = `${this.state.number}/${ask?.about}/${this.state.status}`;
    if (moment === this.inSight) return;
    this.inSight = moment;
    const wanted =
      this.state.status === "over" ? document.querySelectorAll(".ending") : document.querySelectorAll(".board [data-lit]");
    const shown = [...wanted].filter((each) => each.getClientRects().length > 0);
    const foot = document.getElementById("prompt")?.getBoundingClientRect().top ?? innerHeight;
    const visible = shown.some((each) => {
      const { top, left, right } = each.getBoundingClientRect();
      return top > 0 && top < Math.max(foot, innerHeight / 2) && left >= 0 && right <= innerWidth;
    });
    if (shown.length && !visible && !shown.some((each) => each.closest(".prompt, .mybar")))
      shown[0]?.scrollIntoView({ block: "center", inline: "center" });
  }

  _title() {
    const { words, state } = this;
    const game = state.game ? words.or("game-name", state.game) : "";
    const mine = this.ask ? words.t("ui-your-turn") : "";
    return [mine, game, words.t("ui-name")].filter(Boolean).join(" · ");
  }
}

/** A part of a sentence that stands by itself. @param {string} said */
const asSentence = (said) => said.charAt(0).toLocaleUpperCase() + said.slice(1);

/** A game's board; the plain one where it has none yet. @param {string} game @returns {Promise<{board: Board}>} */
const loadBoard = (game) => import(urls.gameWeb(game, "board.js")).catch(() => import("./plain.js"));

/** @param {string} url */
function loadStyle(url) {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = url;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

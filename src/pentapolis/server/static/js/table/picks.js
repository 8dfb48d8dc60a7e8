import { ApiError } from "../net/api.js";

/**
 * A choice of several picks is collected here and sent whole. The server is asked after each pick what would come next
 * (`preview`): while it still counts picks of the same choice, they are kept; when the choice is complete, all go off together.
 * A complete choice is held until the reader confirms it where a slip would cost something: three picks or more, or several of
 * one kind. Otherwise, and where a button says that this is all, it goes at once.
 *
 * @typedef {import("../types.js").Ask} Ask
 * @typedef {import("../types.js").State} State
 * @typedef {{preview: (options: string[]) => Promise<{ask: Ask | null}>,
 *   play: (options: string[]) => Promise<{number: number}>}} Wire
 * @typedef {{changed: () => void, sent: () => void, failed: (error: unknown) => void}} Watcher
 */

export class Picks {
  /** @param {Wire} wire @param {Watcher} watcher */
  constructor(wire, watcher) {
    this.wire = wire;
    this.watcher = watcher;
    /** @type {string[]} */
    this.kept = [];
    /** @type {Ask | null} */
    this.next = null;
    this.held = false;
    this.busy = false;
    this.sentNumber = -1;
  }

  /** What is asked now: by the table, or after the picks so far. @param {State} state @returns {Ask | null} */
  ask(state) {
    if (state.number < this.sentNumber) return null;
    return this.kept.length ? this.next : state.ask;
  }

  /** A new state: picks stand only while the table still asks the same. @param {Ask | null} before @param {Ask | null} after */
  settle(before, after) {
    if (JSON.stringify(before) !== JSON.stringify(after)) this._keep([], null);
  }

  /**
   * @param {string} option
   * @param {Ask | null} ask what is asked now
   * @param {boolean} [ends] whether a button says that this is all
   */
  pick(option, ask, ends = false) {
    return this._try([...this.kept, option], ask, ends);
  }

  /**
   * Picks one after another what `choose` names of each ask, until it names nothing or the choice is complete.
   * @param {(ask: Ask) => string | undefined} choose
   * @param {Ask | null} ask what is asked now
   */
  async fill(choose, ask) {
    const option = ask && choose(ask);
    if (!option || this.busy || this.held) return;
    const before = this.kept.length;
    await this.pick(option, ask);
    if (this.kept.length > before) await this.fill(choose, this.held ? null : this.next);
  }

  /** Sends a choice that was held. */
  async send() {
    if (!this.held || this.busy) return;
    await this._guarded(() => this._send(this.kept));
  }

  /** Takes one pick back; those that cannot stand without it go too. @param {string} option */
  async unpick(option) {
    const place = this.kept.lastIndexOf(option);
    if (place < 0 || this.busy) return;
    const rest = this.kept.filter((_, each) => each !== place);
    if (rest.length === 0) return this.clear();
    this.busy = true;
    const { ask } = await this.wire.preview(rest).catch(() => ({ ask: null }));
    this.busy = false;
    if (ask?.picked.length) this._keep(rest, ask);
    else this.clear();
  }

  /** Begins the choice again. */
  clear() {
    this._keep([], null);
  }

  /** @param {string[]} options @param {Ask | null} before @param {boolean} ends */
  async _try(options, before, ends) {
    if (this.busy || this.held) return;
    await this._guarded(async () => {
      const { ask } = await this.wire.preview(options);
      if (ask?.picked.length) this._keep(options, ask);
      else if (!ends && isLarge(options)) this._hold(options, before);
      else await this._send(options);
    });
  }

  /** @param {() => Promise<void>} deed */
  async _guarded(deed) {
    this.busy = true;
    try {
      await deed();
    } catch (error) {
      if (error instanceof ApiError) this._keep([], null);
      this.watcher.failed(error);
    } finally {
      this.busy = false;
      this.watcher.changed();
    }
  }

  /** @param {string[]} options @param {Ask | null} before */
  _hold(options, before) {
    const last = options.at(-1) ?? "";
    this._keep(options, before && { about: before.about, options: [], picked: [...before.picked, last] });
    this.held = true;
  }

  /** @param {string[]} options */
  async _send(options) {
    const { number } = await this.wire.play(options);
    this.sentNumber = number;
    this.kept = [];
    this.next = null;
    this.held = false;
    this.watcher.sent();
  }

  /** @param {string[]} picks @param {Ask | null} next */
  _keep(picks, next) {
    this.kept = picks;
    this.next = next;
    this.held = false;
    this.watcher.changed();
  }
}

/** @param {string[]} options */
function isLarge(options) {
  const verbs = new Set(options.map((option) => option.split(" ")[0]));
  return options.length > 2 || verbs.size < options.length;
}

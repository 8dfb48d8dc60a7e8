/**
 * Shows the states that arrive, each in its turn and at a pace that can be followed: what others choose is announced, shown,
 * and left standing for a moment. Own choices, changes of seats and undos show at once.
 *
 * Bots choose faster than anybody can watch, so what is "too far behind" is counted in turns, not in choices: when the choices
 * of more than three turns wait, or nobody is looking, the newest state is shown and the sparks tell what has changed.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {{show: (state: State) => void, next: (mover: number | null) => void, rest: () => void}} Stage
 * @typedef {{before: number, after: number}} Pace  ms
 */

const HUMAN_PACE = { before: 700, after: 900 };
const QUICK_PACE = { before: 0, after: 150 };
const MOST_TURNS = 3;

export class Playback {
  /** @param {Stage} stage @param {() => boolean} quick */
  constructor(stage, quick) {
    this.stage = stage;
    this.quick = quick;
    /** @type {State | null} */
    this.shown = null;
    /** @type {State[]} */
    this.queue = [];
    this.running = false;
    this.skipping = false;
    /** @type {(() => void) | null} */
    this.wake = null;
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
  }

  /** @param {State} state */
  push(state) {
    this.queue.push(state);
    if (!this.running) void this._run();
  }

  /** Shows the newest state at once. */
  skip() {
    if (!this.running) return;
    this.skipping = true;
    this.wake?.();
  }

  /** Begins a new pace at once, also for the pause that is running. */
  hurry() {
    this.wake?.();
  }

  async _run() {
    this.running = true;
    while (this.queue.length) {
      if (this._farBehind()) this._jump();
      else await this._step(/** @type {State} */ (this.queue.shift()));
    }
    this.running = false;
    this.skipping = false;
    this.stage.rest();
  }

  _farBehind() {
    return this.skipping || document.hidden || this._turnsWaiting() > MOST_TURNS;
  }

  /** How many turns the waiting choices belong to: runs of one mover. */
  _turnsWaiting() {
    const movers = this.queue.map((state, place) => mover(this.queue[place - 1] ?? this.shown, state));
    return movers.filter((seat, place) => seat !== null && seat !== movers[place - 1]).length;
  }

  _jump() {
    const newest = /** @type {State} */ (this.queue.at(-1));
    const whole = this.queue.findLast((state) => state.log !== null);
    const since = whole ? this.queue.slice(this.queue.indexOf(whole) + 1) : this.queue;
    const events = since.flatMap((state) => state.events);
    this.queue = [];
    this._show({ ...newest, log: whole?.log ? [...whole.log, ...events] : null, events: whole ? [] : events });
  }

  /** @param {State} state */
  async _step(state) {
    const paced = this.shown !== null && isOthersChoice(this.shown, state);
    const told = paced && state.events.length > 0;
    if (told) {
      this.stage.next(mover(this.shown, state));
      await this._pause("before");
      if (this._farBehind()) return void this.queue.unshift(state);
    }
    this._show(state);
    if (told) await this._pause("after");
  }

  /** @param {State} state */
  _show(state) {
    this.stage.show(state);
    this.shown = state;
  }

  /** @param {keyof Pace} which @returns {Promise<void>} */
  _pause(which) {
    const time = (this.quick() ? QUICK_PACE : HUMAN_PACE)[which];
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Who chose between two states, where one seat alone was asked. @param {State | null} before @param {State} after */
export function mover(before, after) {
  if (!before || after.moves <= before.moves) return null;
  const told = after.events.find((event) => event.seat !== null);
  return before.asked.length === 1 ? (before.asked[0]?.seat ?? null) : (told?.seat ?? null);
}

/** @param {State} before @param {State} after */
function isOthersChoice(before, after) {
  const seat = mover(before, after);
  return after.log === null && seat !== null && seat !== after.you;
}

/**
 * Why an expected option is not offered: asked in one go for everything a player might reach for, kept until the table moves on.
 *
 * @typedef {import("../types.js").Refusal} Refusal
 */

const MOST_AT_ONCE = 60;

export class Reasons {
  /** @param {(options: string[], after: string[]) => Promise<{refusals: (Refusal | null)[]}>} ask @param {() => void} changed */
  constructor(ask, changed) {
    this.ask = ask;
    this.changed = changed;
    this.moment = "";
    /** @type {Set<string>} what was asked about at this moment */
    this.asked = new Set();
    /** @type {Map<string, Refusal>} */
    this.known = new Map();
  }

  /** @param {string} option @returns {Refusal | null} */
  of(option) {
    return this.known.get(option) ?? null;
  }

  /** What was known before stays until the answer comes, so that nothing flickers. @param {number} number the table's
   * @param {string[]} after the picks so far @param {string[]} options */
  async want(number, after, options) {
    const moment = [number, ...after].join("/");
    const fresh = moment !== this.moment;
    if (fresh) this.asked.clear();
    this.moment = moment;
    const missing = [...new Set(options)].filter((option) => !this.asked.has(option)).slice(0, MOST_AT_ONCE);
    for (const option of missing) this.asked.add(option);
    if (missing.length === 0) return void (fresh && this.known.clear());
    const { refusals } = await this.ask(missing, after).catch(() => ({ refusals: /** @type {(Refusal | null)[]} */ ([]) }));
    if (this.moment !== moment) return;
    if (fresh) this.known.clear();
    this._learn(missing, refusals);
    this.changed();
  }

  /** @param {string[]} options @param {(Refusal | null)[]} refusals */
  _learn(options, refusals) {
    options.forEach((option, place) => {
      const refusal = refusals[place];
      if (refusal) this.known.set(option, refusal);
    });
  }
}

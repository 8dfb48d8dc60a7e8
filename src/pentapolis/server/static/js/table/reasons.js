/**
 * Why an expected option is not offered: asked in one go for everything a player might reach for, kept until the table moves on.
 *
 * @typedef {import("../types.js").Refusal} Refusal
 */

const MOST_AT_ONCE = 60;

export class Reasons {
  /** @param {(options: string[]) => Promise<{refusals: (Refusal | null)[]}>} ask @param {() => void} changed */
  constructor(ask, changed) {
    this.ask = ask;
    this.changed = changed;
    this.number = -1;
    /** @type {Map<string, Refusal | null>} */
    this.known = new Map();
  }

  /** @param {string} option @returns {Refusal | null} */
  of(option) {
    return this.known.get(option) ?? null;
  }

  /** @param {number} number the table's @param {string[]} options */
  async want(number, options) {
    if (number !== this.number) this.known.clear();
    this.number = number;
    const missing = [...new Set(options)].filter((option) => !this.known.has(option)).slice(0, MOST_AT_ONCE);
    if (missing.length === 0) return;
    for (const option of missing) this.known.set(option, null);
    const { refusals } = await this.ask(missing).catch(() => ({ refusals: /** @type {(Refusal | null)[]} */ ([]) }));
    if (this.number !== number) return;
    missing.forEach((option, place) => this.known.set(option, refusals[place] ?? null));
    this.changed();
  }
}

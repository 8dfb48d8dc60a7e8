/**
 * What this browser remembers: theme, language, sound, pace of the bots.
 *
 * @typedef {"auto" | "day" | "night"} Theme
 * @typedef {"ru" | "en"} Lang
 * @typedef {{theme: Theme, lang: Lang | null, sound: boolean, quick: boolean}} Kept
 */

const KEY = "pentapolis";
/** @type {Kept} */
const FIRST = { theme: "auto", lang: null, sound: false, quick: false };

/** @param {string} key @returns {any} */
export function recall(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
export function remember(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // storage is shut: remembered until the page closes
  }
}

class Settings {
  constructor() {
    /** @type {Kept} */
    this.kept = { ...FIRST, ...recall(KEY) };
    /** @type {(() => void)[]} */
    this.listeners = [];
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this._apply());
  }

  /** @param {Partial<Kept>} change */
  set(change) {
    this.kept = { ...this.kept, ...change };
    remember(KEY, this.kept);
    this._apply();
    for (const listener of this.listeners) listener();
  }

  /** @param {() => void} listener */
  onChange(listener) {
    this.listeners.push(listener);
  }

  /** @returns {Lang} */
  get lang() {
    const wanted = this.kept.lang ?? document.documentElement.lang ?? navigator.language;
    return wanted.startsWith("ru") ? "ru" : "en";
  }

  _apply() {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const { theme } = this.kept;
    document.documentElement.dataset.theme = theme === "auto" ? (dark ? "night" : "day") : theme;
    document.documentElement.lang = this.lang;
  }
}

export const settings = new Settings();

import { text, textOr } from "../net/api.js";
import { once } from "../net/once.js";
import * as urls from "../urls.js";
import { FluentBundle, FluentResource } from "../lib.js";
import { pieces, seatName, SEAT_FACTS, wrap } from "./marks.js";

/**
 * @typedef {import("../types.js").GameEvent} GameEvent
 * @typedef {import("../types.js").SeatInfo} SeatInfo
 * @typedef {Record<string, string | number>} Facts
 */

/** The words of one language: those of the pages and, if asked for, those of some games. */
export class Words {
  /** @param {string} lang @param {string[]} sources Fluent texts */
  constructor(lang, sources) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** @param {string} key */
  has(key) {
    return this.bundle.hasMessage(key);
  }

  /** The message of a key; the key itself where there is none. @param {string} key @param {Facts} [facts] */
  t(key, facts = {}) {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) {
      console.warn(`${this.lang}: no message ${key}`);
      return key;
    }
    return this.bundle.formatPattern(pattern, facts, []);
  }

  /** The message of a key, or what stands in for it. @param {string} key @param {string} otherwise @param {Facts} [facts] */
  or(key, otherwise, facts = {}) {
    return this.has(key) ? this.t(key, facts) : otherwise;
  }

  /** A component in words: `card-ROB-b`, or the words of `card-ROB` and `card-b` together; null where it has none.
   * @param {string} label @param {string} name @returns {string | null} */
  component(label, name) {
    if (!/^[A-Za-z0-9_-]+$/.test(name)) return null;
    if (this.has(`${label}-${name}`)) return this.t(`${label}-${name}`);
    const parts = name.split("-").map((part) => `${label}-${part}`);
    return parts.length > 1 && parts.every((part) => this.has(part)) ? parts.map((part) => this.t(part)).join(", ") : null;
  }

  /**
   * An option as it stands on a button.
   * @param {string} option
   * @param {Record<string, string[]>} verbs
   * @param {SeatInfo[]} seats
   */
  option(option, verbs, seats) {
    const [verb = "", ...names] = option.split(" ");
    const labels = verbs[verb] ?? this._labels(`do-${verb}`, names);
    /** @type {Facts} */
    const facts = {};
    names.forEach((name, place) => {
      const label = labels[place] ?? "word";
      const before = labels.slice(0, place).filter((each) => each === label).length;
      facts[before ? `${label}${before + 1}` : label] = this._word(label, name, seats);
    });
    return this.t(`do-${verb}`, facts);
  }

  /**
   * Where no board says what the words of an option are, the message tells by what it fills in:
   * `do-give = Give { $card } to { $seat }`. A word that is none of its components is the first of what is left.
   * @param {string} key
   * @param {string[]} names
   */
  _labels(key, names) {
    const left = variablesOf(this.bundle.getMessage(key)?.value).map((variable) => variable.replace(/\d+$/, ""));
    return names.map((name) => {
      const own = left.findIndex((label) => this.component(label, name) !== null || (label === "seat" && /^[A-Z]$/.test(name)));
      return left.splice(Math.max(0, own), 1)[0] ?? "word";
    });
  }

  /** @param {string} label @param {string} name @param {SeatInfo[]} seats @returns {string | number} */
  _word(label, name, seats) {
    if (label === "seat") return seatName(seats, name.charCodeAt(0) - 65);
    return asNumber(this.component(label, name) ?? name);
  }

  /**
   * A line of the log as pieces: plain text, and components that can be pointed at.
   * @param {GameEvent} event
   * @param {SeatInfo[]} seats
   */
  event(event, seats) {
    const key = `log-${event.kind}${event.unseen ? "-unseen" : ""}`;
    const { kind, unseen, move, ...facts } = event;
    const said = this.facts(facts, seats, true);
    if (typeof event.seat === "number") said.who = seatName(seats, event.seat);
    return pieces(this.t(key, said));
  }

  /** Facts as words; components are wrapped in marks where `marked`. @param {Record<string, any>} facts @param {SeatInfo[]} seats
   * @param {boolean} [marked] @returns {Facts} */
  facts(facts, seats, marked = false) {
    return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, this._fact(name, value, seats, marked)]));
  }

  /** @param {string} name @param {any} value @param {SeatInfo[]} seats @param {boolean} marked @returns {string | number} */
  _fact(name, value, seats, marked) {
    if (Array.isArray(value)) return joined(value.map((item) => this._fact(name, item, seats, marked)));
    if (value === null) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "object") return this._amounts(name.replace(/\d+$/, ""), value);
    if (typeof value === "number") return SEAT_FACTS.has(name) ? seatName(seats, value) : value;
    const label = this._label(name, String(value));
    if (!label) return String(value);
    const said = this.component(label, String(value)) ?? String(value);
    return marked ? wrap(label, String(value), said) : asNumber(said);
  }

  /** How many of what: `{wood: 2}` under `goods` is said by `goods-wood` with its `$count`.
   * @param {string} name @param {Record<string, number>} amounts */
  _amounts(name, amounts) {
    return joined(Object.entries(amounts).map(([item, count]) => this.t(`${name}-${item}`, { count })));
  }

  /** The longest beginning of a fact's name under which its value has words. @param {string} name @param {string} value */
  _label(name, value) {
    for (let end = name.length; end > 0; end--) {
      if (this.component(name.slice(0, end), value) !== null) return name.slice(0, end);
    }
    return null;
  }
}

/**
 * The names of what a message fills in, in its order.
 * @param {import("../../vendor/fluent-bundle/ast.js").Pattern | null | undefined} pattern
 * @returns {string[]}
 */
function variablesOf(pattern) {
  if (!pattern || typeof pattern === "string") return [];
  const named = pattern.flatMap((part) => {
    if (typeof part === "string") return [];
    if (part.type === "var") return [part.name];
    if (part.type !== "select") return [];
    const chosen = part.selector.type === "var" ? [part.selector.name] : [];
    return [...chosen, ...part.variants.flatMap((variant) => variablesOf(variant.value))];
  });
  return [...new Set(named)];
}

/** @param {string} said */
const asNumber = (said) => (/^\d+$/.test(said) ? Number(said) : said);

/** @param {(string | number)[]} items @returns {string | number} */
function joined(items) {
  const [only] = items;
  if (items.length === 1 && only !== undefined) return only;
  const comma = items.some((item) => String(item).includes(",") && !String(item).includes("\uE000"));
  return items.join(comma ? "; " : ", ");
}

/** @type {Map<string, Promise<string>>} */
const fetched = new Map();

/** @param {string} url */
const source = (url) => once(fetched, url, () => text(url));

/** A game without a board has no words for one. @param {string} url */
const sourceOfBoard = (url) => once(fetched, url, () => textOr(url, ""));

/**
 * The words of a language as all rooms and the pages have them, with those of the named games and, if wanted, of their boards.
 * @param {string} lang
 * @param {string[]} [games]
 * @param {boolean} [boards]
 */
export async function loadWords(lang, games = [], boards = false) {
  const pages = [urls.commonLocale(lang), urls.locale(lang), ...games.map((game) => urls.gameLocale(game, lang))].map(source);
  if (boards) pages.push(...games.map((game) => sourceOfBoard(urls.gameWeb(game, `locale/${lang}.ftl`))));
  return new Words(lang, await Promise.all(pages));
}

import { html } from "/static/js/lib.js";
import { icon } from "/static/js/parts/icon.js";
import { cellsOf, shifted } from "./shapes.js";

/**
 * What the parts of the board ask of a moment: my seat, the worker that acts, what is being built, words for things.
 *
 * @typedef {import("/static/js/table/context.js").Context} Context
 * @typedef {import("./shapes.js").Cell} Cell
 * @typedef {Record<string, number>} Counts
 * @typedef {{mark: string, op: string, amount: number, types: string[]} | null} Boost
 * @typedef {{number: number, load: number, day: Boost, night: Boost}} Worker
 * @typedef {{tile: string, cells: Cell[], round: number}} Tile
 * @typedef {{name: string, upper: string, lower: string} | null} Objective
 * @typedef {{asteroid: string, grid: string[], tiles: Tile[], aside: string[], store: Counts, built: Counts, hand: number,
 *   known: string[], shown: string[], open: Counts, score: Counts, total: number, objective: Objective}} SeatView
 * @typedef {{name: string, main: boolean, tiles: number, slots: number, supply: number, cost: Counts, shape: string}} Building
 * @typedef {{to: number, count: number, known: string[]}} Pile
 * @typedef {{deck: number, laid: string[], plan: string[], store: Counts, built: Counts, covered: number, open: Counts,
 *   score: Counts, total: number, objective: Objective, capacity: number[]}} Rival
 */

export const RESOURCES = ["W", "M", "O", "P"];
export const TERRAINS = ["I", "C", "D", "R", "L"];
export const PLACING = ["place", "monument"];
/** The seat number by which the view calls the rival of the solo game. */
export const RIVAL = 1;

export class Scene {
  /** @param {Context} ctx */
  constructor(ctx) {
    this.ctx = ctx;
    this.view = ctx.view;
    /** @type {Building[]} */
    this.buildings = ctx.view.buildings;
    /** @type {Rival | null} */
    this.rival = ctx.view.solo;
    this.picked = ctx.ask?.picked ?? [];
    this.half = ctx.view.half === 1 ? "night" : "day";
  }

  /** @param {number} seat @returns {SeatView} */
  seat(seat) {
    return this.view.seats[seat];
  }

  /** My own seat; the first one for those who only watch. */
  get mine() {
    return this.seat(this.ctx.you ?? 0);
  }

  /** Whether all seats are choosing their workers. */
  get choosing() {
    return !this.view.over && !this.ctx.outcome && this.view.actor === null && this.view.queue.length === 0;
  }

  /** Whether the table waits for this seat; one that has chosen may still change, but nobody waits. @param {number} seat */
  awaits(seat) {
    const chosen = this.choosing && this.ctx.asked.some((ask) => ask.seat === seat && ask.answered);
    return this.ctx.acts(seat) && !chosen;
  }

  /** What I have chosen already of the choice that all make at once. @returns {string} */
  get answer() {
    const given = /** @type {{answer?: string | null} | null} */ (this.ctx.ask);
    return given?.answer?.split(" ")[1] ?? "";
  }

  /** The worker of mine that acts now. */
  get worker() {
    return this.choosing ? undefined : this.mine.shown.at(-1);
  }

  /** @param {string} name @returns {Worker} */
  card(name) {
    return this.view.cards[name];
  }

  /** What is being built: the tile of the last pick. */
  get building() {
    const named = this.picked.filter((option) => /^(build|claim) /.test(option)).at(-1);
    return named?.split(" ")[1] ?? "";
  }

  /** Tiles that are picked but not stored yet. @returns {Tile[]} */
  get pending() {
    /** @type {Tile[]} */
    const found = [];
    let tile = "";
    for (const option of this.picked) {
      const [verb, one = "", two = ""] = option.split(" ");
      if (verb === "build" || verb === "claim") tile = one;
      if (verb === "place") found.push({ tile, cells: cellsAt(one, two), round: this.view.round });
    }
    const laid = new Set(this.mine.tiles.flatMap((each) => each.cells.map(String)));
    return found.filter((each) => !each.cells.some((cell) => laid.has(String(cell))));
  }

  /** @param {string} name @returns {Building | undefined} */
  buildingOf(name) {
    return this.buildings.find((building) => building.name === name);
  }

  // --- words ----------------------------------------------------------------------------------------------------------

  /** @param {string} label @param {string} name */
  word(label, name) {
    return this.ctx.words.component(label, name) ?? name;
  }

  /** @param {string} name */
  workerName(name) {
    return this.ctx.words.or(`worker-${name}-name`, name);
  }

  /** With a capital, as it stands alone. @param {string} name */
  resourceName(name) {
    const said = this.word("resource", name);
    return said.charAt(0).toLocaleUpperCase() + said.slice(1);
  }

  /** The name of a tile: a building or a monument. @param {string} tile */
  tileName(tile) {
    return isMonument(tile) ? this.word("achievement", tile) : this.word("building", tile);
  }

  /** The whole of what a worker does. @param {string} name @param {"day" | "night"} half */
  workerText(name, half) {
    const { words } = this.ctx;
    return words.or(`worker-${name}-text`, words.or(`worker-${name}-${half}`, ""));
  }

  /** What a worker does in a few words. @param {Boost} boost */
  boostWords(boost) {
    if (!boost) return this.ctx.t("board-boost-none");
    const all = boost.types.length === (boost.op === "extra" ? this.buildings.length : RESOURCES.length);
    const named = boost.types.map((type) => this.word(boost.op === "extra" ? "building" : "resource", type)).join(", ");
    return this.ctx.t(`board-boost-${boost.op}`, { amount: boost.amount, what: all ? "all" : "some", named });
  }

  /** Tokens with their counts, for the ear. @param {Counts} counts */
  counted(counts) {
    return RESOURCES.map((each) => `${this.word("resource", each)} ${counts[each] ?? 0}`).join(", ");
  }

  /** Uncovered cells by terrain, for the ear. @param {Counts} open */
  openWords(open) {
    return TERRAINS.map((each) => `${this.word("terrain", each).toLocaleLowerCase()} ${open[each] ?? 0}`).join(", ");
  }
}

/** @param {string} tile */
export const isMonument = (tile) => tile.startsWith("ach");

/** Where a shape lies when the corner of its box lies on a cell such as `c4`. @param {string} shape @param {string} corner */
export function cellsAt(shape, corner) {
  return shifted(cellsOf(shape), Number(corner.slice(1)) - 1, corner.charCodeAt(0) - 97);
}

// --- small signs ----------------------------------------------------------------------------------------------------------

/** A resource token: hue, outline and letter. @param {Context} ctx @param {string} resource @param {string} [more] */
export const token = (ctx, resource, more = "") => html`<span class="cc-tok ${more}" data-res=${resource} aria-hidden="true">
  <svg viewBox="0 0 24 24"><use href=${`#r-${resource}`}></use></svg><b>${ctx.t(`board-letter-${resource}`)}</b></span>`;

/** A symbol that any token pays. */
export const anyToken = html`<span class="cc-tok any" aria-hidden="true">
  <svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="10.5"></circle></svg>
  <b>*</b>
</span>`;

/** The tokens of an option such as `pay W1-M2`. @param {Context} ctx @param {string} name */
export function tokensOf(ctx, name) {
  const parts = name.split("-").filter((part) => /^[WMOP]\d$/.test(part));
  return parts.flatMap((part) => Array.from({ length: Number(part.slice(1)) }, () => token(ctx, part.charAt(0))));
}

/** A building in a square of its colour. @param {string} name */
export const buildingSign = (name) => html`<i class="cc-b" data-b=${kindOf(name)}>${icon(`b-${kindOf(name)}`)}</i>`;

/** @param {string} tile */
export const kindOf = (tile) => (isMonument(tile) ? "monument" : tile);

/** @param {string} terrain */
export const terrainSign = (terrain) =>
  html`<svg class="cc-ti" viewBox="0 0 40 40" aria-hidden="true"><use href=${`#t-${terrain}`}></use></svg>`;

/**
 * The banner of a worker: the number is the largest; its tail tells the boost.
 *
 * @param {string} name @param {Worker} worker @param {string} half
 */
export function workerBanner(name, worker, half) {
  const boost = half === "night" ? worker.night : worker.day;
  return html`<span class="banner pennant" data-mark=${boost?.mark ?? "none"}>
    <b class="num">${worker.number}</b>
    <svg class="emblem" viewBox="0 0 512 512" aria-hidden="true"><use href=${`#w-${name}`}></use></svg>
  </span>`;
}

/** A store of tokens. @param {Scene} scene @param {Counts} store @param {string} [more] */
export const storeView = (scene, store, more = "") =>
  html`<ul class="cc-store ${more}" aria-label=${scene.ctx.t("board-store", { listed: scene.counted(store) })}>
    ${RESOURCES.map(
      (each) => html`<li class=${store[each] ? "" : "nil"}>
        ${token(scene.ctx, each)}
        <b class="num">${store[each] ?? 0}</b>
      </li>`,
    )}
  </ul>`;

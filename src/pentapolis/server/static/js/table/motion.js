/**
 * Cards that are seen to travel. The board names its things and where they lie; from two such lists follows what went where.
 * A card whose face is hidden at one end travels from or to the place itself (a deck, a hand), under a name of its own.
 *
 * @typedef {import("../types.js").Thing} Thing
 * @typedef {{from: Thing, to: Thing}} Flight
 */

const MOST_FLIGHTS = 12;

/**
 * What went where. Things that stay cancel out; then equal faces are joined, then what is hidden at one end; `routes` (from the
 * events) say which places exchange cards, so that what was discarded is not seen to come from the deck.
 * @param {Thing[]} before @param {Thing[]} after @param {[string, string][]} routes @returns {Flight[]}
 */
export function flights(before, after, routes) {
  const gone = without(before, after);
  const come = without(after, before);
  /** @type {Flight[]} */
  const found = [];
  for (const fits of [sameFace, oneHidden]) {
    for (const from of [...gone]) {
      const to = come.find((each) => fits(from, each) && allowed(routes, from, each));
      if (!to) continue;
      found.push({ from, to });
      gone.splice(gone.indexOf(from), 1);
      come.splice(come.indexOf(to), 1);
    }
  }
  return found.slice(0, MOST_FLIGHTS);
}

/** @param {Thing} thing */
const key = (thing) => `${thing.place}/${thing.face}`;

/** @param {Thing[]} things @param {Thing[]} others what stays, counted */
function without(things, others) {
  const staying = new Map();
  for (const each of others) staying.set(key(each), (staying.get(key(each)) ?? 0) + 1);
  return things.filter((each) => {
    const left = staying.get(key(each)) ?? 0;
    staying.set(key(each), left - 1);
    return left <= 0;
  });
}

/** @param {Thing} from @param {Thing} to */
const sameFace = (from, to) => from.face !== null && from.face === to.face;

/** @param {Thing} from @param {Thing} to */
const oneHidden = (from, to) => from.face === null || to.face === null;

/** @param {[string, string][]} routes @param {Thing} from @param {Thing} to */
function allowed(routes, from, to) {
  if (from.place === to.place) return false;
  return routes.length === 0 || routes.some(([start, end]) => from.place.startsWith(start) && to.place.startsWith(end));
}

/** Elements named by the flights of the moment. @type {Named[]} */
let landing = [];

/**
 * Draws anew by `update`, with the flights seen where the browser and the reader wish it.
 * @param {Flight[]} found
 * @param {() => void} update
 */
export function travel(found, update) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
  if (still || found.length === 0 || !document.startViewTransition) return update();
  land();
  const old = found.map((flight, place) => named(flight.from, nameOf(flight, place)));
  const transition = document.startViewTransition(() => {
    old.forEach(forget);
    update();
    land();
    landing = found.map((flight, place) => (old[place] ? named(flight.to, nameOf(flight, place)) : null));
  });
  transition.ready.catch(() => undefined);
  transition.finished.then(land, land);
}

/** What has arrived gives its name back; a new flight may need it. */
function land() {
  landing.forEach(forget);
  landing = [];
}

/** @typedef {{element: HTMLElement, ghost: boolean} | null} Named */

/** @param {Flight} flight @param {number} place */
const nameOf = (flight, place) => `${flight.from.face === null || flight.to.face === null ? "back" : "card"}-${place + 1}`;

/** The thing's own element takes the name; where it has none (a hidden card), a back laid over its place. @param {Thing} thing
 * @param {string} name @returns {Named} */
function named(thing, name) {
  const own = visible(`[data-thing="${CSS.escape(thing.id)}"]`);
  const element = own ?? ghostAt(visible(`[data-place="${CSS.escape(thing.place)}"]`));
  if (!element) return null;
  element.style.viewTransitionName = name;
  return { element, ghost: !own };
}

/** @param {string} selector */
function visible(selector) {
  const found = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);
  return found instanceof HTMLElement ? found : null;
}

/** A card back in the middle of a place. @param {HTMLElement | null} place */
function ghostAt(place) {
  if (!place) return null;
  const { left, top, width, height } = place.getBoundingClientRect();
  const ghost = document.createElement("span");
  ghost.className = "card back ghost";
  ghost.dataset.size = "s";
  ghost.dataset.game = document.documentElement.dataset.game;
  const high = Math.min(72, Math.max(28, height));
  ghost.style.height = `${high}px`;
  ghost.style.width = `${high * 0.7}px`;
  ghost.style.left = `${left + width / 2 - high * 0.35}px`;
  ghost.style.top = `${top + height / 2 - high / 2}px`;
  document.body.append(ghost);
  return ghost;
}

/** @param {Named} marked */
function forget(marked) {
  if (!marked) return;
  marked.element.style.viewTransitionName = "";
  if (marked.ghost) marked.element.remove();
}

import { svg } from "../lib.js";
import { text } from "../net/api.js";

/** An icon of the sprite, drawn in the colour of its text; always beside words or a label. @param {string} name */
export const icon = (name) => svg`<svg aria-hidden="true" focusable="false"><use href=${`#${name}`}></use></svg>`;

/** Lays symbol files into the page, so that `icon` finds them. @param {string[]} urls */
export async function loadSprites(urls) {
  const sources = await Promise.all(urls.map(text));
  for (const source of sources) document.body.prepend(parsed(source, "sr"));
}

/** @param {string} source @param {string} [className] */
function parsed(source, className) {
  const picture = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  picture.setAttribute("aria-hidden", "true");
  if (className) picture.setAttribute("class", className);
  return document.importNode(picture, true);
}

/** @type {Map<string, Element>} */
const pictures = new Map();

/** Fetches pictures that are painted with the page's own colours. @param {string[]} urls */
export async function loadPictures(urls) {
  const missing = urls.filter((url) => !pictures.has(url));
  const sources = await Promise.all(missing.map(text));
  missing.forEach((url, place) => pictures.set(url, parsed(sources[place] ?? "<svg/>")));
}

/** A fetched picture as an element; nothing while it is not there. @param {string} url */
export const picture = (url) => pictures.get(url)?.cloneNode(true);

import { svg } from "../lib.js";
import { text, textOr } from "../net/api.js";
import * as urls from "../urls.js";

/** An icon of the sprite, drawn in the colour of its text; always beside words or a label. @param {string} name */
export const icon = (name) => svg`<svg aria-hidden="true" focusable="false"><use href=${`#${name}`}></use></svg>`;

const NO_SYMBOLS = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/**
 * Lays symbol files into the page, so that `icon` finds them. A file that does not come leaves no gap in what is said: an icon
 * always stands beside words or a label.
 * @param {string[]} files
 */
export async function loadSprites(files) {
  const sources = await Promise.all(files.map((file) => text(file).catch(() => NO_SYMBOLS)));
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

/**
 * Fetches pictures that are painted with the page's own colours; where one is missing, our five houses stand in for it.
 * @param {string[]} files
 */
export async function loadPictures(files) {
  const wanted = files.filter((file) => !pictures.has(file));
  const sources = await Promise.all(wanted.map((file) => textOr(file, "").catch(() => "")));
  const standIn = sources.includes("") ? await text(urls.art("scene-plain.svg")).catch(() => NO_SYMBOLS) : "";
  wanted.forEach((file, place) => pictures.set(file, parsed(sources[place] || standIn)));
}

/** A fetched picture as an element; nothing while it is not there. @param {string} url */
export const picture = (url) => pictures.get(url)?.cloneNode(true);

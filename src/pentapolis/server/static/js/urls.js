/** Every address that the pages use, in one place. */

export const home = "/";
/** My games, a part of the home page. */
export const mine = "/#mine";
export const credits = "/credits";
export const about = "/about";
/** @param {string} table */
export const table = (table) => `/table/${encodeURIComponent(table)}`;
/** @param {string} table */
export const replay = (table) => `/replay/${encodeURIComponent(table)}`;
/** @param {string} [game] @param {string} [paragraph] */
export const rulesPage = (game, paragraph) => `/rules${game ? `/${game}` : ""}${paragraph ? `#${paragraph}` : ""}`;
/** @param {string} game @param {string} lang */
export const rulesText = (game, lang) => `/rules/${game}/${lang}.md`;
/** A page of text such as `about`. @param {string} page @param {string} lang */
export const pageText = (page, lang) => `/static/text/${page}.${lang}.md`;
/** @param {string} lang */
export const locale = (lang) => `/locale/${lang}.ftl`;
/** Words that the terminal has too. @param {string} lang */
export const commonLocale = (lang) => `/locale/common/${lang}.ftl`;
/** @param {string} game @param {string} lang */
export const gameLocale = (game, lang) => `/games/${game}/locale/${lang}.ftl`;
/** @param {string} game @param {string} file */
export const gameWeb = (game, file) => `/games/${game}/web/${file}`;
/** @param {string} file */
export const art = (file) => `/static/art/${file}`;
/** @param {string} path */
export const api = (path) => `/api/${path}`;
/** @param {string} table */
export const socket = (table) =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${encodeURIComponent(table)}`;
/** The id of the table that this page shows: the last part of its path. */
export const tableHere = () => decodeURIComponent(location.pathname.split("/").filter(Boolean)[1] ?? "");
/** Whether a host is a name by which a machine calls itself, so that nobody comes to it from another. @param {string} host */
export const leadsHereAlone = (host) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

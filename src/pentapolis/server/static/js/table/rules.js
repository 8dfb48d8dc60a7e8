import { html, nothing } from "../lib.js";
import { text } from "../net/api.js";
import { once } from "../net/once.js";
import * as urls from "../urls.js";

/**
 * The rules in a drawer: the game's page in the reader's language, a small part of Markdown (headings, lists, paragraphs, bold,
 * tables) turned into elements. Nothing in the text can become markup.
 *
 * @typedef {{kind: "h", level: number, anchor: string, text: string} | {kind: "p", text: string}
 *   | {kind: "ul" | "ol", items: string[]} | {kind: "table", rows: string[][]}} Block
 */

/** @type {Map<string, Promise<Block[]>>} */
const known = new Map();

/** @param {string} game @param {string} lang */
export function loadRules(game, lang) {
  const url = urls.rulesText(game, lang);
  return once(known, url, () => text(url).then(blocks));
}

/** @param {string} source @returns {Block[]} */
export function blocks(source) {
  return source
    .trim()
    .split(/\n\s*\n/)
    .flatMap((chunk) => chunkBlocks(chunk.split("\n")));
}

/** @param {string[]} lines of one chunk, without empty lines @returns {Block[]} */
function chunkBlocks(lines) {
  /** @type {Block[]} */
  const found = [];
  for (const line of lines) {
    const heading = /^(#+)\s+(.*?)\s*(?:\{#([\w.-]+)\})?$/.exec(line);
    const item = /^\s*(?:([-*])|\d+\.)\s+(.*)$/.exec(line);
    if (heading) found.push({ kind: "h", level: heading[1]?.length ?? 1, anchor: heading[3] ?? "", text: heading[2] ?? "" });
    else if (item) addItem(found, item[1] ? "ul" : "ol", item[2] ?? "");
    else if (line.startsWith("|")) addRow(found, line);
    else addText(found, line.trim());
  }
  return found;
}

/** @param {Block[]} found @param {"ul" | "ol"} kind @param {string} text */
function addItem(found, kind, text) {
  const last = found.at(-1);
  if (last?.kind === kind) last.items.push(text);
  else found.push({ kind, items: [text] });
}

/** @param {Block[]} found @param {string} line */
function addRow(found, line) {
  const cells = line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
  const last = found.at(-1);
  if (last?.kind === "table") last.rows.push(cells);
  else found.push({ kind: "table", rows: [cells] });
}

/** @param {Block[]} found @param {string} line */
function addText(found, line) {
  const last = found.at(-1);
  if (last?.kind === "p") last.text += ` ${line}`;
  else if (last?.kind === "ul" || last?.kind === "ol") last.items[last.items.length - 1] += ` ${line}`;
  else found.push({ kind: "p", text: line });
}

/** Bold, slanted and code inside a line. @param {string} line */
function inline(line) {
  return line.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part) => {
    if (part.startsWith("**")) return html`<b>${part.slice(2, -2)}</b>`;
    if (part.startsWith("*") && part.length > 2) return html`<em>${part.slice(1, -1)}</em>`;
    return part.startsWith("`") ? html`<code>${part.slice(1, -1)}</code>` : part;
  });
}

/** @param {Block} block @param {string} target the paragraph in question */
function blockView(block, target) {
  if (block.kind === "h") return headingView(block, target);
  if (block.kind === "p") return html`<p>${inline(block.text)}</p>`;
  if (block.kind === "table") return tableView(block.rows);
  const items = block.items.map((item) => html`<li>${inline(item)}</li>`);
  return block.kind === "ul" ? html`<ul>${items}</ul>` : html`<ol>${items}</ol>`;
}

/** @param {{level: number, anchor: string, text: string}} heading @param {string} target */
function headingView({ level, anchor, text: said }, target) {
  const id = anchor ? `rule-${anchor}` : nothing;
  const here = anchor !== "" && anchor === target;
  return level <= 2
    ? html`<h3 id=${id} class=${here ? "here" : ""} tabindex="-1">${inline(said)}</h3>`
    : html`<h4 id=${id} class=${here ? "here" : ""} tabindex="-1">${inline(said)}</h4>`;
}

/** @param {string[][]} rows */
function tableView([head = [], ...rows]) {
  return html`<div class="scroll" tabindex="0"><table>
    <thead><tr>${head.map((cell) => html`<th>${inline(cell)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** @param {Block[]} page @param {string} target */
export const rulesView = (page, target) => html`${page.map((block) => blockView(block, target))}`;

/**
 * The anchor that stands for a paragraph: itself, or the nearest one above it (5.3 where there is no 5.3.1).
 * @param {Block[]} page
 * @param {string} paragraph
 */
export function nearestAnchor(page, paragraph) {
  const anchors = new Set(page.map((block) => (block.kind === "h" ? block.anchor : "")));
  const parts = paragraph.split(".");
  while (parts.length && !anchors.has(parts.join("."))) parts.pop();
  return parts.join(".");
}

/** @param {string} anchor */
export function showAnchor(anchor) {
  const heading = document.getElementById(`rule-${anchor}`);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

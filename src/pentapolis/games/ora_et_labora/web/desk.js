import { html, nothing } from "/static/js/lib.js";
import { icon } from "/static/js/parts/icon.js";
import { marks } from "/static/js/parts/spot.js";
import { token } from "./goods.js";
import { signed } from "./scene.js";

/**
 * The desk: buildings that may be built, my settlements, land to buy, and what opens next, on tabs; whatever is asked comes to
 * the front.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {{id: string, label: string, count: number | null}} Tab
 */

/** @type {Record<string, string>} by what is asked, the tab that answers it */
const TAB_OF = { settlement: "settlements", castle: "settlements", bulwark: "shop", after: "shop", borrow: "buildings" };

/** @param {Scene} scene */
export function deskView(scene) {
  const { ctx } = scene;
  const tabs = tabsOf(scene);
  const chosen = ctx.get("desk");
  const wanted = chosen && (chosen.number === ctx.number || !TAB_OF[ctx.about]) ? chosen.tab : (TAB_OF[ctx.about] ?? "buildings");
  const tab = tabs.some((each) => each.id === wanted) ? wanted : "buildings";
  return html`<div class="desk">
    <header>
      <div class="tabs dtabs">
        <div class="tablist" role="tablist" aria-label=${ctx.t("board-desk")}>
          ${tabs.map(
            (each) => html`<button
              role="tab"
              type="button"
              aria-selected=${each.id === tab}
              @click=${() => ctx.set("desk", { tab: each.id, number: ctx.number })}>
              ${each.label}${each.count === null ? nothing : html` <span class="cnt">${each.count}</span>`}
            </button>`,
          )}
        </div>
      </div>
      ${tab === "buildings" ? findView(scene) : nothing}
    </header>
    ${PANELS[tab]?.(scene) ?? nothing}
  </div>`;
}

/** @type {Record<string, (scene: Scene) => import("/static/js/types.js").Content>} */
const PANELS = { buildings: displayView, settlements: settlementsView, shop: shopView, next: nextView };

/** @param {Scene} scene @returns {Tab[]} */
function tabsOf({ ctx, view, mine }) {
  const next = view.piles[view.stage];
  return [
    { id: "buildings", label: ctx.t("board-tab-buildings"), count: view.display.length },
    ...(ctx.you === null
      ? []
      : [{ id: "settlements", label: ctx.t("board-tab-settlements"), count: mine.settlements?.length ?? 0 }]),
    { id: "shop", label: ctx.t("board-tab-shop"), count: null },
    ...(next ? [{ id: "next", label: ctx.t("board-tab-next", { pile: view.stage }), count: next.length }] : []),
  ];
}

// --- buildings ------------------------------------------------------------------------------------------------------------

const FILTERS = ["all", "now", "cloister", "coast", "hillside"];

/** @param {Scene} scene */
function findView({ ctx }) {
  const typed = (/** @type {Event} */ event) => ctx.set("find", /** @type {HTMLInputElement} */ (event.currentTarget).value);
  const chosen = (/** @type {Event} */ event) => ctx.set("filter", /** @type {HTMLSelectElement} */ (event.currentTarget).value);
  return html`<div class="find">
    <label class="srch">
      ${icon("u-find")}<span class="sr">${ctx.t("board-find")}</span><input
        class="field"
        type="search"
        placeholder=${ctx.t("board-find")}
        .value=${ctx.get("find") ?? ""}
        @input=${typed} />
    </label>
    <label>
      <span class="sr">${ctx.t("board-filter")}</span><select class="field" @change=${chosen}>
        ${FILTERS.map(
          (filter) => html`<option value=${filter} ?selected=${(ctx.get("filter") ?? "all") === filter}>
            ${ctx.t(`board-filter-${filter}`)}
          </option>`,
        )}</select>
    </label>
  </div>`;
}

/** @param {Scene} scene @param {string} card */
function shows(scene, card) {
  const { ctx } = scene;
  const find = String(ctx.get("find") ?? "").trim().toLocaleLowerCase();
  if (find && !`${scene.cardName(card)} ${scene.functionOf(card)}`.toLocaleLowerCase().includes(find)) return false;
  const facts = scene.facts(card);
  const filter = ctx.get("filter") ?? "all";
  if (filter === "now") return ctx.offers(`build ${card}`) || ctx.offers(`borrow ${card}`);
  if (filter === "cloister") return facts.cloister === true;
  return filter === "all" || facts.land.includes(filter);
}

/** What can be built comes first. @param {Scene} scene */
function displayView(scene) {
  const { ctx, view } = scene;
  const able = (/** @type {string} */ card) =>
    ctx.offers(`build ${card}`) || ctx.offers(`borrow ${card}`) || scene.picked.includes(`build ${card}`);
  const cards = [...view.display].filter((card) => shows(scene, card)).sort((a, b) => Number(able(b)) - Number(able(a)));
  if (!cards.length) return html`<p class="cap">${ctx.t("board-display-empty")}</p>`;
  return html`<div class="blist" tabindex="0" role="group" aria-label=${ctx.t("board-tab-buildings")}>
    ${cards.map((card) => buildingView(scene, card, spotOf(scene, card)))}
  </div>`;
}

/** @param {Scene} scene @param {string} card */
function spotOf({ ctx, picked }, card) {
  const verb = ctx.offers(`borrow ${card}`) || picked.includes(`borrow ${card}`) ? "borrow" : "build";
  return ctx.ask ? ctx.spot(`${verb} ${card}`, { calm: ctx.about === "action" || ctx.about === "bonus" }) : null;
}

/** @param {Scene} scene @param {string} card @param {import("./scene.js").Spot | null} spot */
export function buildingView(scene, card, spot) {
  const { ctx } = scene;
  const facts = scene.facts(card);
  const cost = Object.entries(facts.cost ?? {});
  const said = ctx.t("board-building", {
    card: scene.cardName(card),
    effect: scene.functionOf(card),
    economic: facts.economic,
    dwelling: facts.dwelling,
  });
  const mark = marks(spot, said, ctx);
  return html`<button
    type="button"
    class=${facts.cloister ? "bld clo" : "bld"}
    data-state=${mark.state}
    ?data-lit=${mark.lit}
    data-option=${spot?.option ?? nothing}
    aria-pressed=${mark.pressed}
    aria-disabled=${mark.disabled}
    data-about=${card}
    data-thing=${`display/${card}`}
    @click=${spot?.press ? mark.press : () => ctx.details(card)}><span class="sr">${mark.label}</span>
    <span class="flag" aria-hidden="true">${icon(`b-${card}`)}${facts.cloister ? html`<i class="cross"></i>` : nothing}</span>
    <span class="bw" aria-hidden="true">
      <span class="nm">${scene.cardName(card)}</span>
      <span class="fn">${scene.functionOf(card)}</span>
    </span>
    <span class="ft" aria-hidden="true">
      <span class="cost">
        ${cost.map(
          ([good, count]) => html`<span class=${lacks(scene, good, count) ? "lack" : ""}>${token(good)}<b>${count}</b></span>`,
        )}
      </span>
      ${valuesView(facts)}${placesView(facts.land)}
    </span>
    ${mark.strip ? html`<span class="why" aria-hidden="true">${mark.strip}</span>` : nothing}</button>`;
}

/** @param {Scene} scene @param {string} good @param {number} count */
const lacks = (scene, good, count) =>
  scene.ctx.you !== null &&
  (good === "coin" ? (scene.mine.money ?? 0) : scene.held(good) + (good === "straw" ? scene.held("grain") : 0)) < count;

/** @param {{economic: number, dwelling: number}} facts */
export const valuesView = (facts) => html`<span class="ed">
  <span class="sh">${icon("u-shield")}<b>${signed(facts.economic)}</b></span>
  <span class="dw">${icon("u-dwell")}<b>${signed(facts.dwelling)}</b></span>
</span>`;

/** @param {string[]} land */
const placesView = (land) =>
  html`<span class="places">${land.map((terrain) => html`<i data-t=${terrain}>${icon(`p-${terrain}`)}</i>`)}</span>`;

// --- settlements ------------------------------------------------------------------------------------------------------------

/** @param {Scene} scene */
function settlementsView(scene) {
  const { ctx, mine } = scene;
  const cards = mine.settlements ?? [];
  if (!cards.length) return html`<p class="cap">${ctx.t("board-no-settlements")}</p>`;
  return html`<div class="slist">
    ${cards.map((card) => settlementView(scene, card))}${ctx.about === "settlement" ? shopBox(scene) : nothing}
  </div>`;
}

/** @param {Scene} scene @param {string} card */
function settlementView(scene, card) {
  const { ctx } = scene;
  const facts = scene.facts(card);
  const spot = ["settlement", "castle", "place", "pay"].includes(ctx.about)
    ? ctx.spot(`settle ${card}`, { calm: ctx.about === "settlement" })
    : null;
  const places = scene.mine.cells.filter((cell) => cell.around !== undefined && facts.land.includes(cell.terrain));
  const best = Math.max(...places.map((cell) => scene.gainOf(card, cell)));
  const note = places.length ? ctx.t("board-places", { count: places.length, best }) : ctx.t("board-no-place");
  const said = ctx.t("board-settlement", {
    card: scene.cardName(card),
    food: facts.food ?? 0,
    energy: facts.energy ?? 0,
    economic: facts.economic,
    dwelling: facts.dwelling,
  });
  const mark = marks(spot, `${said} ${note}`, ctx);
  return html`<button
    type="button"
    class="bld setl"
    data-state=${mark.state}
    ?data-lit=${mark.lit}
    data-option=${spot?.option ?? nothing}
    aria-pressed=${mark.pressed}
    aria-disabled=${mark.disabled}
    data-about=${card}
    data-thing=${`supply/${card}`}
    @click=${spot?.press ? mark.press : () => ctx.details(card)}>
    <span class="sr">${mark.label}</span>
    <span class="flag" aria-hidden="true">${icon(`b-${card}`)}</span>
    <span class="bw" aria-hidden="true">
      <span class="nm">${scene.cardName(card)}</span>
      <span class="need">
        <span>
          ${icon("u-food")}
          <b>${facts.food}</b>
        </span>
        <span>
          ${icon("u-energy")}
          <b>${facts.energy}</b>
        </span>
      </span>
      <span class="fn">${note}</span>
    </span>
    <span class="ft" aria-hidden="true">${valuesView(facts)}${placesView(facts.land)}</span>
    ${mark.strip ? html`<span class="why" aria-hidden="true">${mark.strip}</span>` : nothing}
  </button>`;
}

// --- land to buy --------------------------------------------------------------------------------------------------------------

/** @param {Scene} scene */
function shopView(scene) {
  const { ctx, view } = scene;
  const prices = (/** @type {number[]} */ list) => (list.length ? list.join(" · ") : ctx.t("board-sold-out"));
  return html`<div class="slist shoplist">
    ${shopBox(scene)}
    <div class="shop wide">
      <h3>${ctx.t("board-prices")}</h3>
      <p>${icon("u-district")} ${ctx.t("board-districts")}: <b>${prices(view.prices.districts)}</b></p>
      <p>${icon("u-plot")} ${ctx.t("board-plots")}: <b>${prices(view.prices.plots)}</b></p>
      <p class="cap">${ctx.t("board-shop-note")}</p>
    </div>
  </div>`;
}

const SIDES = ["plains", "hills", "coast", "mountain"];

/** The sides that can be bought or laid now; one is chosen, then its row. @param {Scene} scene */
function shopBox(scene) {
  const { ctx } = scene;
  const options = [...scene.optionsOf("buy"), ...scene.optionsOf("lay")];
  if (!options.length)
    return html`<div class="shop">
      <h3>${ctx.t("board-shop")}</h3>
      <p class="cap">${ctx.t("board-shop-none")}</p>
    </div>`;
  const chosen = ctx.get("side")?.number === ctx.number ? ctx.get("side").side : null;
  return html`<div class="shop">
    <h3>${ctx.t("board-shop")}</h3>
    ${
      chosen
        ? rowsView(scene, chosen, options)
        : SIDES.filter((side) => options.some((option) => option.split(" ")[1] === side)).map((side) => sideView(scene, side))
    }
  </div>`;
}

/** @param {Scene} scene @param {string} side */
function sideView({ ctx, view }, side) {
  const price = view.prices[side === "plains" || side === "hills" ? "districts" : "plots"][0];
  const free = ctx.about === "bulwark";
  return html`<button
    type="button"
    class="btn"
    data-lit
    data-side=${side}
    @click=${() => ctx.set("side", { side, number: ctx.number })}>
    ${icon(side === "plains" || side === "hills" ? "u-district" : "u-plot")}
    <span>${ctx.t(`side-${side}`)}</span>
    ${free ? nothing : html`<b>${price}</b>${token("coin")}`}
  </button>`;
}

/** @param {Scene} scene @param {string} side @param {string[]} options */
function rowsView({ ctx }, side, options) {
  const rows = options.filter((option) => option.split(" ")[1] === side);
  return html`<p class="cap">${ctx.t("board-which-row", { side: ctx.t(`side-${side}`) })}</p>
    <div class="rows">
      ${rows.map((option) => {
        const row = Number(option.split(" ")[2]);
        const label = ctx.t("board-row", { row, place: row < 0 ? "above" : "below" });
        const mark = marks(ctx.spot(option, { calm: true }), label, ctx);
        return html`<button
          type="button"
          class="btn"
          data-state=${mark.state}
          ?data-lit=${mark.lit}
          data-option=${option}
          @click=${mark.press}>
          ${label}
        </button>`;
      })}
      <button type="button" class="btn quiet" @click=${() => ctx.set("side", null)}>${ctx.t("board-back")}</button>
    </div>`;
}

/** What opens with the next settlement phase. @param {Scene} scene */
function nextView(scene) {
  const { ctx, view } = scene;
  const cards = view.piles[view.stage] ?? [];
  return html`<div class="blist" tabindex="0" role="group" aria-label=${ctx.t("board-tab-next", { pile: view.stage })}>
    ${cards.map((/** @type {string} */ card) => buildingView(scene, card, null))}
  </div>`;
}

import { html, nothing } from "/static/js/lib.js";
import { seatHouse } from "/static/js/parts/house.js";
import { icon } from "/static/js/parts/icon.js";
import { edges } from "./edges.js";
import { landView } from "./land.js";
import { contractOrder, orderContracts } from "./orders.js";
import { clergyView, sourcesView } from "./seats.js";

/**
 * The land that lies large, mine or another's, and what I have at home.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */

/** @param {Scene} scene */
export function landsView(scene) {
  const { ctx } = scene;
  const board = scene.shownBoard;
  const own = board === ctx.you;
  return html`<div class="mine-head">
      ${tabsView(scene, board)}${
        own ? homeView(scene, board) : html`<span class="home">${clergyView(scene, board)}</span>`
      }${sourcesView(scene, board, "big")}
      ${
        scene.seat(board).total === undefined
          ? nothing
          : html`<div class="vp"><span class="num">${scene.seat(board).total}</span>
              <span class="cap">${ctx.t("board-points-now")}</span></div>`
      }
    </div>
    <div class="lands"><div ${edges()}>${landView(scene, board)}</div></div>`;
}

/** @param {Scene} scene @param {number} board */
function tabsView(scene, board) {
  const { ctx } = scene;
  const order = ctx.you === null ? scene.boards : [ctx.you, ...scene.boards.filter((each) => each !== ctx.you)];
  return html`<div class="tablist ltabs" role="tablist" aria-label=${ctx.t("board-whose-land")}>
    ${order.map((each) => {
      const name = scene.nameOf(each);
      const reach = ctx.ask && each !== board ? scene.choices(each) : 0;
      return html`<button
        role="tab"
        type="button"
        aria-selected=${each === board}
        data-look=${each}
        data-reach=${reach || nothing}
        @click=${() => scene.look(each)}>
        ${seatHouse(each, name, each < scene.view.seats.length && ctx.acts(each))}
        <span>${each === ctx.you ? ctx.t("board-my-land") : name}</span>
      </button>`;
    })}
  </div>`;
}

/**
 * My clergymen: the one who goes next can be chosen; and the standing order for contracts.
 *
 * @param {Scene} scene @param {number} board
 */
function homeView(scene, board) {
  const { ctx } = scene;
  const both =
    scene.optionsOf("use").some((option) => option.startsWith("use prior ")) &&
    scene.optionsOf("use").some((option) => option.startsWith("use brother "));
  const order = contractOrder();
  return html`<span class="home">
    ${clergyView(scene, board)}${
      both
        ? html`<span class="seg figures" role="group" aria-label=${ctx.t("board-who-goes")}>
            ${["brother", "prior"].map(
              (figure) => html`<button
                type="button"
                aria-pressed=${scene.figure === figure}
                title=${scene.word("clergyman", figure)}
                aria-label=${scene.word("clergyman", figure)}
                data-figure=${figure}
                @click=${() => ctx.set("figure", figure)}>
                ${icon(figure === "prior" ? "u-prior" : "u-lay")}
              </button>`,
            )}
          </span>`
        : nothing
    }${
      scene.view.seats.length > 1
        ? html`<button
            type="button"
            class="btn icon order-key"
            aria-pressed=${order === "brother"}
            title=${ctx.t("board-order")}
            aria-label=${ctx.t("board-order")}
            @click=${() => {
              orderContracts(order === "brother" ? "ask" : "brother");
              ctx.set("order", order);
            }}>
            ${icon("u-lay")}<b aria-hidden="true">1</b>
          </button>`
        : nothing
    }
  </span>`;
}

/**
 * The standing order for work contracts: whether the table asks which clergyman goes, or a lay brother goes first. Kept in this
 * browser.
 *
 * @typedef {"ask" | "brother"} Order
 */

const KEY = "pentapolis-ora-contracts";

/** @returns {Order} */
export function contractOrder() {
  try {
    return localStorage.getItem(KEY) === "brother" ? "brother" : "ask";
  } catch {
    return "ask";
  }
}

/** @param {Order} order */
export function orderContracts(order) {
  try {
    localStorage.setItem(KEY, order);
  } catch {
    // A browser that keeps nothing goes on asking.
  }
}

/** What the order answers to an ask, if anything. @param {import("/static/js/table/context.js").Context} ctx */
export const ordered = (ctx) =>
  ctx.about === "clergyman" && contractOrder() === "brother" && ctx.offers("send brother") ? "send brother" : undefined;

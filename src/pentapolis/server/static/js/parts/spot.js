import { nothing } from "../lib.js";

/**
 * How a place where an option can be chosen is written into an element: the state for the eye, and the same for the ear.
 * Spread over a button: `?data-lit=… aria-pressed=… aria-disabled=… @click=…`.
 *
 * @param {import("../table/context.js").Spot | null} spot @param {string} label what it is, in words
 * @param {import("../table/context.js").Context} ctx
 */
export function marks(spot, label, ctx) {
  const refusal = spot?.refusal;
  return {
    state: spot?.mark ?? nothing,
    lit: spot?.lit ?? false,
    pressed: spot?.mark === "selected" ? "true" : nothing,
    disabled: spot && !spot.lit ? "true" : nothing,
    label: refusal ? ctx.t("ui-card-forbidden", { card: label, why: ctx.refusal(refusal) }) : said(spot, label, ctx),
    press: () => spot?.press?.(),
    strip: spot?.strip ?? "",
  };
}

/**
 * @param {import("../table/context.js").Spot | null} spot
 * @param {string} label
 * @param {import("../table/context.js").Context} ctx
 */
function said(spot, label, ctx) {
  if (spot?.mark === "selected") return ctx.t("ui-card-chosen", { card: label });
  return spot?.mark === "playable" ? ctx.t("ui-card-playable", { card: label }) : label;
}

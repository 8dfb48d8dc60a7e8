import { ref } from "../lib.js";

/**
 * Style values of one element that are known only when it is drawn (a place on a grid, a length). The page's security policy
 * forbids `style` attributes, so they are set on the element.
 *
 * @param {Record<string, string | number>} values
 */
export const styled = (values) =>
  ref((element) => {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, String(value));
  });

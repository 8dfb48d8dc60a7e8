import { ref } from "../lib.js";

const ANYTHING = ".*\\S.*";

/**
 * A field that must be filled, with more than blanks, and that says so in the words of the page instead of the browser's own.
 *
 * @param {string} said
 */
export const required = (said) =>
  ref((element) => {
    if (!(element instanceof HTMLInputElement)) return;
    element.required = true;
    element.pattern = ANYTHING;
    element.oninvalid = () => element.setCustomValidity(said);
    element.oninput = () => element.setCustomValidity("");
  });

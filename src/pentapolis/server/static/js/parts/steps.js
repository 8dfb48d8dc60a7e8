import { html, nothing } from "../lib.js";

/** The steps of a composed choice: done, now, later. @param {import("../types.js").Step[]} steps */
export const stepList = (steps) =>
  steps.length < 2
    ? nothing
    : html`<ol class="steps">
        ${steps.map(
          (step) => html`<li class=${step.done ? "done" : ""} aria-current=${step.now ? "step" : nothing}>
            <span>${step.about}</span>
          </li>`,
        )}
      </ol>`;

/** The one door to the vendored libraries, so that a new version touches one file. */
export { html, svg, nothing, render } from "../vendor/lit-html/lit-html.js";
export { repeat } from "../vendor/lit-html/directives/repeat.js";
export { classMap } from "../vendor/lit-html/directives/class-map.js";
export { keyed } from "../vendor/lit-html/directives/keyed.js";
export { live } from "../vendor/lit-html/directives/live.js";
export { ref } from "../vendor/lit-html/directives/ref.js";
export { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";

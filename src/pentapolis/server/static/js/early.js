// Runs before the first paint (a plain script, not a module): the theme and language of last time, so that nothing flashes.
(() => {
  /** @type {{theme?: string, lang?: string}} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("pentapolis") ?? "{}");
  } catch {
    // storage is shut or spoilt: begin with what the system wishes
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const root = document.documentElement;
  root.dataset.theme = kept.theme === "day" || kept.theme === "night" ? kept.theme : dark ? "night" : "day";
  if ("spoken" in root.dataset) return; // its words are there already, in the language that it names
  if (kept.lang === "ru" || kept.lang === "en") root.lang = kept.lang;
})();

// Before the first paint: the reader's own choice, else what the system prefers; on colours that it forces, only that can be read.
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem("theme");
  } catch (error) {
    kept = null;
  }
  var dark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  var forced = window.matchMedia("(forced-colors: active)").matches;
  document.documentElement.dataset.theme = (!forced && kept) || (dark ? "night" : "parchment");
})();

// Before the first paint: the reader's own choice, else what the system prefers.
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem("theme");
  } catch (error) {
    kept = null;
  }
  var dark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = kept || (dark ? "night" : "parchment");
})();

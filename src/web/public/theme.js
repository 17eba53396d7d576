// Runs before the first paint, so that a dark page never flashes light.
try {
  if (localStorage.getItem("laurel-theme") === "dark") {
    document.documentElement.dataset.theme = "dark";
    document.querySelector('meta[name="theme-color"]').setAttribute("content", "#101613");
  }
} catch {
  // Storage can be forbidden; the light theme then stays.
}

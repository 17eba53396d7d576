// Runs before the first paint, so that a dark page does not flash light and an open sidebar does not jump.
try {
  const { documentElement } = document;
  if (/(^|; )sidebar:state=true(;|$)/.test(document.cookie)) documentElement.dataset.sidebar = "open";
  if (localStorage.getItem("laurel-theme") === "dark") {
    documentElement.dataset.theme = "dark";
    document.querySelector('meta[name="theme-color"]').setAttribute("content", "#101613");
  }
} catch {
  // Storage can be forbidden.
}

// The event may fire before shell/install-signal.ts is loaded.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installSignal = event;
});

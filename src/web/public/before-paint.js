// Before the first paint: a dark page never flashes light, an open sidebar never jumps open.
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

// This may come before shell/install-signal.ts.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installSignal = event;
});

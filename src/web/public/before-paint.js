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

// The code of a page that came as HTML, the last of these, is loaded once it is painted.
const modules = document.currentScript.dataset.modules?.split(" ");

function loadModules() {
  for (const href of modules.slice(0, -1)) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  import(modules.at(-1));
}

// What is pressed last before the code is there is pressed again then (shell/use-early-press.ts).
let pressed;
let takenOver;

function notePress({ target }) {
  pressed = takenOver ? undefined : target.closest("button");
}

if (modules) {
  addEventListener("click", notePress);
  // React answers from here on.
  addEventListener("laurel:takeover", () => {
    takenOver = true;
  });
  addEventListener("laurel:alive", () => {
    removeEventListener("click", notePress);
    pressed?.click();
    pressed = undefined;
  });
  addEventListener("DOMContentLoaded", () => {
    // A hidden tab is not painted.
    if (document.visibilityState === "hidden") loadModules();
    else requestAnimationFrame(() => setTimeout(loadModules));
  });
}

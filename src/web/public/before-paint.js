// Runs before the first paint, so that a dark page never flashes light and an open sidebar never jumps open.
try {
  const { documentElement } = document;
  if (/(^|; )sidebar:state=true(;|$)/.test(document.cookie)) documentElement.dataset.sidebar = "open";
  if (localStorage.getItem("laurel-theme") === "dark") {
    documentElement.dataset.theme = "dark";
    document.querySelector('meta[name="theme-color"]').setAttribute("content", "#101613");
  }
} catch {
  // Storage can be forbidden; the light theme then stays.
}

// The browser may say that Laurel can be installed before the code that offers it is there (shell/install-signal.ts).
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installSignal = event;
});

// A page that came as HTML is read first: its code, the last of these modules, is loaded once it has been painted.
const modules = document.currentScript.dataset.modules?.split(" ");

function loadModules() {
  for (const href of modules.slice(0, -1)) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  import(modules.at(-1));
}

// A button that is pressed before its code is there is pressed again when it is (shell/use-early-press.ts), unless
// something else was clicked since.
let pressed;
let takenOver = false;

function notePress({ target }) {
  pressed = takenOver ? undefined : target.closest("button");
}

if (modules) {
  addEventListener("click", notePress);
  // From here on React itself answers a press.
  addEventListener("laurel:takeover", () => {
    takenOver = true;
  });
  addEventListener("laurel:alive", () => {
    removeEventListener("click", notePress);
    pressed?.click();
    pressed = undefined;
  });
  addEventListener("DOMContentLoaded", () => {
    // A page in a hidden tab is not painted until it is looked at.
    if (document.visibilityState === "hidden") loadModules();
    else requestAnimationFrame(() => setTimeout(loadModules));
  });
}

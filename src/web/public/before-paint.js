// Runs before the first paint, so that a dark page does not flash light and an open sidebar does not jump.
try {
  const { documentElement } = document;
  if (/(^|; )sidebar:state=true(;|$)/.test(document.cookie)) documentElement.dataset.sidebar = "open";
  const theme = localStorage.getItem("laurel-theme");
  if (theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches)) {
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

// Before the app is loaded its links are plain ones, without the history state that says which form /auth opens.
addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-auth-mode]");
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // With the keys of an entry of the router, as it replaces the state of others.
  const entry = { key: "early", __TSR_key: "early", __TSR_index: 1 };
  history.pushState({ ...entry, authMode: link.dataset.authMode }, "", link.href);
  location.reload();
});

// The HTML of a student's page names its first requests. They start here, before the app is loaded, which takes them
// over (http/first-requests.ts). The data of a visitor or of a student without a profile would be refused.
const firstRequests = document.querySelector('meta[name="first-requests"]');
if (firstRequests) {
  const me = fetch("/api/me");
  const hasData = me.then(async (response) => {
    const { user, has_profile } = await response.clone().json();
    return Boolean(user && has_profile);
  });
  const urls = firstRequests.content.split(" ").filter(Boolean);
  const requests = urls.map((url) => [url, hasData.then((has) => (has ? fetch(url) : undefined))]);
  window.firstRequests = new Map([["/api/me", me], ...requests]);
  for (const request of window.firstRequests.values()) request.catch(() => {});
  greet(me, window.firstRequests.get("/api/profile")).catch(() => {});
}

/** Shows the name in the greeting of a skeleton, as the page does: that of the account, then that of the profile. */
async function greet(me, profile) {
  const show = (name) => {
    const place = document.querySelector("[data-own-name]");
    if (!place || !name?.trim()) return;
    place.removeAttribute("class");
    place.textContent = name.trim();
  };
  const account = await me;
  show((await account.clone().json()).user?.full_name);
  const answers = await profile;
  if (answers?.ok) show((await answers.clone().json()).full_name);
}

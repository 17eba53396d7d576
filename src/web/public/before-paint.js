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

/** Shows the name in the greeting of a skeleton: that of the profile, as the page itself will, else that of the account. */
async function greet(me, profile) {
  const [account, answers] = await Promise.all([me, profile]);
  const { user } = await account.clone().json();
  const name = (answers?.ok && (await answers.clone().json()).full_name?.trim()) || user?.full_name?.trim();
  if (name) document.querySelector("[data-own-name]")?.replaceWith(name);
}

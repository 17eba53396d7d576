// The service worker. It keeps what everyone gets: the app's own files, and public pages that were read. Nothing under /api is
// ever kept or answered by it, and pages hold nothing of a student's, so that no student's data is left in its caches.

// scripts/prerender.ts puts in here what this build is made of.
const build = "unbuilt";
const core = [];
const assets = [];
const readable = [];

const coreCache = `core-${build}`;
const offlinePage = "/offline.html";
const pagesKept = 60;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(coreCache).then((cache) => cache.addAll(core)));
});

addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), dropOldAssets(), clients.claim()]));
});

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (core.includes(pathname) || pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** The page from the server; without a connection as it was read last, or the page that says so. */
async function page(event) {
  const { pathname } = new URL(event.request.url);
  const isReadable = readable.includes(pathname) || pathname.startsWith("/scholarships/");
  try {
    const response = await fetch(event.request);
    if (isReadable && response.ok && !response.redirected) event.waitUntil(keepPage(pathname, response.clone()));
    return response;
  } catch {
    const read = isReadable ? await caches.match(pathname, { cacheName: "pages" }) : undefined;
    return read ?? (await caches.match(offlinePage)) ?? Response.error();
  }
}

async function keepPage(pathname, response) {
  const cache = await caches.open("pages");
  // Put last, so that the oldest come first.
  await cache.delete(pathname);
  await cache.put(pathname, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -pagesKept).map((key) => cache.delete(key)));
}

/** Files under /assets never change, as their names do. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && new URL(request.url).pathname.startsWith("/assets/")) {
    const cache = await caches.open("assets");
    await cache.put(request, response.clone());
  }
  return response;
}

async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("core-") && name !== coreCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** What this build has not got. A page that was read with it would not work any more, so those go too. */
async function dropOldAssets() {
  const cache = await caches.open("assets");
  const keys = await cache.keys();
  const old = keys.filter(({ url }) => !assets.includes(new URL(url).pathname));
  await Promise.all(old.map((key) => cache.delete(key)));
  if (old.length > 0) await caches.delete("pages");
}

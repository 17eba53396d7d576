// The service worker. It keeps what everyone gets: the app's own files, and public pages that were read. Nothing under
// /api is ever kept or answered by it, and no page holds anything of a student's. Which pages were read says something
// of whoever read them, so signing out removes the cache "pages" (features/accounts/student-data.ts).

// scripts/prerender.ts puts in here what this build is made of.
const build = "unbuilt";
const core = [];
const assets = [];
const readable = [];

const coreCache = `core-${build}`;
const offlinePage = "/offline.html";
const pagesKept = 60;

/** How often what was read was forgotten: a page that was asked for before that is not kept when it comes. */
let forgotten = 0;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(coreCache).then((cache) => cache.addAll(core)));
});

// Pages that were read with an older build go too, as they may need what only that had.
addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), dropOldAssets(), caches.delete("pages"), clients.claim()]));
});

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  if (event.data === "forget pages") {
    forgotten += 1;
    event.waitUntil(caches.delete("pages"));
  }
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (core.includes(pathname)) event.respondWith(file(request));
});

/** The page from the server; without a connection as it was read last, or the page that says so. */
async function page(event) {
  const { pathname, search } = new URL(event.request.url);
  // The HTML of a page differs by its query.
  const key = pathname + search;
  const isReadable = readable.includes(pathname) || pathname.startsWith("/scholarships/");
  const askedAt = forgotten;
  try {
    const response = await fetch(event.request);
    const isKept = isReadable && response.ok && !response.redirected;
    if (isKept) event.waitUntil(keepPage(key, response.clone(), askedAt));
    return response;
  } catch {
    const read = isReadable ? await caches.match(key, { cacheName: "pages" }) : undefined;
    return read ?? (await caches.match(offlinePage)) ?? Response.error();
  }
}

async function keepPage(key, response, askedAt) {
  if (askedAt !== forgotten) return;
  const cache = await caches.open("pages");
  // Put last, so that the oldest come first.
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -pagesKept).map((key) => cache.delete(key)));
}

/** Files under /assets never change, as their names do. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open("assets");
    await cache.put(request, response.clone());
  }
  return response;
}

/**
 * A file whose name stays while it changes: from the server, so that it fits the page, and without a connection as it
 * was.
 */
async function file(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { cacheName: coreCache })) ?? Response.error();
  }
}

async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("core-") && name !== coreCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** What this build has not got. */
async function dropOldAssets() {
  const cache = await caches.open("assets");
  const keys = await cache.keys();
  const old = keys.filter(({ url }) => !assets.includes(new URL(url).pathname));
  await Promise.all(old.map((key) => cache.delete(key)));
}

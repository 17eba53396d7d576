// The service worker. It caches what is the same for everybody: the app's own files, public pages that the user has
// read, and the empty shell of /applications. It never answers or caches anything under /api, and no page contains data
// of a student. The cached pages reveal something about the reader. So signing out removes them
// (features/accounts/shared/forget-student.ts).

// scripts/prerender.ts fills in the lists of this build.
const build = "unbuilt";
const core = [];
const assets = [];
const readable = [];
const tracker = [];

const coreCache = `core-${build}`;
const trackerCache = `tracker-${build}`;
const trackerPage = "/applications";
const offlinePage = "/offline.html";
const mostPages = 60;

/** Counts how often the page cache was cleared. A page that was requested before the last time is not cached. */
let timesCleared = 0;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(coreCache).then((cache) => cache.addAll(core)));
});

// Removes cached pages of an older build too, as they may need its chunks.
addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), dropOldAssets(), caches.delete("pages"), clients.claim()]));
});

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  if (event.data === "forget pages") {
    timesCleared += 1;
    event.waitUntil(Promise.all([caches.delete("pages"), caches.delete(trackerCache)]));
  }
  if (event.data === "keep tracker") event.waitUntil(cacheTracker());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (core.includes(pathname)) event.respondWith(file(request));
});

/**
 * Answers with the page from the server; without a connection with the cached page, else the offline page. Pages are
 * cached with their search params, as the HTML of a tab or a category differs.
 */
async function page(event) {
  const { pathname, search } = new URL(event.request.url);
  const isReadable = readable.includes(pathname) || pathname.startsWith("/scholarships/");
  const requestedAt = timesCleared;
  try {
    const response = await fetch(event.request);
    const isCached = isReadable && response.ok && !response.redirected;
    if (isCached) event.waitUntil(cachePage(pathname + search, response.clone(), requestedAt));
    return response;
  } catch {
    const read = isReadable ? await caches.match(pathname + search, { cacheName: "pages" }) : undefined;
    const shell = pathname === trackerPage ? await caches.match(trackerPage, { cacheName: trackerCache }) : undefined;
    return read ?? shell ?? (await caches.match(offlinePage)) ?? Response.error();
  }
}

async function cachePage(path, response, requestedAt) {
  if (requestedAt !== timesCleared) return;
  const cache = await caches.open("pages");
  // A page that is read again moves to the end, so the oldest pages come first.
  await cache.delete(path);
  await cache.put(path, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -mostPages).map((key) => cache.delete(key)));
}

/** Caches the shell of the tracker, in which the app shows the copy of this browser, and the files that it may load. */
async function cacheTracker() {
  if (await caches.has(trackerCache)) return;
  const requestedAt = timesCleared;
  const response = await fetch(trackerPage);
  if (!response.ok || response.redirected) return;
  const files = await caches.open("assets");
  const isCached = await Promise.all(tracker.map((path) => caches.match(path)));
  await files.addAll(tracker.filter((_, index) => !isCached[index]));
  if (requestedAt === timesCleared) await (await caches.open(trackerCache)).put(trackerPage, response);
}

/** Files under /assets never change, as their names contain a hash. */
async function asset(request) {
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open("assets");
    await cache.put(request, response.clone());
  }
  return response;
}

/**
 * A file whose content can change under the same name. It comes from the server, so that it fits the page, and from the
 * cache without a connection.
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
  const isOfBuild = (name) => /^(core|tracker)-/.test(name);
  const old = names.filter((name) => isOfBuild(name) && name !== coreCache && name !== trackerCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Removes the chunks of older builds. */
async function dropOldAssets() {
  const cache = await caches.open("assets");
  const keys = await cache.keys();
  const old = keys.filter(({ url }) => !assets.includes(new URL(url).pathname));
  await Promise.all(old.map((key) => cache.delete(key)));
}

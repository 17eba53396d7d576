// Runs on the offline page. Lists the cached pages, and reloads when the connection is back.
const lookAgainMs = 5000;

async function reloadWhenOnline() {
  const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) location.reload();
}

// The event may fire before a request succeeds, and does not fire when only the server was down. So a request checks it
// too.
addEventListener("online", reloadWhenOnline);
setInterval(reloadWhenOnline, lookAgainMs);
document.getElementById("again")?.addEventListener("click", () => location.reload());

async function listRead() {
  const list = document.getElementById("read");
  const pages = await (await caches.open("pages")).keys();
  for (const { url } of pages.reverse()) {
    const { pathname, search } = new URL(url);
    const path = pathname + search;
    const response = await caches.match(path, { cacheName: "pages" });
    const title = /<title>([^<]*?)(?: · Laurel)?<\/title>/.exec((await response?.text()) ?? "")?.[1];
    const link = Object.assign(document.createElement("a"), { href: path, textContent: plain(title ?? path) });
    link.className = list.dataset.link;
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  if (pages.length > 0) list.parentElement.hidden = false;
}

const plain = (text) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

listRead();

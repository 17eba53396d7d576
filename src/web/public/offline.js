// On the page that is shown without a connection: lists what was read before, and comes back when the connection does.
const lookAgainMs = 5000;

async function comeBack() {
  const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) location.reload();
}

// The browser's own word comes before the first request gets through, and not at all when it is the server that was
// away.
addEventListener("online", comeBack);
setInterval(comeBack, lookAgainMs);
document.getElementById("again")?.addEventListener("click", () => location.reload());

async function listRead() {
  const list = document.getElementById("read");
  const pages = await (await caches.open("pages")).keys();
  for (const { url } of pages.reverse()) {
    const { pathname, search } = new URL(url);
    const href = pathname + search;
    const response = await caches.match(href, { cacheName: "pages" });
    const title = /<title>([^<]*?)(?: · Laurel)?<\/title>/.exec((await response?.text()) ?? "")?.[1];
    const link = Object.assign(document.createElement("a"), { href, textContent: plain(title ?? href) });
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

import type { PublicPage } from "./public-page.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for an element or a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A `script` element with JSON. The JSON is escaped, so that it cannot end the element. */
const jsonBlock = (type: string, data: unknown, id = ""): string =>
  `<script type="${type}"${id && ` id="${id}"`}>${JSON.stringify(data).replace(/</g, "\\u003c")}</script>`;

const image = {
  path: "/social.png",
  width: 1200,
  height: 630,
  alt: "Laurel: find scholarships you can actually get",
};

/** The title, meta tags and JSON-LD of a page, for search engines and link previews. */
export function headHtml(page: PublicPage, origin: string): string {
  const url = escaped(origin + page.canonical);
  const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;
  const graph = (property: string, content: string | number) =>
    `<meta property="og:${property}" content="${escaped(String(content))}" />`;
  return [
    `<title>${escaped(page.title)}</title>`,
    named("description", page.description),
    ...(page.indexed ? [`<link rel="canonical" href="${url}" />`] : [named("robots", "noindex")]),
    graph("site_name", "Laurel"),
    graph("type", page.isArticle ? "article" : "website"),
    graph("title", page.title),
    graph("description", page.description),
    graph("url", origin + page.canonical),
    graph("image", origin + image.path),
    graph("image:width", image.width),
    graph("image:height", image.height),
    graph("image:alt", image.alt),
    named("twitter:card", "summary_large_image"),
    ...(page.structuredData?.(origin) ?? []).map((data) => jsonBlock("application/ld+json", data)),
  ].join("\n    ");
}

type PageParts = {
  /** From headHtml. */
  head: string;
  /** The scripts that the page needs beside those in the template. */
  modules: readonly string[];
  /** The HTML inside #root. Without it the browser renders the page. */
  html?: string;
  /** The HTML is a student's shell around a skeleton, which the browser replaces rather than hydrates. */
  isSkeleton?: boolean;
  /** The URLs that a student's page requests first, beside `/api/me`. public/before-paint.js starts them. */
  firstRequests?: readonly string[];
  /** The results of the page's first queries (web/page-data.ts). */
  data?: unknown;
};

const firstRequestsHtml = (urls: readonly string[]) =>
  `\n    <meta name="first-requests" content="${escaped(urls.join(" "))}" />`;

/**
 * Fills the built index.html with a page. The scripts of its route are preloaded, so that the browser fetches them in
 * parallel with the app's own scripts. With `html` the scripts get a low priority, so that styles and text load first.
 */
export function pageHtml(
  template: string,
  { head, modules, html, isSkeleton = false, firstRequests = [], data }: PageParts,
): string {
  const preloads = modules.map((path) => `  <link rel="modulepreload" href="${escaped(path)}" />\n  `).join("");
  const filled = template
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => (isSkeleton ? head + firstRequestsHtml(firstRequests) : head))
    .replace("</head>", () => `${preloads}</head>`)
    .replace("<!--data-->", () => (data === undefined ? "" : jsonBlock("application/json", data, "page-data")));
  if (html === undefined) return filled;
  const rooted = isSkeleton ? filled.replace('<div id="root">', '<div id="root" data-skeleton>') : filled;
  return rooted
    .replaceAll(/(rel="modulepreload"|type="module")/g, '$1 fetchpriority="low"')
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, (noscript) => (isSkeleton ? noscript : ""))
    .replace("<!--page-->", () => html);
}

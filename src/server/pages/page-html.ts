import type { PublicPage } from "./public-page.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it may stand in an element or in a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** JSON as it may stand in a `script` element: nothing in it can end the element. */
export const jsonBlock = (type: string, data: unknown, id = ""): string =>
  `<script type="${type}"${id && ` id="${id}"`}>${JSON.stringify(data).replace(/</g, "\\u003c")}</script>`;

const image = {
  path: "/social.png",
  width: 1200,
  height: 630,
  alt: "Laurel: find scholarships you can actually get",
};

/** What stands in the head of a page for search engines and for whoever passes its address on. */
export function headHtml(page: PublicPage, origin: string): string {
  const address = escaped(origin + page.canonical);
  const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;
  const graph = (property: string, content: string | number) =>
    `<meta property="og:${property}" content="${escaped(String(content))}" />`;
  return [
    `<title>${escaped(page.title)}</title>`,
    named("description", page.description),
    ...(page.indexed ? [`<link rel="canonical" href="${address}" />`] : [named("robots", "noindex")]),
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

export type PageParts = {
  /** From headHtml. */
  head: string;
  /** The scripts that the page needs beside those in the template. */
  modules: readonly string[];
  /** What stands in #root; without it the page is drawn in the browser. */
  html?: string;
  /** The HTML is a student's shell around a skeleton, which the browser replaces rather than hydrates. */
  isSkeleton?: boolean;
  /** What the page would ask for first (web/page-data.ts). */
  data?: unknown;
};

/**
 * The HTML of a page, from the built index.html. The scripts of its route are preloaded, so that the browser fetches
 * them beside the app's own rather than after them. Where the HTML shows the page already, style and text come first.
 */
export function pageHtml(template: string, { head, modules, html, isSkeleton, data }: PageParts): string {
  const preloads = modules.map((path) => `  <link rel="modulepreload" href="${escaped(path)}" />\n  `).join("");
  const filled = template
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head)
    .replace("</head>", () => `${preloads}</head>`)
    .replace("<!--data-->", () => (data === undefined ? "" : jsonBlock("application/json", data, "page-data")));
  if (html === undefined) return filled;
  const rooted = isSkeleton ? filled.replace('<div id="root">', '<div id="root" data-skeleton>') : filled;
  return rooted
    .replaceAll(/(rel="modulepreload"|type="module")/g, '$1 fetchpriority="low"')
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, (noscript) => (isSkeleton ? noscript : ""))
    .replace("<!--page-->", () => html);
}

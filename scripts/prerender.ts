// Prerenders every page that is the same for all visitors: node scripts/prerender.ts, after both Vite builds.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { anyStudent } from "#domain/accounts/any-student.ts";
import { signedOut } from "#domain/accounts/signed-out.ts";
import { articles, guides } from "#domain/articles/articles.gen.ts";
import { dayOf } from "#domain/calendar/day.ts";
import { canonicalPath, isListed, isPrerendered, isRenderedOnRequest } from "#domain/pages/indexing.ts";
import { pagePathAt, pagePaths } from "#domain/pages/page-paths.ts";
import { type SitePage, sitePages } from "#domain/pages/site-pages.ts";
import { stepKeys } from "#domain/profile/step-keys.ts";
import {
  knownQuery,
  originMark,
  type PageList,
  type PrerenderedPage,
  type Renderer,
} from "#server/pages/built-site.ts";
import { headHtml, pageHtml } from "#server/pages/page-html.ts";
import { notFoundPage, type PublicPage, publicPage } from "#server/pages/public-page.ts";
import { aboutArticle, aboutLaurel, aboutQuestions, breadcrumbs } from "#server/pages/structured-data.ts";
import { inShell, mainOf } from "#server/pages/student-html.ts";
import { writeOfflineFiles } from "./offline-files.ts";
import { scriptsOf } from "./page-scripts.ts";

type Rendered = Awaited<ReturnType<Renderer["renderPage"]>>;

const root = join(import.meta.dirname, "..");
const web = join(root, "dist", "web");
const template = readFileSync(join(web, "index.html"), "utf8");
const renderer: Renderer = await import(join(web, ".render", "render.js"));
const { renderPage, renderSkeleton, firstRequestsOf, renderOfflinePage } = renderer;
const scripts = scriptsOf(web, template);
const texts = [...articles, ...guides];
const data = { day: dayOf(new Date()), queries: [[["me"], signedOut]] as const };

rmSync(join(web, ".pages"), { recursive: true, force: true });
const pages: PrerenderedPage[] = [];
/** The content of the public pages that differ for students, by path. */
const studentContent = new Map<string, string>();
const madeHere = sitePages.filter(({ path }) => isPrerendered(path) && !isRenderedOnRequest(path));
for (const page of madeHere) pages.push(await prerender(page));
await write("404.html", "/no-such-page", notFoundPage);
const modules = Object.fromEntries(pagePaths.map((path) => [path, scripts([path])]));
const skeletons: Record<string, string> = {};
const firstRequests: Record<string, readonly string[]> = {};
for (const path of pagePaths) {
  const url = path.replace("{step}", "personal").replace(/\{\w+\}/g, "-");
  skeletons[path] = await renderSkeleton(url, data.day);
  firstRequests[path] = await firstRequestsOf(url);
}
for (const step of stepKeys) skeletons[`/profile/${step}`] = await renderSkeleton(`/profile/${step}`, data.day);
for (const { path } of pages) {
  const own = studentContent.get(path);
  if (own !== undefined) skeletons[path] = inShell(skeletons[pagePathAt(path) ?? path] ?? "", own);
}
const list: PageList = { pages, modules, skeletons, firstRequests };
writeFileSync(join(web, ".pages", "pages.json"), JSON.stringify(list));
const readable = pages.flatMap(({ path }) => (isListed(canonicalPath(path)) ? [path] : []));
writeOfflineFiles(web, renderOfflinePage(), readable);

/** Prerenders a page and its variants: each tab, step and category that the page links to by search params. */
async function prerender(page: SitePage): Promise<PrerenderedPage> {
  const name = page.path === "/" ? "index" : page.path.slice(1);
  const head: PublicPage = {
    ...publicPage(page),
    isArticle: texts.some(({ path }) => path === page.path),
    structuredData: (origin) => structuredData(origin, page),
  };
  const files: Record<string, string> = {};
  const { html, queryKeys } = await write(`${name}.html`, page.path, head);
  files[""] = `${name}.html`;
  const waiting = new Set(ownQueries(page.path, html, queryKeys));
  for (const query of waiting) {
    const file = `${name}.${Object.keys(files).length}.html`;
    const state = await renderPage(page.path + query, data);
    // A variant with its own title, such as the form for a forgotten password, is another page. The browser renders it.
    // The title of a tab or a step begins with its part, which the browser puts there.
    if (query === "" || !(state.title === head.title || state.title.endsWith(` · ${head.title}`))) continue;
    put(file, head, state);
    files[query] = file;
    for (const other of ownQueries(page.path, state.html, queryKeys)) waiting.add(other);
  }
  const ownContent = await contentForStudents(page.path, html);
  if (ownContent) studentContent.set(page.path, ownContent);
  return { path: page.path, query_keys: queryKeys, files, is_for_students: ownContent === null };
}

/** The content of a page if students see other content than visitors; null if it is the same. */
async function contentForStudents(path: string, visitorsHtml: string): Promise<string | null> {
  if (path === "/auth") return ""; // students are redirected
  const { html } = await renderPage(path, { ...data, queries: [[["me"], anyStudent]] });
  return mainOf(html) === mainOf(visitorsHtml) ? null : mainOf(html);
}

/** The search params in a page's links to itself, reduced to the keys that the page reads. */
function ownQueries(path: string, html: string, keys: readonly string[]): string[] {
  const links = [...html.matchAll(/ href="([^"?#]+)(\?[^"#]+)/g)].filter(([, target]) => target === path);
  return links.map(([, , query = ""]) => knownQuery(query.replaceAll("&amp;", "&"), keys));
}

/** Renders the page at a URL and writes its file. */
async function write(file: string, url: string, head: PublicPage): Promise<Rendered> {
  const made = await renderPage(url, data);
  if (made.title !== head.title)
    throw new Error(`${url} has two titles: "${head.title}" and, as shown, "${made.title}"`);
  put(file, head, made);
  return made;
}

function put(file: string, head: PublicPage, { html, routes }: Rendered): void {
  const page = pageHtml(template, { head: headHtml(head, originMark), modules: scripts(routes), html, data });
  mkdirSync(dirname(join(web, ".pages", file)), { recursive: true });
  writeFileSync(join(web, ".pages", file), page);
}

function structuredData(origin: string, { path, title }: SitePage): object[] {
  const article = texts.find((one) => one.path === path);
  if (article) return aboutArticle(origin, article);
  if (path === "/" || path === "/home") return aboutLaurel(origin);
  const crumbs = breadcrumbs(origin, [{ name: title, path }]);
  if (path !== "/help") return [crumbs];
  const { items } = JSON.parse(readFileSync(join(root, "content", "pages", "faq.json"), "utf8"));
  return [aboutQuestions(items), crumbs];
}

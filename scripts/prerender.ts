// Makes every page that is the same for all visitors into HTML: node scripts/prerender.ts, after both builds of Vite.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { signedOut } from "#domain/accounts/me.ts";
import { articles, guides } from "#domain/articles/articles.gen.ts";
import { dayOf } from "#domain/calendar/day.ts";
import { canonicalPath, isListed, isMadeAhead } from "#domain/pages/indexing.ts";
import { pagePaths } from "#domain/pages/page-paths.ts";
import { type SitePage, sitePages } from "#domain/pages/site-pages.ts";
import { originMark, type PageList, type PrerenderedPage, type Renderer } from "#server/pages/built-site.ts";
import { headHtml, pageHtml } from "#server/pages/page-html.ts";
import { notFoundPage, type PublicPage, publicPage } from "#server/pages/public-page.ts";
import { aboutArticle, aboutLaurel, aboutQuestions, breadcrumbs } from "#server/pages/structured-data.ts";
import { writeOfflineFiles } from "./offline-files.ts";
import { scriptsOf } from "./page-scripts.ts";

const root = join(import.meta.dirname, "..");
const web = join(root, "dist", "web");
const template = readFileSync(join(web, "index.html"), "utf8");
const { renderPage, renderOfflinePage }: Renderer = await import(join(web, ".render", "render.js"));
const scripts = scriptsOf(web, template);
const texts = [...articles, ...guides];
const data = { day: dayOf(new Date()), queries: [[["me"], signedOut]] as const };

rmSync(join(web, ".pages"), { recursive: true, force: true });
const pages: PrerenderedPage[] = [];
for (const page of sitePages.filter(({ path }) => isMadeAhead(path))) pages.push(await prerender(page));
await write("404.html", "/no-such-page", notFoundPage);
const modules = Object.fromEntries(pagePaths.map((path) => [path, scripts([path])]));
const list: PageList = { pages, modules };
writeFileSync(join(web, ".pages", "pages.json"), JSON.stringify(list));
const readable = pages.flatMap(({ path }) => (isListed(canonicalPath(path)) ? [path] : []));
writeOfflineFiles(web, renderOfflinePage(), readable);

async function prerender(page: SitePage): Promise<PrerenderedPage> {
  const file = `${page.path === "/" ? "index" : page.path.slice(1)}.html`;
  const head: PublicPage = {
    ...publicPage(page),
    isArticle: texts.some(({ path }) => path === page.path),
    structuredData: (origin) => structuredData(origin, page),
  };
  return { path: page.path, file, reads_query: await write(file, page.path, head) };
}

/** Writes the page that is at `path`; answers whether it reads the query of its address. */
async function write(file: string, path: string, head: PublicPage): Promise<boolean> {
  const { title, html, routes, readsQuery } = await renderPage(path, data);
  if (title !== head.title) throw new Error(`${path} has two titles: "${head.title}" and, as shown, "${title}"`);
  const parts = { head: headHtml(head, originMark), modules: scripts(routes), html, data };
  const page = pageHtml(template, parts);
  mkdirSync(dirname(join(web, ".pages", file)), { recursive: true });
  writeFileSync(join(web, ".pages", file), page);
  return readsQuery;
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

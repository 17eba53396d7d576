import { extname } from "node:path";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { signedOut } from "#domain/accounts/me.ts";
import { findPage } from "#domain/pages/pages.ts";
import { findSitePage, type SitePage } from "#domain/pages/site-pages.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { sessionCookieName } from "#server/accounts/auth.ts";
import type { Base } from "#server/platform/http.ts";
import { nothingHere } from "#server/platform/problem-response.ts";
import { type BuiltFile, builtFiles, kept, sendFile } from "#server/platform/static-files.ts";
import { dayOf } from "#server/scholarships/open-scholarships.ts";
import { findScholarship } from "#server/scholarships/store.ts";
import { type BuiltSite, builtSite, htmlFile } from "./built-site.ts";
import { headHtml, pageHtml } from "./page-html.ts";
import { notFoundPage, publicPage } from "./public-page.ts";
import { scholarshipHead } from "./scholarship-head.ts";

/**
 * The pages of the web app and its files. A visitor gets pages as HTML: most were made at build, a scholarship's is made
 * here. Whoever has a session gets the same page to be drawn in the browser, as no HTML holds anything of a student's.
 * Other paths get the page that says so, with 404.
 */
export function pageRoutes(folder: string, origin: string) {
  const files = builtFiles(folder);
  const site = builtSite(folder, origin);
  const frames = new Map<string, BuiltFile>();

  /** The page without its HTML, to be drawn in the browser. */
  const frame = (template: string, page: SitePage | undefined): BuiltFile => {
    const key = page?.path ?? "";
    const head = () => headHtml(page ? publicPage(page) : notFoundPage, origin);
    const file = frames.get(key) ?? kept(htmlFile(pageHtml(template, { head: head() })));
    frames.set(key, file);
    return file;
  };

  const notFound = (c: Context<Base>, template: string) => {
    // An unknown article is no unknown page: the viewer of articles says so, in the browser.
    const asHtml = isVisitor(c) && findPage(c.req.path)?.path !== "/article/{topic}" && site.notFound;
    return sendPage(c, asHtml || frame(template, undefined), 404);
  };

  return new Hono<Base>()
    .get("/scholarships/:id", async (c) => {
      const { template } = site;
      if (template === undefined) return notBuilt(c);
      const { db, clock } = c.get("deps");
      const day = dayOf(clock());
      const scholarship = await findScholarship(db, c.req.param("id"), day);
      if (!scholarship) return notFound(c, template);
      return sendPage(c, await scholarshipFile(site, { template, origin, scholarship, day, visitor: isVisitor(c) }));
    })
    .get("/*", (c) => {
      const { path } = c.req;
      if (path.startsWith("/api/")) return nothingHere(c);
      const file = path === "/index.html" ? undefined : files.get(path);
      if (file) return sendFile(c, file);
      if (extname(path) !== "") return nothingHere(c);
      const { template } = site;
      if (template === undefined) return notBuilt(c);
      const page = findSitePage(path);
      if (!page) return notFound(c, template);
      if (path !== "/" && path.endsWith("/")) return c.redirect(path.replace(/\/+$/, ""), 308);
      const made = isVisitor(c) ? site.prerendered.get(page.path) : undefined;
      const fits = made && !(made.readsQuery && new URL(c.req.url).search);
      return sendPage(c, fits ? made : frame(template, page));
    });
}

/** Whether nobody can be signed in: what a session shows is drawn in the browser. */
const isVisitor = (c: Context<Base>) => getCookie(c, sessionCookieName(c.get("deps").env)) === undefined;

function sendPage(c: Context<Base>, file: BuiltFile, status: 200 | 404 = 200) {
  c.header("Vary", "Cookie", { append: true });
  return sendFile(c, file, status);
}

const notBuilt = (c: Context<Base>) =>
  c.text("The web app is not built. The interface is at /api/docs.\n", c.req.path === "/" ? 200 : 404);

type ScholarshipPage = { template: string; origin: string; scholarship: Scholarship; day: string; visitor: boolean };

async function scholarshipFile(site: BuiltSite, page: ScholarshipPage): Promise<BuiltFile> {
  const { template, origin, scholarship, day, visitor } = page;
  const modules = site.modules["/scholarships/{id}"] ?? [];
  const head = headHtml({ ...scholarshipHead(scholarship), modules }, origin);
  const facts = [["scholarship", scholarship.id], scholarship] as const;
  if (!visitor) return htmlFile(pageHtml(template, { head, data: { day, queries: [facts] } }));
  const data = { day, queries: [[["me"], signedOut], facts] };
  const { html } = await site.render(`/scholarships/${scholarship.id}`, data);
  return htmlFile(pageHtml(template, { head, html, data }));
}

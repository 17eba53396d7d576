import { extname } from "node:path";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { signedOut } from "#domain/accounts/me.ts";
import { dayOf } from "#domain/calendar/day.ts";
import { movedTo, pagePathAt } from "#domain/pages/page-paths.ts";
import { findPage } from "#domain/pages/pages.ts";
import { findSitePage, type SitePage } from "#domain/pages/site-pages.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { sessionCookieName } from "#server/accounts/auth.ts";
import type { Base } from "#server/platform/http.ts";
import { nothingHere } from "#server/platform/problem-response.ts";
import { asWorker } from "#server/platform/security-headers.ts";
import { type BuiltFile, builtFiles, kept, sendFile } from "#server/platform/static-files.ts";
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
    const modules = site.modules[pagePathAt(key) ?? ""] ?? [];
    const file = frames.get(key) ?? kept(htmlFile(pageHtml(template, { head: head(), modules })));
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
      const facts = { template, origin, scholarship, day };
      return sendPage(c, isVisitor(c) ? await scholarshipHtml(c, site, facts) : scholarshipFrame(site, facts));
    })
    .get("/*", (c) => {
      const { path } = c.req;
      if (path.startsWith("/api/")) return nothingHere(c);
      const file = path === "/index.html" ? undefined : files.get(path);
      if (path === "/sw.js") asWorker(c);
      if (file) return sendFile(c, file);
      if (extname(path) !== "") return nothingHere(c);
      const { template } = site;
      if (template === undefined) return notBuilt(c);
      const page = findSitePage(path);
      if (!page) return notFound(c, template);
      const { search } = new URL(c.req.url);
      const moved = movedTo(path) ?? (path === "/" ? path : path.replace(/\/+$/, ""));
      if (moved !== path) return c.redirect(moved + search, 308);
      const made = isVisitor(c) ? site.prerendered.get(page.path) : undefined;
      const fits = made && !(made.readsQuery && search);
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

type ScholarshipPage = { template: string; origin: string; scholarship: Scholarship; day: string };

/** The parts of a scholarship's page that do not depend on who asks. */
const scholarshipParts = (site: BuiltSite, { origin, scholarship }: ScholarshipPage) => ({
  head: headHtml(scholarshipHead(scholarship), origin),
  modules: site.modules["/scholarships/{id}"] ?? [],
  facts: [["scholarship", scholarship.id], scholarship] as const,
});

function scholarshipFrame(site: BuiltSite, page: ScholarshipPage): BuiltFile {
  const { facts, ...parts } = scholarshipParts(site, page);
  return htmlFile(pageHtml(page.template, { ...parts, data: { day: page.day, queries: [facts] } }));
}

async function scholarshipHtml(c: Context<Base>, site: BuiltSite, page: ScholarshipPage): Promise<BuiltFile> {
  const { facts, ...parts } = scholarshipParts(site, page);
  const data = { day: page.day, queries: [[["me"], signedOut], facts] };
  try {
    const { html } = await site.render(`/scholarships/${page.scholarship.id}`, data);
    return htmlFile(pageHtml(page.template, { ...parts, html, data }));
  } catch (error) {
    // Safe, as the browser draws the page without its HTML too.
    c.get("deps").log.error({ err: error, request_id: c.get("requestId") }, "a page could not be made into HTML");
    return scholarshipFrame(site, page);
  }
}

import { extname } from "node:path";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { movedTo, pagePathAt } from "#domain/pages/page-paths.ts";
import { findSitePage, type SitePage } from "#domain/pages/site-pages.ts";
import { deadlineDay } from "#domain/scholarships/deadline-day.ts";
import { listPage } from "#domain/scholarships/list-page.ts";
import { cookieName } from "#server/accounts/cookies.ts";
import { apiNotFound } from "#server/platform/http/problem-response.ts";
import type { Base } from "#server/platform/http/routing.ts";
import { type BuiltFile, builtFiles, kept, sendFile } from "#server/platform/http/static-files.ts";
import { catalogueRevision } from "#server/scholarships/store.ts";
import { builtSite, htmlFile } from "./built-site.ts";
import {
  catalogueFrame,
  catalogueHtml,
  type NotFoundCache,
  notFoundHtml,
  type RenderContext,
  RenderFailed,
} from "./catalogue-html.ts";
import { browsePages, type CatalogueKind, facetPages, scholarshipPages } from "./catalogue-pages.ts";
import { headHtml, pageHtml } from "./page-html.ts";
import { notFoundPage, publicPage } from "./public-page.ts";
import { RenderedPages } from "./rendered-pages.ts";

/**
 * The pages of the web app and its files. A visitor gets pages as HTML: most were made at build, those that show the
 * catalogue are made here. Whoever has a session gets the same page to be drawn in the browser, as no HTML holds
 * anything of a student's. Other paths get the page that says so, with 404.
 */
export function pageRoutes(folder: string, origin: string) {
  const files = builtFiles(folder);
  const site = builtSite(folder, origin);
  const frames = new Map<string, BuiltFile>();
  const rendered = new RenderedPages();
  const nothings: NotFoundCache = new Map();

  /** The page as the browser renders it: for a student with a skeleton, for a visitor empty. */
  const frame = (c: Context<Base>, template: string, page: SitePage | undefined): BuiltFile => {
    const path = page?.path ?? "";
    const pattern = pagePathAt(path) ?? "";
    const hasSkeleton = page !== undefined && !isVisitor(c);
    const key = `${path} ${hasSkeleton}`;
    const head = () => headHtml(page ? publicPage(page) : notFoundPage, origin);
    const modules = site.modules[pattern] ?? [];
    const html = hasSkeleton ? site.skeletons[pattern] : undefined;
    const parts = () => ({ head: head(), modules, ...(html !== undefined && { html, isSkeleton: true }) });
    const file = frames.get(key) ?? kept(htmlFile(pageHtml(template, parts())));
    frames.set(key, file);
    return file;
  };

  const notFound = (c: Context<Base>, template: string) => {
    // An unknown article is no unknown page: its viewer says so, in the browser.
    const asHtml = isVisitor(c) && pagePathAt(c.req.path) === undefined && site.notFound;
    return sendPage(c, asHtml || frame(c, template, undefined), 404);
  };

  /** Answers with a page of the catalogue; to visitors as HTML, where it can be drawn. */
  const catalogue = (kind: CatalogueKind) => async (c: Context<Base>) => {
    const { template } = site;
    if (template === undefined) return notBuilt(c);
    const deps = c.get("deps");
    const day = deadlineDay(deps.clock());
    const asked = { params: c.req.param(), page: listPage(c.req.query("page")) ?? 1 };
    const making = { site, template, origin, day, kind, asked };
    const drawn = isVisitor(c) && (await renderedPage(c, making));
    if (drawn) return drawn;
    const page = await kind.find(deps, asked, day);
    return page ? sendPage(c, catalogueFrame(making, page)) : notFound(c, template);
  };

  /** The page as HTML, made once for each state of the catalogue and day; undefined where it cannot be drawn. */
  const renderedPage = async (c: Context<Base>, making: RenderContext) => {
    const { day, kind, asked } = making;
    const { db, pool, log } = c.get("deps");
    const state = `${await catalogueRevision(db)} ${day}`;
    try {
      const html = await rendered.get({ state, key: JSON.stringify(kind.keys(asked)) }, async () => {
        const page = await kind.find({ db, pool }, asked, day);
        return page && catalogueHtml(making, page);
      });
      return html ? sendPage(c, html) : sendPage(c, await notFoundHtml(making, nothings), 404);
    } catch (error) {
      if (!(error instanceof RenderFailed)) throw error;
      // Safe, as the browser draws the page without its HTML too.
      log.error({ err: error.cause, request_id: c.get("requestId") }, "a page could not be made into HTML");
    }
  };

  return new Hono<Base>()
    .get("/scholarships/:id", catalogue(scholarshipPages))
    .get("/browse", catalogue(browsePages))
    .get("/browse/:kind/:slug", catalogue(facetPages))
    .get("/*", (c) => {
      const { path } = c.req;
      if (path.startsWith("/api/")) return apiNotFound(c);
      const file = path === "/index.html" ? undefined : files.get(path);
      if (file) return sendFile(c, file);
      if (extname(path) !== "") return apiNotFound(c);
      const { template } = site;
      if (template === undefined) return notBuilt(c);
      const page = findSitePage(path);
      if (!page) return notFound(c, template);
      const { search } = new URL(c.req.url);
      const moved = movedTo(path) ?? (path === "/" ? path : path.replace(/(?<!\/)\/+$/, ""));
      if (moved !== path) return c.redirect(moved + search, 308);
      const made = isVisitor(c) ? site.prerendered(page.path, search) : undefined;
      return sendPage(c, made ?? frame(c, template, page));
    });
}

/** Whether nobody can be signed in: what a session shows is drawn in the browser. */
const isVisitor = (c: Context<Base>) => getCookie(c, cookieName(c.get("deps").env, "session_token")) === undefined;

function sendPage(c: Context<Base>, file: BuiltFile, status: 200 | 404 = 200) {
  c.header("Vary", "Cookie", { append: true });
  return sendFile(c, file, status);
}

const notBuilt = (c: Context<Base>) =>
  c.text("The web app is not built. The interface is at /api/docs.\n", c.req.path === "/" ? 200 : 404);

import { extname } from "node:path";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { movedTo, pagePathAt } from "#domain/pages/page-paths.ts";
import { findSitePage, type SitePage } from "#domain/pages/site-pages.ts";
import { stepKeys } from "#domain/profile/step-keys.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { listPage } from "#domain/scholarships/lists/list-page.ts";
import { cookieName } from "#server/accounts/cookies.ts";
import { apiNotFound } from "#server/platform/http/problem-response.ts";
import type { Base } from "#server/platform/http/routing.ts";
import { type BuiltFile, builtFiles, cacheCompressed, sendFile } from "#server/platform/http/static-files.ts";
import { limitReads } from "#server/platform/rate-limit/limit-reads.ts";
import { readableCatalogue } from "#server/scholarships/catalogue/compiled-catalogue.ts";
import { builtSite, htmlFile } from "./built-site.ts";
import {
  catalogueFrame,
  catalogueHtml,
  type NotFoundCache,
  notFoundHtml,
  type RenderContext,
  RenderFailed,
} from "./catalogue-html.ts";
import { browsePages, type CatalogueKind, facetPages, scholarshipPages, searchPages } from "./catalogue-pages.ts";
import { headHtml, pageHtml } from "./page-html.ts";
import { notFoundPage, publicPage } from "./public-page.ts";
import { RenderedPages } from "./rendered-pages.ts";

/**
 * Serves the pages and files of the web app. A visitor gets HTML: most pages are prerendered at build time, and catalog
 * pages are rendered here. A request with a session cookie gets the same page without that HTML, and the browser
 * renders it, because no HTML on the server contains a student's data. Unknown paths get the "not found" page with 404.
 */
export function pageRoutes(folder: string, origin: string) {
  const files = builtFiles(folder);
  const site = builtSite(folder, origin);
  const frames = new Map<string, BuiltFile>();
  const rendered = new RenderedPages();
  // Apart from the other pages, so that many different searches do not clear those.
  const searches = new RenderedPages(8 * 1024 * 1024);
  const notFoundCache: NotFoundCache = new Map();

  /** The page for rendering in the browser: with a skeleton for a student, with an empty root for a visitor. */
  const frame = (c: Context<Base>, template: string, page: SitePage | undefined): BuiltFile => {
    const path = page?.path ?? "";
    const pattern = pagePathAt(path) ?? "";
    const hasSkeleton = page !== undefined && !isVisitor(c);
    // The first requests are those of the URL without search params.
    const { search } = new URL(c.req.url);
    const isPlain = search === "";
    const state = hasSkeleton ? site.prerendered(path, search)?.etag : "";
    // The steps of the profile are one page with a skeleton for each step.
    const ownPath = stepPaths.has(c.req.path) ? c.req.path : path;
    const key = `${ownPath} ${hasSkeleton} ${isPlain} ${state}`;
    const head = () => headHtml(page ? publicPage(page) : notFoundPage, origin);
    const modules = site.modules[pattern] ?? [];
    const firstRequests = (isPlain && site.firstRequests[pattern]) || [];
    const parts = () => {
      const html = hasSkeleton ? site.studentHtml(ownPath, search) : undefined;
      return { head: head(), modules, ...(html !== undefined && { html, isSkeleton: true, firstRequests }) };
    };
    const file = frames.get(key) ?? cacheCompressed(htmlFile(pageHtml(template, parts())));
    frames.set(key, file);
    return file;
  };

  const notFound = (c: Context<Base>, template: string) => {
    // An unknown article matches a page pattern: its viewer shows in the browser that the article does not exist.
    const asHtml = isVisitor(c) && pagePathAt(c.req.path) === undefined && site.notFound;
    return sendPage(c, asHtml || frame(c, template, undefined), 404);
  };

  /** Answers with a catalog page. Visitors get it as HTML, unless rendering fails. */
  const catalogue = (kind: CatalogueKind) => async (c: Context<Base>) => {
    const { template } = site;
    if (template === undefined) return notBuilt(c);
    const deps = c.get("deps");
    const day = deadlineDay(deps.clock());
    const search = routerSearch(new URL(c.req.url).searchParams);
    const request = { params: c.req.param(), page: listPage(c.req.query("page")) ?? 1, search };
    const context = { site, template, origin, day, kind, request };
    const response = isVisitor(c) && (await renderedPage(c, context));
    if (response) return response;
    const page = await kind.find(deps, request, day);
    return page ? sendPage(c, catalogueFrame(context, page)) : notFound(c, template);
  };

  /** The page as HTML, rendered once for each index and day; undefined when rendering fails. */
  const renderedPage = async (c: Context<Base>, context: RenderContext) => {
    const { day, kind, request } = context;
    const deps = c.get("deps");
    // The index may be older than the catalog while a large change is compiled.
    const { token } = await readableCatalogue(deps, day);
    const state = `${token} ${day}`;
    try {
      const cache = kind === searchPages ? searches : rendered;
      const html = await cache.get({ state, key: JSON.stringify(kind.keys(request)) }, async () => {
        const page = await kind.find(deps, request, day);
        return page && catalogueHtml(context, page);
      });
      return html ? sendPage(c, html) : sendPage(c, await notFoundHtml(context, notFoundCache), 404);
    } catch (error) {
      if (!(error instanceof RenderFailed)) throw error;
      // The browser renders the page instead, so the failure is only logged.
      deps.log.error({ err: error.cause, request_id: c.get("requestId") }, "a page could not be made into HTML");
    }
  };

  return new Hono<Base>()
    .get("/scholarships/:id", catalogue(scholarshipPages))
    .get("/browse", catalogue(browsePages))
    .get("/browse/search", limitReads(searchLimit), catalogue(searchPages))
    .get("/browse/group/:slug{international|daca}", (c) => {
      const { search } = new URL(c.req.url);
      return c.redirect(`/browse/citizenship/${c.req.param("slug")}${search}`, 308);
    })
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

/** For each client. A page with results costs more than a read of the API, as it is rendered for each search. */
const searchLimit = { max: 100, windowSeconds: 10 };

/** The search params as the router reads them: JSON where a value is JSON, otherwise text. Repeated ones are left out. */
function routerSearch(params: URLSearchParams): Record<string, unknown> {
  const once = [...new Set(params.keys())].filter((key) => params.getAll(key).length === 1);
  return Object.fromEntries(once.map((key) => [key, jsonOrText(params.get(key) ?? "")]));
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const stepPaths = new Set(stepKeys.map((step) => `/profile/${step}`));

/** Whether the request has no session cookie. With one, the browser renders what depends on the session. */
const isVisitor = (c: Context<Base>) => getCookie(c, cookieName(c.get("deps").env, "session_token")) === undefined;

function sendPage(c: Context<Base>, file: BuiltFile, status: 200 | 404 = 200) {
  c.header("Vary", "Cookie", { append: true });
  return sendFile(c, file, status);
}

const notBuilt = (c: Context<Base>) =>
  c.text("The web app is not built. The interface is at /api/docs.\n", c.req.path === "/" ? 200 : 404);

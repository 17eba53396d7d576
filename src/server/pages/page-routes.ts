import { extname } from "node:path";
import { type Context, Hono } from "hono";
import { movedTo, pagePathAt } from "#domain/pages/page-paths.ts";
import { findSitePage } from "#domain/pages/site-pages.ts";
import { apiNotFound } from "#server/platform/http/problem-response.ts";
import type { Base } from "#server/platform/http/routing.ts";
import { builtFiles, sendFile } from "#server/platform/http/static-files.ts";
import { limitReads } from "#server/platform/rate-limit/limit-reads.ts";
import { builtSite } from "./built-site.ts";
import { catalogueAnswers } from "./catalogue-answers.ts";
import { browsePages, facetPages, scholarshipPages, searchPages } from "./catalogue-pages.ts";
import { pageFrames } from "./page-frames.ts";
import { isVisitor, sendPage } from "./send-page.ts";

/**
 * Serves the pages and files of the web app. A visitor gets HTML: most pages are prerendered at build time, and catalog
 * pages are rendered here. A request with a session cookie gets the same page without that HTML, and the browser
 * renders it, because no HTML on the server contains a student's data. Unknown paths get the "not found" page with 404.
 */
export function pageRoutes(folder: string, origin: string) {
  const files = builtFiles(folder);
  const site = builtSite(folder, origin);
  const frame = pageFrames(site, origin);

  const notFound = (c: Context<Base>, template: string) => {
    const { path } = c.req;
    // An unknown article matches a page pattern: its viewer shows in the browser that the article does not exist.
    const asHtml = isVisitor(c) && pagePathAt(path) === undefined && site.notFound;
    const { search } = new URL(c.req.url);
    const request = { path, search, page: undefined, isVisitor: isVisitor(c) };
    return sendPage(c, asHtml || frame(template, request), 404);
  };

  const catalogue = catalogueAnswers(site, origin, { notFound, notBuilt });

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
      return sendPage(c, made ?? frame(template, { path, search, page, isVisitor: isVisitor(c) }));
    });
}

/** For each client. A page with results costs more than a read of the API, as it is rendered for each search. */
const searchLimit = { max: 100, windowSeconds: 10 };

const notBuilt = (c: Context<Base>) =>
  c.text("The web app is not built. The interface is at /api/docs.\n", c.req.path === "/" ? 200 : 404);

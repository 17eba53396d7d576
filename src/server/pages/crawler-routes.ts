import { type Context, Hono } from "hono";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { facetPath } from "#domain/scholarships/lists/browse.ts";
import { apiNotFound } from "#server/platform/http/problem-response.ts";
import type { Base } from "#server/platform/http/routing.ts";
import { builtFile, sendFile } from "#server/platform/http/static-files.ts";
import { countOpen, openCatalogue } from "#server/scholarships/browse/browse-lists.ts";
import { openForSitemap } from "#server/scholarships/store.ts";
import { llmsTxt } from "./llms-txt.ts";
import { pageUrls, sitemapIndex, urlSet, urlsPerSitemap } from "./sitemap.ts";

/** Files for crawlers: robots.txt, sitemap.xml with its parts, llms.txt. */
export function crawlerRoutes(origin: string) {
  const sitemap = (part: number | "pages") => `/sitemap/${part}.xml`;

  return new Hono<Base>()
    .get("/robots.txt", (c) =>
      sendText(
        c,
        "robots.txt",
        `User-agent: *\nDisallow: /api/auth/\nDisallow: /dev/\nDisallow: /calendar/\n\nSitemap: ${origin}/sitemap.xml\n`,
      ),
    )
    .get("/llms.txt", async (c) => {
      const deps = c.get("deps");
      return sendText(c, "llms.txt", llmsTxt(origin, await openCatalogue(deps, deadlineDay(deps.clock()))));
    })
    .get("/sitemap.xml", async (c) => {
      const deps = c.get("deps");
      const open = await countOpen(deps, deadlineDay(deps.clock()));
      const pages = await pagePart(c);
      if (open + pages.length <= urlsPerSitemap) {
        return sendText(c, "sitemap.xml", urlSet(origin, [...pages, ...(await scholarshipPart(c, 0))]));
      }
      const parts = Array.from({ length: Math.ceil(open / urlsPerSitemap) }, (_, part) => sitemap(part + 1));
      return sendText(c, "sitemap.xml", sitemapIndex(origin, [sitemap("pages"), ...parts]));
    })
    .get("/sitemap/pages.xml", async (c) => sendText(c, "pages.xml", urlSet(origin, await pagePart(c))))
    .get("/sitemap/:part{[1-9][0-9]{0,3}\\.xml}", async (c) => {
      const part = await scholarshipPart(c, Number.parseInt(c.req.param("part"), 10) - 1);
      return part.length > 0 ? sendText(c, "part.xml", urlSet(origin, part)) : apiNotFound(c);
    });
}

/** The static pages, and the first page of each list of open scholarships. */
async function pagePart(c: Context<Base>) {
  const deps = c.get("deps");
  const { facets } = await openCatalogue(deps, deadlineDay(deps.clock()));
  return [...pageUrls, ...facets.map((facet) => ({ path: facetPath(facet) }))];
}

/** The open scholarships of one sitemap file. */
async function scholarshipPart(c: Context<Base>, part: number) {
  const { db, clock } = c.get("deps");
  const range = { offset: part * urlsPerSitemap, limit: urlsPerSitemap };
  const rows = await openForSitemap(db, deadlineDay(clock()), range);
  return rows.map(({ id, changed }) => ({ path: `/scholarships/${encodeURIComponent(id)}`, changed }));
}

const sendText = (c: Context<Base>, name: string, text: string) => sendFile(c, builtFile(name, Buffer.from(text)));

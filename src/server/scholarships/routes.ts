import { Hono } from "hono";
import { z } from "zod";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { FacetKind } from "#domain/scholarships/lists/browse.ts";
import { lastListPage, listPage } from "#domain/scholarships/lists/list-page.ts";
import { ScholarshipSearch } from "#domain/scholarships/lists/scholarship-search.ts";
import { compressedJson } from "#server/platform/http/compressed-json.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { type Base, params, query } from "#server/platform/http/routing.ts";
import { countOpen, facetPage, openCatalogue } from "./browse/browse-lists.ts";
import { similarScholarships } from "./browse/similar-scholarships.ts";
import { compiledCatalogue } from "./catalogue/compiled-catalogue.ts";
import { catalogueSources } from "./catalogue-sources.ts";
import { catalogueStats } from "./catalogue-stats.ts";
import { docs } from "./route-docs.ts";
import { searchScholarships } from "./search-scholarships.ts";
import { findScholarship } from "./store.ts";

const latest = { sort: "newest", limit: 20 } as const;
const ListPath = z.object({ kind: FacetKind, slug: z.string().max(60) });
const ListPage = z.object({
  page: z.preprocess(listPage, z.int("Pages are counted from 1.").min(1).max(lastListPage)).default(1),
});

const today = (deps: Base["Variables"]["deps"]) => deadlineDay(deps.clock());

async function scholarshipOr404(deps: Base["Variables"]["deps"], id: string) {
  const scholarship = await findScholarship(deps.db, id, today(deps));
  if (!scholarship) throw notFound("no_scholarship", "There is no such scholarship.");
  return scholarship;
}

/** Mounted at /api/scholarships: the public catalog. */
export const scholarshipRoutes = new Hono<Base>()
  .get("/", docs.search, query(ScholarshipSearch), async (c) =>
    compressedJson(c, await searchScholarships(c.var.deps, c.req.valid("query"), today(c.var.deps))),
  )
  .get("/count", docs.count, async (c) => c.json({ count: await countOpen(c.var.deps, today(c.var.deps)) }))
  .get("/:id", docs.find, async (c) => c.json(await scholarshipOr404(c.var.deps, c.req.param("id"))))
  .get("/:id/similar", docs.similar, async (c) => {
    const scholarship = await scholarshipOr404(c.var.deps, c.req.param("id"));
    const index = await compiledCatalogue(c.var.deps, today(c.var.deps));
    return compressedJson(c, await similarScholarships(c.var.deps, scholarship, { index }));
  });

/** Mounted at /api/browse: the open catalog by deadline, level, field, group, citizenship and state. */
export const browseRoutes = new Hono<Base>()
  .get("/", docs.lists, async (c) => compressedJson(c, await openCatalogue(c.var.deps, today(c.var.deps))))
  .get("/:kind/:slug", docs.list, params(ListPath), query(ListPage), async (c) => {
    const which = { ...c.req.valid("param"), ...c.req.valid("query") };
    const found = await facetPage(c.var.deps, which, today(c.var.deps));
    if (!found) throw notFound("no_list", "There is no such list, or it has fewer pages.");
    return compressedJson(c, found);
  });

/** Mounted at /api/feed. */
export const feedRoutes = new Hono<Base>().get("/", docs.feed, async (c) => {
  const { items } = await searchScholarships(c.var.deps, latest, today(c.var.deps));
  return compressedJson(c, { items, next_cursor: null });
});

/** Mounted at /api/stats. */
export const statsRoutes = new Hono<Base>()
  .get("/", docs.stats, async (c) => c.json(await catalogueStats(c.var.deps, today(c.var.deps))))
  .get("/sources", docs.sources, async (c) => compressedJson(c, await catalogueSources(c.var.deps)));

import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { z } from "zod";
import { dayOf } from "#domain/calendar/day.ts";
import { FacetKind, FacetPage, OpenCatalogue, SimilarScholarships } from "#domain/scholarships/browse.ts";
import { lastListPage, listPage } from "#domain/scholarships/list-page.ts";
import { Scholarship } from "#domain/scholarships/scholarship.ts";
import { CatalogueStats, ScholarshipPage, ScholarshipSearch } from "#domain/scholarships/scholarship-search.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { answers, type Base, params, query, refusals } from "#server/platform/http/routing.ts";
import { countOpen, facetPage, openCatalogue } from "./browse/browse-lists.ts";
import { similarScholarships } from "./browse/similar-scholarships.ts";
import { catalogueStats } from "./catalogue-stats.ts";
import { searchScholarships } from "./search-scholarships.ts";
import { findScholarship, latestScholarships } from "./store.ts";

const tags = ["Scholarships"];
const Count = z.object({ count: z.int() });
const Latest = z.object({ items: z.array(Scholarship), next_cursor: z.null() });

/** Mounted at /api/scholarships: the public catalogue. */
export const scholarshipRoutes = new Hono<Base>()
  .get(
    "/",
    describeRoute({
      tags,
      summary: "Open scholarships",
      description:
        "The same for everybody: relevance and match_score order by the words of `q`, or the newest first without any. A student's own scores order /api/matches. " +
        "A scholarship whose amount, level or field is not stated is left out when that is asked for; one that asks for no GPA is kept.",
      responses: { 200: answers(ScholarshipPage, "One page"), ...refusals(400) },
    }),
    query(ScholarshipSearch),
    async (c) => c.json(await searchScholarships(c.var.deps.db, c.req.valid("query"), today(c.var.deps))),
  )
  .get(
    "/count",
    describeRoute({
      tags,
      summary: "How many scholarships are open",
      responses: { 200: answers(Count, "Active ones whose deadline is not past") },
    }),
    async (c) => c.json({ count: await countOpen(c.var.deps, today(c.var.deps)) }),
  )
  .get(
    "/:id",
    describeRoute({
      tags,
      summary: "One scholarship",
      description:
        "With its source and the day it was last checked, null when it was not yet. A closed one says so in `status`.",
      responses: { 200: answers(Scholarship, "The scholarship"), ...refusals(404) },
    }),
    async (c) => {
      const { db } = c.var.deps;
      const scholarship = await findScholarship(db, c.req.param("id"), today(c.var.deps));
      if (!scholarship) throw notFound("no_scholarship", "There is no such scholarship.");
      return c.json(scholarship);
    },
  )
  .get(
    "/:id/similar",
    describeRoute({
      tags,
      summary: "Open scholarships that share facts with one",
      description:
        "Those that share the most first: states, groups, colleges, fields of study, levels. And the lists it is on.",
      responses: { 200: answers(SimilarScholarships, "At most four, and its lists"), ...refusals(404) },
    }),
    async (c) => {
      const { deps } = c.var;
      const scholarship = await findScholarship(deps.db, c.req.param("id"), today(deps));
      if (!scholarship) throw notFound("no_scholarship", "There is no such scholarship.");
      return c.json(await similarScholarships(deps, scholarship, today(deps)));
    },
  );

const ListAsked = z.object({ kind: FacetKind, slug: z.string().max(60) });
const PageAsked = z.object({
  page: z.preprocess(listPage, z.int("Pages are counted from 1.").min(1).max(lastListPage)).default(1),
});

/** Mounted at /api/browse: the open catalogue by state, field, level, group and deadline. */
export const browseRoutes = new Hono<Base>()
  .get(
    "/",
    describeRoute({
      tags,
      summary: "The lists of open scholarships that have a page",
      responses: { 200: answers(OpenCatalogue, "Each list with how many are open") },
    }),
    async (c) => c.json(await openCatalogue(c.var.deps, today(c.var.deps))),
  )
  .get(
    "/:kind/:slug",
    describeRoute({
      tags,
      summary: "One list of open scholarships, by next deadline",
      responses: { 200: answers(FacetPage, "One page of it"), ...refusals(400, 404) },
    }),
    params(ListAsked),
    query(PageAsked),
    async (c) => {
      const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
      const found = await facetPage(c.var.deps, asked, today(c.var.deps));
      if (!found) throw notFound("no_list", "There is no such list, or it has fewer pages.");
      return c.json(found);
    },
  );

/** Mounted at /api/feed. */
export const feedRoutes = new Hono<Base>().get(
  "/",
  describeRoute({
    tags,
    summary: "The latest 20 open scholarships, newest first",
    responses: { 200: answers(Latest, "The latest") },
  }),
  async (c) => c.json({ items: await latestScholarships(c.var.deps.db, today(c.var.deps), 20), next_cursor: null }),
);

/** Mounted at /api/stats. */
export const statsRoutes = new Hono<Base>().get(
  "/",
  describeRoute({
    tags,
    summary: "The catalogue in figures, counted now",
    responses: { 200: answers(CatalogueStats, "The figures") },
  }),
  async (c) => c.json(await catalogueStats(c.var.deps, today(c.var.deps))),
);

const today = (deps: Base["Variables"]["deps"]) => dayOf(deps.clock());

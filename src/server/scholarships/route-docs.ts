import { z } from "zod";
import { CatalogueSources } from "#domain/scholarships/catalogue-sources.ts";
import { FacetPage, OpenCatalogue, SimilarScholarships } from "#domain/scholarships/lists/browse.ts";
import { CatalogueStats } from "#domain/scholarships/lists/scholarship-search.ts";
import { Scholarship } from "#domain/scholarships/scholarship.ts";
import { ScholarshipPage } from "#domain/search/public-search.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

const Count = z.object({ count: z.int() });
const Latest = z.object({ items: z.array(Scholarship), next_cursor: z.null() });

export const docs = routeDocs("Scholarships", {
  search: {
    summary: "Search open scholarships",
    description:
      "The same for everybody. `relevance` and `match_score` order by the words of `q`, or newest first without any; " +
      "a student's own scores order /api/matches. The filters for amount, level and field leave out scholarships that " +
      "do not state theirs. The GPA filter keeps those without a GPA requirement. With `q` each page tells in `search` " +
      "how the words were understood, with a chip for each part and the query without it, and each item tells in `fit` " +
      "why it was found and what it misses.",
    responses: { 200: answers(ScholarshipPage, "One page") },
    refusals: [400, 429],
  },
  count: {
    summary: "Count open scholarships",
    responses: { 200: answers(Count, "How many are active with a deadline that has not passed") },
    refusals: [429],
  },
  find: {
    summary: "Read one scholarship",
    description:
      "With its source and the day it was last checked, null before the first check. `status` is `closed` when it no " +
      "longer takes applications.",
    responses: { 200: answers(Scholarship, "The scholarship") },
    refusals: [404, 429],
  },
  similar: {
    summary: "List open scholarships similar to one",
    description:
      "Those that share with it what few others have: a field or topic, a group, a place, a college, a sponsor. What is for " +
      "other students is left out, so that there may be fewer than four or none. Also answers the browse lists that the " +
      "scholarship is on, and how many others its sponsor has.",
    responses: { 200: answers(SimilarScholarships, "At most four, and its lists") },
    refusals: [404, 429],
  },
  lists: {
    summary: "List the browse lists",
    responses: { 200: answers(OpenCatalogue, "Every list that has a page, with how many scholarships are open") },
    refusals: [429],
  },
  list: {
    summary: "Read one page of a browse list",
    description: "Ordered by next deadline. Scholarships without a stated day come last.",
    responses: { 200: answers(FacetPage, "One page") },
    refusals: [400, 404, 429],
  },
  feed: {
    summary: "Read the latest 20 open scholarships",
    responses: { 200: answers(Latest, "Newest first") },
    refusals: [429],
  },
  sources: {
    summary: "Count the scholarships by where they come from",
    description: "With the day of the latest check, and how many have signs of a scam. As of at most a minute ago.",
    responses: { 200: answers(CatalogueSources, "All active and closed scholarships, by provenance and by source") },
    refusals: [429],
  },
  stats: {
    summary: "Read the figures of the catalog",
    responses: { 200: answers(CatalogueStats, "Real figures of today") },
    refusals: [429],
  },
});

import { AiSearchAnswer, Discovery, DiscoveryWords } from "#domain/search/ai-search.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

export const docs = routeDocs("Search", {
  search: {
    summary: "Search in the student's own words",
    description:
      "Costs 3 credits without a trial or premium, and only when a scholarship meets everything that was understood. " +
      "Otherwise the nearest ones come for free, each with what it misses. The same `Idempotency-Key` answers the same " +
      "search and is charged once. With `refine` a search that was charged is repeated without some of its `chips`, " +
      "for free within an hour. Words that do not say what to look for, and are the title of no scholarship, are refused with code `no_search_terms`. Results are compared with the stored profile; `userProfile` is not used. The 402 answer " +
      "carries `error`, `message`, `required` and `available`.",
    responses: { 200: answers(AiSearchAnswer, "What was found, and how the words were understood") },
    refusals: [400, 401, 402, 404, 409, 413, 415, 422, 429],
  },
  discover: {
    summary: "Discover scholarships for keywords",
    description:
      "The 12 best open scholarships for the keywords and the profile that close 30 to 395 days from now and score 70 " +
      "to 99, at most 2 from one sponsor, and no weak fits. Fewer when fewer are real. The answer tells how many others there " +
      "are for the keywords: that close sooner, have no date, or are weak fits. It costs nothing.",
    responses: { 200: answers(Discovery, "What was found, and how the keywords were understood") },
    refusals: [400, 401, 429],
  },
  words: {
    summary: "List keywords that discover something",
    description: "What the student studies and does, and usual words: of the first six those that discover something.",
    responses: { 200: answers(DiscoveryWords, "The keywords") },
    refusals: [401, 429],
  },
});

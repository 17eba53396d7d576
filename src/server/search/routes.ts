import { Hono } from "hono";
import { AiSearchRequest, DiscoverySearch } from "#domain/search/ai-search.ts";
import { compressedJson } from "#server/platform/http/compressed-json.ts";
import { IdempotencyKey } from "#server/platform/http/idempotency-key.ts";
import { body, headers, query, requireSignIn, type SignedIn } from "#server/platform/http/routing.ts";
import { aiSearch } from "./ai-search.ts";
import { discover, discoveringWords } from "./discover.ts";
import { limitSearches } from "./limit-searches.ts";
import { docs } from "./route-docs.ts";

/** Mounted at /api/functions. */
export const searchFunctions = new Hono<SignedIn>().post(
  "/enhanced-ai-scholarship-search",
  docs.search,
  requireSignIn("Please sign in to use AI scholarship search"),
  limitSearches,
  headers(IdempotencyKey),
  body(AiSearchRequest),
  async (c) => {
    const caller = { student: c.var.student, idempotencyKey: c.req.valid("header")["idempotency-key"] };
    return compressedJson(c, await aiSearch(c.var.deps, caller, c.req.valid("json")));
  },
);

/** Mounted at /api/discovery. */
export const discoveryRoutes = new Hono<SignedIn>()
  .use(requireSignIn("Please sign in to search for scholarships"), limitSearches)
  .get("/", docs.discover, query(DiscoverySearch), async (c) =>
    compressedJson(c, await discover(c.var.deps, c.var.student.id, c.req.valid("query").keywords)),
  )
  .get("/words", docs.words, async (c) => c.json(await discoveringWords(c.var.deps, c.var.student.id)));

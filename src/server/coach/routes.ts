import { Hono } from "hono";
import { compressedJson } from "#server/platform/http/compressed-json.ts";
import { query, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { coachRecommendations, whatToDoNext } from "./recommendations.ts";
import { docs } from "./route-docs.ts";
import { CoachSearch } from "./work-on.ts";

/** Mounted at /api/coach. */
export const coachRoutes = new Hono<SignedIn>()
  .use(requireStudent)
  .get("/", docs.list, query(CoachSearch), async (c) =>
    compressedJson(c, await coachRecommendations(c.var.deps, c.var.student.id, c.req.valid("query"))),
  )
  .get("/next", docs.next, query(CoachSearch), async (c) =>
    compressedJson(c, await whatToDoNext(c.var.deps, c.var.student.id, c.req.valid("query"))),
  );

import { Hono } from "hono";
import { compressedJson } from "#server/platform/http/compressed-json.ts";
import { requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { coachRecommendations, whatToDoNext } from "./recommendations.ts";
import { docs } from "./route-docs.ts";

/** Mounted at /api/coach. */
export const coachRoutes = new Hono<SignedIn>()
  .use(requireStudent)
  .get("/", docs.list, async (c) => compressedJson(c, await coachRecommendations(c.var.deps, c.var.student.id)))
  .get("/next", docs.next, async (c) => compressedJson(c, await whatToDoNext(c.var.deps, c.var.student.id)));

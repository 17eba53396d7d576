import { Hono } from "hono";
import { z } from "zod";
import { MatchChanges, MatchSearch } from "#domain/matches/match-list.ts";
import { deadlineDay } from "#domain/scholarships/deadline-day.ts";
import { body, params, query, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { countUse, tooManyRequests } from "#server/platform/rate-limit/rate-limit.ts";
import { changeMatch, explainMatch } from "./explain-match.ts";
import { listMatches } from "./list-matches.ts";
import { refreshMatches, refreshStaleMatches } from "./refresh-matches.ts";
import { docs } from "./route-docs.ts";

/** The limit for each student. */
const refreshLimit = { max: 30, windowSeconds: 60 };
const MatchPath = z.object({ scholarship_id: z.string().max(100) });

/** Mounted at /api/matches. */
export const matchRoutes = new Hono<SignedIn>()
  .use(requireStudent)
  .get("/", docs.list, query(MatchSearch), async (c) => {
    const { deps, student } = c.var;
    await refreshStaleMatches(deps, student.id);
    const search = c.req.valid("query");
    return c.json(await listMatches(deps.db, student.id, { search, today: deadlineDay(deps.clock()) }));
  })
  .post("/refresh", docs.refresh, async (c) => {
    const { deps, student } = c.var;
    const counted = await countUse(deps.db, `match-refresh|${student.id}`, refreshLimit, deps.clock().getTime());
    if (!counted.allowed) throw tooManyRequests(counted.retryAfterSeconds);
    return c.json(await refreshMatches(deps, student.id));
  })
  .get("/:scholarship_id", docs.explain, params(MatchPath), async (c) => {
    const { scholarship_id } = c.req.valid("param");
    return c.json(await explainMatch(c.var.deps, { studentId: c.var.student.id, scholarshipId: scholarship_id }));
  })
  .put("/:scholarship_id", docs.change, params(MatchPath), body(MatchChanges), async (c) => {
    const which = { studentId: c.var.student.id, scholarshipId: c.req.valid("param").scholarship_id };
    return c.json(await changeMatch(c.var.deps, which, c.req.valid("json")));
  });

import { Hono } from "hono";
import { z } from "zod";
import { MatchChanges, MatchSearch } from "#domain/matches/match-list.ts";
import { compressedJson, keptJson } from "#server/platform/http/compressed-json.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { body, params, query, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { limitUses } from "#server/platform/rate-limit/limit-uses.ts";
import { changeMatch, explainMatch } from "./explain-match.ts";
import { countMatches, matchList } from "./list-matches.ts";
import { matchMonths } from "./match-months.ts";
import { docs } from "./route-docs.ts";
import { similarFor } from "./similar-for.ts";

const limitRefreshes = limitUses("match-refresh", { max: 30, windowSeconds: 60 });
const MatchPath = z.object({ scholarship_id: z.string().max(100) });

/** Mounted at /api/matches. */
export const matchRoutes = new Hono<SignedIn>()
  .use(requireStudent)
  // A page of 50 matches is 170 KB of JSON, and 20 KB compressed.
  .get("/", docs.list, query(MatchSearch), async (c) =>
    keptJson(c, await matchList(c.var.deps, c.var.student.id, c.req.valid("query"))),
  )
  .post("/refresh", docs.refresh, limitRefreshes, async (c) => {
    const { deps, student } = c.var;
    const started = performance.now();
    const matched = await countMatches(deps, student.id);
    if (matched === null)
      throw notFound("no_profile", "Fill in your profile first, so that there is something to match.");
    return c.json({ matched, took_ms: Math.round(performance.now() - started) });
  })
  .get("/by-month", docs.byMonth, async (c) => c.json(await matchMonths(c.var.deps, c.var.student.id)))
  .get("/:scholarship_id", docs.explain, params(MatchPath), async (c) => {
    const { scholarship_id } = c.req.valid("param");
    return c.json(await explainMatch(c.var.deps, { studentId: c.var.student.id, scholarshipId: scholarship_id }));
  })
  .get("/:scholarship_id/similar", docs.similar, params(MatchPath), async (c) =>
    compressedJson(c, await similarFor(c.var.deps, c.var.student.id, c.req.valid("param").scholarship_id)),
  )
  .put("/:scholarship_id", docs.change, params(MatchPath), body(MatchChanges), async (c) => {
    const which = { studentId: c.var.student.id, scholarshipId: c.req.valid("param").scholarship_id };
    return c.json(await changeMatch(c.var.deps, which, c.req.valid("json")));
  });

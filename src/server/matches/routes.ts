import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { z } from "zod";
import { dayOf } from "#domain/calendar/day.ts";
import { Match } from "#domain/matches/match.ts";
import { MatchChanges, MatchPage, MatchSearch } from "#domain/matches/match-list.ts";
import { countUse, tooManyRequests } from "#server/platform/http/rate-limit.ts";
import {
  answers,
  body,
  params,
  query,
  refusals,
  requireStudent,
  type SignedIn,
} from "#server/platform/http/routing.ts";
import { changeMatch, explainMatch } from "./explain-match.ts";
import { listMatches } from "./list-matches.ts";
import { refreshMatches, refreshStaleMatches } from "./refresh-matches.ts";

/** Of one student. */
const refreshLimit = { max: 30, windowSeconds: 60 };
const tags = ["Matches"];
const Which = z.object({ scholarship_id: z.string().max(100) });
const Refreshed = z.object({ matched: z.int(), took_ms: z.int() });

/** Mounted at /api/matches. */
export const matchRoutes = new Hono<SignedIn>()
  .use(requireStudent)
  .get(
    "/",
    describeRoute({
      tags,
      summary: "The student's matches, best first",
      description:
        "Open scholarships that the student is not ruled out of, each with its score and criteria; bookmarked ones are listed whatever became of them. " +
        "Computed again first when the profile, the catalogue or the day has changed.",
      responses: { 200: answers(MatchPage, "One page"), ...refusals(400, 401) },
    }),
    query(MatchSearch),
    async (c) => {
      const { deps, student } = c.var;
      await refreshStaleMatches(deps, student.id);
      const search = c.req.valid("query");
      return c.json(await listMatches(deps.db, student.id, { search, today: dayOf(deps.clock()) }));
    },
  )
  .post(
    "/refresh",
    describeRoute({
      tags,
      summary: "Compute the matches again now",
      responses: {
        200: answers(Refreshed, "How many there are, and how long it took"),
        ...refusals(401, 403, 404, 429),
      },
    }),
    async (c) => {
      const { deps, student } = c.var;
      const counted = await countUse(deps.db, `match-refresh|${student.id}`, refreshLimit, deps.clock().getTime());
      if (!counted.allowed) throw tooManyRequests(counted.retryAfterSeconds);
      return c.json(await refreshMatches(deps, student.id));
    },
  )
  .get(
    "/:scholarship_id",
    describeRoute({
      tags,
      summary: "One match explained, criterion by criterion",
      description: "Scored when asked, for any scholarship, eligible or not, in the list or not.",
      responses: { 200: answers(Match, "The match"), ...refusals(401, 404) },
    }),
    params(Which),
    async (c) => {
      const { deps, student } = c.var;
      const { scholarship_id } = c.req.valid("param");
      return c.json(await explainMatch(deps, { studentId: student.id, scholarshipId: scholarship_id }));
    },
  )
  .put(
    "/:scholarship_id",
    describeRoute({
      tags,
      summary: "Bookmark a match, or follow its application",
      description: "Makes the match, scored, when there is none. Everything but the two fields is ignored.",
      responses: { 200: answers(Match, "The match afterwards"), ...refusals(400, 401, 403, 404, 415) },
    }),
    params(Which),
    body(MatchChanges),
    async (c) => {
      const { deps, student } = c.var;
      const { scholarship_id } = c.req.valid("param");
      return c.json(
        await changeMatch(deps, { studentId: student.id, scholarshipId: scholarship_id }, c.req.valid("json")),
      );
    },
  );

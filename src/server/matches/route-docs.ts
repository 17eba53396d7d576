import { z } from "zod";
import { DeadlineMonths } from "#domain/matches/deadline-months.ts";
import { Match } from "#domain/matches/match.ts";
import { MatchPage } from "#domain/matches/match-list.ts";
import { SimilarScholarships } from "#domain/scholarships/lists/browse.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

const Refreshed = z.object({ matched: z.int(), took_ms: z.int() });

export const docs = routeDocs("Matches", {
  list: {
    summary: "List the student's matches",
    description:
      "Best first: open scholarships that the student may be eligible for, each with its score and criteria. Without a " +
      "section, those that are only at other colleges are left out. `sort=section` lists strong fits first (a score of 75 or " +
      "more), section by section, and then all others, each by score: the parts of the list, one after the other. `weak_last=true` puts scores " +
      "below 30 behind all others in the orders by amount and deadline. With bookmarked=true, applied=true, " +
      "submitted=true or hidden=true all those that the student bookmarked, applied to, submitted or hid are listed, even when they have closed or no " +
      "longer fit. Hidden ones are in no other list and no total. The list is computed from the profile, the catalog and the day.",
    responses: { 200: answers(MatchPage, "One page") },
    refusals: [400, 401],
  },
  refresh: {
    summary: "Count the matches now",
    description: "Matches are computed whenever they are read, so a refresh changes nothing.",
    responses: { 200: answers(Refreshed, "How many matches there are, and how long it took") },
    refusals: [401, 403, 404, 429],
  },
  byMonth: {
    summary: "Count the scholarships that the student qualifies for by the month of their deadline",
    description: "Those of the section `qualify`, with the sum of their largest amounts.",
    responses: { 200: answers(DeadlineMonths, "This month and the eleven after it, and all others") },
    refusals: [401],
  },
  explain: {
    summary: "Explain one match, criterion by criterion",
    description: "For any active or closed scholarship, eligible or not, in the list or not.",
    responses: { 200: answers(Match, "The match") },
    refusals: [401, 404],
  },
  similar: {
    summary: "List open scholarships similar to one",
    description:
      "As `GET /api/scholarships/{id}/similar`, without those that rule the student out and those that they hid.",
    responses: { 200: answers(SimilarScholarships, "At most four, and its lists") },
    refusals: [401, 404],
  },
  change: {
    summary: "Bookmark a match, set its application status, or hide it",
    description:
      "Creates the match when there is none. An application status is that of the application in the tracker, which is " +
      "added if there is none. To bookmark a hidden match or to apply shows it again. A full tracker " +
      "is 409 `too_many_applications` or `tracker_full`. Other fields of the body are ignored.",
    responses: { 200: answers(Match, "The match afterwards") },
    refusals: [400, 401, 403, 404, 409, 415],
  },
});

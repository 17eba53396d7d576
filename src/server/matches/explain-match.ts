import { readStudent } from "#domain/matches/criteria/student.ts";
import type { Match } from "#domain/matches/match.ts";
import type { MatchChanges } from "#domain/matches/match-list.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import { deadlineDay } from "#domain/scholarships/deadline-day.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { findProfile } from "#server/profile/store.ts";
import { findScholarship } from "#server/scholarships/store.ts";
import { matchId } from "./match-id.ts";
import { findMatch, saveMatch } from "./store.ts";

type MatchKey = { studentId: string; scholarshipId: string };

/**
 * The match of a student with any active or closed scholarship, eligible or not, scored now. It holds every criterion
 * with the scholarship's requirement and the student's value. Throws 404 `no_scholarship`.
 */
export async function explainMatch(
  deps: Pick<Deps, "db" | "clock">,
  { studentId, scholarshipId }: MatchKey,
): Promise<Match> {
  const today = deadlineDay(deps.clock());
  const [scholarship, profile, stored] = await Promise.all([
    findScholarship(deps.db, scholarshipId, today),
    findProfile(deps.db, studentId),
    findMatch(deps.db, studentId, scholarshipId),
  ]);
  if (!scholarship) throw notFound("no_scholarship", "There is no such scholarship.");
  const { match_score, eligibility, factors, unlock } = scoreMatch(readStudent(profile ?? {}), scholarship, today);
  return {
    id: matchId(studentId, scholarshipId),
    user_id: studentId,
    scholarship_id: scholarshipId,
    match_score,
    bookmarked: stored?.bookmarked ?? false,
    application_status: stored?.application_status ?? "not_started",
    eligibility,
    factors,
    unlock,
    scholarship,
  };
}

/** Sets the bookmark or application status of a match. Creates the match with its score when there is none. */
export async function changeMatch(
  deps: Pick<Deps, "db" | "clock">,
  key: MatchKey,
  changes: MatchChanges,
): Promise<Match> {
  const scored = await explainMatch(deps, key);
  const { bookmarked, application_status } = await saveMatch(deps.db, key.studentId, {
    scored,
    changes,
    now: deps.clock(),
  });
  return { ...scored, bookmarked, application_status };
}

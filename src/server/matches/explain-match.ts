import { readStudent, type Student } from "#domain/matches/criteria/student.ts";
import { namesToCheck } from "#domain/matches/criteria-summary.ts";
import type { Match } from "#domain/matches/match.ts";
import type { MatchChanges } from "#domain/matches/match-list.ts";
import { partOf } from "#domain/matches/match-vocabulary.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import { formInPlaceOfFafsa } from "#domain/profile/aid/state-aid.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { thingInList, thingsToSend } from "#domain/scholarships/to-send/things-to-send.ts";
import { setMatchStatus } from "#server/applications/set-match-status.ts";
import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { findProfile } from "#server/profile/store.ts";
import { findScholarship } from "#server/scholarships/store.ts";
import { matchId } from "./match-id.ts";
import { findMark, type Mark, saveMark } from "./store.ts";

type MatchKey = { studentId: string; scholarshipId: string };

/**
 * The match of a student with any active or closed scholarship, eligible or not, scored now. It holds every criterion
 * with the scholarship's requirement and the student's value. Throws 404 `no_scholarship`.
 */
export const explainMatch = async (deps: Pick<Deps, "db" | "clock">, key: MatchKey): Promise<Match> =>
  (await explained(deps, key)).match;

/** `inPlaceOfFafsa`: as `formInPlaceOfFafsa` tells it of the student. */
async function explained(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { studentId, scholarshipId }: MatchKey,
): Promise<{ match: Match; inPlaceOfFafsa: string | null }> {
  const today = deadlineDay(clock());
  const [scholarship, profile, mark] = await Promise.all([
    findScholarship(db, scholarshipId, today),
    findProfile(db, studentId),
    findMark(db, studentId, scholarshipId),
  ]);
  if (!scholarship) throw notFound("no_scholarship", "There is no such scholarship.");
  const match = matchOf({ userId: studentId, student: readStudent(profile ?? {}), scholarship, mark, today });
  const inPlaceOfFafsa = profile && formInPlaceOfFafsa(profile);
  const to_send = thingsToSend(scholarship, inPlaceOfFafsa).map(thingInList);
  return { match: { ...match, to_send }, inPlaceOfFafsa };
}

/**
 * Sets what the student did with a match. A status is that of its application, which is added to the tracker or changed.
 * To bookmark a hidden match or to apply shows it again. Throws 404 `no_scholarship` and 409 `too_many_applications`.
 */
export async function changeMatch(
  deps: Pick<Deps, "db" | "clock">,
  key: MatchKey,
  changes: MatchChanges,
): Promise<Match> {
  const { match, inPlaceOfFafsa } = await explained(deps, key);
  const { studentId: userId, scholarshipId } = key;
  const { application_status: status, ...marks } = changes;
  const now = deps.clock();
  const mark = await inTransaction(deps.db, async (tx) => {
    const { scholarship } = match;
    const toCheck = namesToCheck(match);
    if (status) await setMatchStatus(tx, { userId, scholarship, toCheck, inPlaceOfFafsa, now }, status);
    const saved = isWanted(changes) ? { hidden: false, ...marks } : marks;
    return saveMark(tx, { userId, scholarshipId }, { changes: saved, now });
  });
  const { bookmarked, application_status, hidden } = mark;
  return { ...match, bookmarked, application_status, hidden };
}

const isWanted = ({ bookmarked, application_status = "not_started" }: MatchChanges) =>
  bookmarked === true || application_status !== "not_started";

type Scored = {
  userId: string;
  student: Student;
  scholarship: Scholarship;
  mark: Mark;
  today: string;
  /** As `scoreMatch` takes it. */
  compiled?: readonly unknown[];
};

/** The match of a student with a scholarship, as the API sends it. */
export function matchOf({ userId, student, scholarship, mark, today, compiled }: Scored): Match {
  const { match_score, eligibility, section, factors, unlock } = scoreMatch(student, scholarship, today, compiled);
  return {
    id: matchId(userId, scholarship.id),
    user_id: userId,
    scholarship_id: scholarship.id,
    match_score,
    bookmarked: mark.bookmarked,
    application_status: mark.application_status,
    hidden: mark.hidden,
    eligibility,
    section,
    part: partOf(section, match_score),
    factors,
    unlock,
    scholarship,
  };
}

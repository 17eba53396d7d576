import { dayOf } from "#domain/calendar/day.ts";
import { type QuestionStake, questionStakes } from "#domain/matches/question-stakes.ts";
import type { Deps } from "#server/deps.ts";
import { findProfile } from "#server/profile/store.ts";
import { compiledCatalogue } from "./open-awards.ts";

const mostKept = 1000;

// By student and by what they were computed from; the oldest go first.
const kept = new Map<string, readonly QuestionStake[]>();

/** How many open awards and dollars ask each question of the profile, for a student with or without a profile. */
export async function stakesOf(
  deps: Pick<Deps, "db" | "pool" | "clock">,
  studentId: string,
): Promise<readonly QuestionStake[]> {
  const [profile, { index, revision }] = await Promise.all([
    findProfile(deps.db, studentId),
    compiledCatalogue(deps, dayOf(deps.clock())),
  ]);
  const key = [studentId, profile?.updated_at ?? "", revision, index.today].join(" ");
  const known = kept.get(key);
  if (known) return known;
  const stakes = questionStakes(index, profile ?? {});
  kept.set(key, stakes);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? "");
  return stakes;
}

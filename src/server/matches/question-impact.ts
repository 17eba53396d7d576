import { dayOf } from "#domain/calendar/day.ts";
import { type QuestionImpact, questionImpacts } from "#domain/matches/question-impact.ts";
import type { Deps } from "#server/deps.ts";
import { findProfile } from "#server/profile/store.ts";
import { compiledCatalogue } from "./compiled-catalogue.ts";

const mostKept = 1000;

// By student and by what they were computed from; the oldest go first.
const kept = new Map<string, readonly QuestionImpact[]>();

/** How many open awards and dollars ask each question of the profile, for a student with or without a profile. */
export async function impactsOf(
  deps: Pick<Deps, "db" | "pool" | "clock">,
  studentId: string,
): Promise<readonly QuestionImpact[]> {
  const [profile, { index, revision }] = await Promise.all([
    findProfile(deps.db, studentId),
    compiledCatalogue(deps, dayOf(deps.clock())),
  ]);
  const key = [studentId, profile?.updated_at ?? "", revision, index.today].join(" ");
  const known = kept.get(key);
  if (known) return known;
  const impacts = questionImpacts(index, profile ?? {});
  kept.set(key, impacts);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? "");
  return impacts;
}

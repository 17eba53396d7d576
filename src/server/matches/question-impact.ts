import { LRUCache } from "lru-cache";
import { type QuestionImpact, questionImpacts } from "#domain/matches/question-impact.ts";
import { deadlineDay } from "#domain/scholarships/deadline-day.ts";
import type { Deps } from "#server/deps.ts";
import { findProfile } from "#server/profile/store.ts";
import { compiledCatalogue } from "./compiled-catalogue.ts";

// The cache key holds everything that the impacts depend on.
const computed = new LRUCache<string, readonly QuestionImpact[]>({ max: 1000 });

/** The impact of every profile question for a student, with or without a profile. */
export async function questionImpactsOf(
  deps: Pick<Deps, "clock" | "db" | "log" | "pool">,
  studentId: string,
): Promise<readonly QuestionImpact[]> {
  const [profile, { index, revision }] = await Promise.all([
    findProfile(deps.db, studentId),
    compiledCatalogue(deps, deadlineDay(deps.clock())),
  ]);
  const key = [studentId, profile?.updated_at ?? "", revision, index.today].join(" ");
  const known = computed.get(key);
  if (known) return known;
  const impacts = questionImpacts(index, profile ?? {});
  computed.set(key, impacts);
  return impacts;
}

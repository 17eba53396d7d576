import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { placesInGoals } from "#domain/matches/criteria/places/places-in-goals.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import { impactsInSlices, type QuestionImpact } from "#domain/matches/question-impact.ts";
import { citizenshipIn } from "#domain/matches/told-answers.ts";
import { isOpenQuestion } from "#domain/profile/open-question.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { Deps } from "#server/deps.ts";
import { inTurns } from "#server/platform/in-turns.ts";
import { oneAfterAnother } from "#server/platform/one-after-another.ts";
import { findProfile } from "#server/profile/store.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";
import { compiledCatalogue } from "#server/scholarships/catalogue/compiled-catalogue.ts";
import { hiddenIds } from "./store.ts";
import { newResults } from "./student-results.ts";
import { toldAnswersOf } from "./told-answers-of.ts";

const mostStudents = 1000;
const computed = new WeakMap<CatalogueIndex, LRUCache<string, readonly QuestionImpact[]>>();

const inQueue = oneAfterAnother();

/** The impact of every profile question for a student, with or without a profile. Hidden scholarships do not count. */
export async function questionImpactsOf(
  deps: Compiling & Pick<Deps, "clock">,
  studentId: string,
): Promise<readonly QuestionImpact[]> {
  const [profile, hidden, index] = await Promise.all([
    findProfile(deps.db, studentId),
    hiddenIds(deps.db, studentId),
    compiledCatalogue(deps, deadlineDay(deps.clock())),
  ]);
  const known = computed.get(index) ?? new LRUCache({ max: mostStudents });
  computed.set(index, known);
  const key = `${studentId} ${profile?.updated_at ?? ""} ${hashOf(hidden)}`;
  return (
    known.get(key) ??
    inQueue(async () => {
      const ways = { without: hidden, resultsOf: newResults };
      // Another request of the student may have waited for the same.
      const impacts =
        known.get(key) ?? withTold(await inTurns(impactsInSlices(index, profile ?? {}, ways)), profile, index);
      known.set(key, impacts);
      return impacts;
    })
  );
}

function withTold(
  impacts: readonly QuestionImpact[],
  profile: Profile | null,
  { today }: CatalogueIndex,
): QuestionImpact[] {
  if (!profile) return [...impacts];
  const told = toldAnswersOf(readStudent(profile), today, profile.user_id);
  const toldOf = told.get("citizenship_status");
  const status = toldOf === undefined ? null : citizenshipIn(toldOf, today);
  const places = isOpenQuestion(profile, "intended_colleges") ? placesInGoals(profile) : [];
  return impacts.map((impact) => {
    const words = told.get(impact.field);
    return {
      ...impact,
      ...(words !== undefined && { told: words }),
      ...(impact.field === "intended_colleges" && places.length > 0 && { in_goals: places }),
      ...(impact.field === "citizenship_status" && status && { in_goals: [status] }),
    };
  });
}

const hashOf = (ids: readonly string[]) => createHash("sha256").update(ids.join(" ")).digest("base64url");

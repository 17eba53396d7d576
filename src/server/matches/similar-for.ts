import { hasMatch } from "#domain/matches/catalogue/results/packed-results.ts";
import type { SimilarScholarships } from "#domain/scholarships/lists/browse.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { similarScholarships } from "#server/scholarships/browse/similar-scholarships.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";
import { findScholarship } from "#server/scholarships/store.ts";
import { hiddenIn } from "./marked.ts";
import { matchedStudent } from "./matched-student.ts";
import { resultsOf } from "./student-results.ts";

/**
 * The scholarships similar to one that do not rule the student out and that they did not hide. All similar ones before the
 * first save of a profile. Throws 404 `no_scholarship`.
 */
export async function similarFor(
  deps: Compiling & Pick<Deps, "clock">,
  studentId: string,
  scholarshipId: string,
): Promise<SimilarScholarships> {
  const { index, today, profile, marks } = await matchedStudent(deps, studentId);
  const scholarship = await findScholarship(deps.db, scholarshipId, today);
  if (!scholarship) throw notFound("no_scholarship", "There is no such scholarship.");
  const own = profile && (await resultsOf(index, profile, hiddenIn(marks)));
  const matches = own && (await own.matches());
  const passes = matches ? (row: number) => hasMatch(matches, row) : undefined;
  return similarScholarships(deps, scholarship, { index, passes });
}

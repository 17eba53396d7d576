import { criteria } from "#domain/matches/criteria/criteria.ts";
import type { MatchableScholarship } from "#domain/matches/criteria/criterion.ts";
import type { Student } from "#domain/matches/criteria/student.ts";

const prior = 36;
/** Units of met, close, open and unknown results. */
const units: Partial<Record<string, readonly [number, number, number, number]>> = {
  level: [32, 32, 32, 8],
  field_of_study: [56, 44, 56, 12],
  residence: [30, 30, 30, 8],
  gpa: [18, 18, 18, 4],
  citizenship: [18, 18, 18, 4],
  groups: [46, 46, 46, 6],
  financial_need: [26, 26, 26, 6],
  institution: [28, 28, 28, 6],
  graduation_year: [14, 14, 14, 4],
  interests: [3, 2, 0, 0],
  deadline: [1, 1, 1, 0],
  other: [20, 5, 30, 2],
};

/** The score before decision 0096, which half earned what a sponsor does not state. */
export function oldScore(student: Student, scholarship: MatchableScholarship, today: string): number {
  let [earned, counted] = [prior / 2, prior];
  for (const { key, requirement, compare } of criteria) {
    const [met, close, open, unknown] = units[key] ?? [0, 0, 0, 0];
    const required = requirement(scholarship, today);
    const result = required === null ? null : (compare(student, required, today)?.result ?? null);
    // The formula knew nothing that speaks against a scholarship.
    if (result === null || result === "against") continue;
    const own = result === "met" ? met : result === "close" ? close : result === "unknown" ? unknown : 0;
    earned += own;
    counted += result === "met" || result === "close" ? own : open;
  }
  return Math.round((100 * earned) / counted);
}

import type { MatchableScholarship } from "./criteria/criterion.ts";
import type { Unlock } from "./match.ts";
import { missingAnswerOf, type ScoredMatch } from "./score-match.ts";

type OpenMatch = Pick<ScoredMatch, "eligibility" | "open"> & {
  scholarship: Pick<MatchableScholarship, "amount_min" | "amount_max">;
};

/**
 * The missing profile answer with the most dollars over a student's whole list, then the most scholarships; null when
 * no answer is missing. Ineligible matches do not count.
 */
export function topQuestion(matches: readonly OpenMatch[]): Unlock | null {
  const byField = new Map<string, OpenMatch["scholarship"][]>();
  for (const { open, scholarship, eligibility } of matches) {
    if (eligibility === "ineligible") continue;
    for (const field of open) {
      const scholarships = byField.get(field);
      if (scholarships) scholarships.push(scholarship);
      else byField.set(field, [scholarship]);
    }
  }
  const unlocks = [...byField].map(([field, scholarships]) => missingAnswerOf(field, scholarships));
  unlocks.sort((a, b) => b.dollars - a.dollars || b.scholarships - a.scholarships || (a.field < b.field ? -1 : 1));
  return unlocks[0] ?? null;
}

import type { Award } from "./criterion.ts";
import type { Unlock } from "./match.ts";
import { type ScoredMatch, unlockOf } from "./score-match.ts";

type OpenMatch = Pick<ScoredMatch, "eligibility" | "open"> & { award: Pick<Award, "amount_min" | "amount_max"> };

/**
 * The one missing profile answer that would settle the most dollars over a student's whole list, then the most awards;
 * null when no answer is missing. Ineligible ones are settled already.
 */
export function settlesMost(matches: readonly OpenMatch[]): Unlock | null {
  const byField = new Map<string, OpenMatch["award"][]>();
  for (const { open, award, eligibility } of matches) {
    if (eligibility === "ineligible") continue;
    for (const field of open) {
      const awards = byField.get(field);
      if (awards) awards.push(award);
      else byField.set(field, [award]);
    }
  }
  const unlocks = [...byField].map(([field, awards]) => unlockOf(field, awards));
  unlocks.sort((a, b) => b.dollars - a.dollars || b.awards - a.awards || (a.field < b.field ? -1 : 1));
  return unlocks[0] ?? null;
}

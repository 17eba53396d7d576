import type { MatchableScholarship } from "#domain/matches/criteria/criterion.ts";
import { emptyFacts } from "#domain/scholarships/empty-facts.ts";

/** An open scholarship with only these facts known. Tests of matching start from it. */
export const blankScholarship = (known: Partial<MatchableScholarship> = {}): MatchableScholarship => ({
  id: "a",
  status: "active",
  title: "An award",
  provider_name: "A sponsor",
  ...emptyFacts(),
  ...known,
});

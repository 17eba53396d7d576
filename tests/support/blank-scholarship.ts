import type { MatchableScholarship } from "#domain/matches/criteria/criterion.ts";
import { emptyFacts } from "#domain/scholarships/empty-facts.ts";

/** An open award of which nothing is known but what is given: what the tests of matching start from. */
export const blankScholarship = (known: Partial<MatchableScholarship> = {}): MatchableScholarship => ({
  id: "a",
  status: "active",
  title: "An award",
  provider_name: "A sponsor",
  ...emptyFacts(),
  ...known,
});

import type { Award } from "#domain/matches/criterion.ts";
import { nothingKnown } from "#domain/scholarships/nothing-known.ts";

/** An open award of which nothing is known but what is given: what the tests of matching start from. */
export const silentAward = (known: Partial<Award> = {}): Award => ({
  id: "a",
  status: "active",
  title: "An award",
  provider_name: "A sponsor",
  ...nothingKnown(),
  ...known,
});

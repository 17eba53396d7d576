import type { CheckKind } from "../../eligibility/demand.ts";

/** Kinds of checks about what few students are, have or belong to. */
export const rareKinds: ReadonlySet<CheckKind> = new Set<CheckKind>([
  "employment",
  "experience",
  "family",
  "health",
  "heritage",
  "membership",
  "place",
  "prior_award",
  "program",
  "religion",
]);

/** Kinds of checks that leave much doubt whether a student may apply. */
export const doubtfulKinds: ReadonlySet<string> = new Set<CheckKind>([
  ...rareKinds,
  "career",
  "citizenship",
  "excluded",
  "research",
  "study_place",
]);

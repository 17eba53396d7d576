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

/**
 * How much doubt a check of each kind leaves, in steps: the fewer students meet it, the more. Nothing is left by what
 * most can do, and by what two sources of the catalog say differently.
 */
export const doubtOfKind: Readonly<Record<CheckKind, number>> = {
  activity: 0,
  admission: 1,
  alternative: 2,
  career: 2,
  citizenship: 6,
  commitment: 2,
  community_service: 0,
  conduct: 1,
  conflict: 0,
  course: 2,
  degree: 1,
  employment: 4,
  excluded: 2,
  experience: 3,
  family: 5,
  grades: 1,
  health: 6,
  heritage: 8,
  income: 1,
  interest: 2,
  level: 2,
  license: 4,
  membership: 4,
  merit: 1,
  nomination: 3,
  not_stated: 1,
  place: 4,
  prior_award: 5,
  program: 2,
  purpose: 2,
  religion: 6,
  research: 3,
  skill: 2,
  study_place: 1,
  test: 1,
  unread: 1,
};

/** The same, where the words of the check themselves name the kind. */
export const doubtOfWords: Readonly<Partial<Record<CheckKind, number>>> = {
  employment: 6,
  family: 12,
  health: 14,
  heritage: 14,
  license: 8,
  membership: 7,
  nomination: 4,
};

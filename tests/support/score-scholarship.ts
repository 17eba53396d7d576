import type { MatchableScholarship } from "#domain/matches/criteria/criterion.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import type { CriterionKey } from "#domain/scholarships/vocabulary.ts";
import { blankScholarship } from "./blank-scholarship.ts";

/** The date that the tests of matching use as today. */
export const today = "2026-11-21";

/** Scores a student with these answers against a scholarship that states only these facts. */
export const scored = (profile: ProfileChanges, facts: Partial<MatchableScholarship>) =>
  scoreMatch(readStudent(profile), blankScholarship(facts), today);

/** The result of one criterion. */
export const statusOf = (key: CriterionKey, profile: ProfileChanges, facts: Partial<MatchableScholarship>) =>
  scored(profile, facts).factors.find((factor) => factor.key === key)?.status;

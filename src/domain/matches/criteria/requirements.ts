import type { MatchingLevel } from "../../profile/academic-level.ts";
import type { AwardAmount } from "./award-amount.ts";
import type { RequiredStatus } from "./citizenship-fit.ts";
import type { RequiredColleges } from "./college-fit.ts";
import type { RequiredDemand } from "./conditions.ts";
import type { RequiredDay } from "./deadline-fit.ts";
import type { RequiredGroups } from "./group-fit.ts";
import type { RequiredPlaces } from "./residence-fit.ts";
import type { Topics } from "./topic-fit.ts";

/** What each criterion requires: what its `requirement` returns, which its column of the index holds. */
export type Requirements = {
  level: readonly MatchingLevel[];
  field_of_study: readonly string[];
  residence: RequiredPlaces;
  gpa: number;
  citizenship: RequiredStatus;
  groups: RequiredGroups;
  /** "exceptional": more than most need. */
  financial_need: "some" | "exceptional";
  institution: RequiredColleges;
  graduation_year: readonly number[];
  interests: Topics;
  deadline: RequiredDay;
  award_amount: AwardAmount;
  place_of_study: readonly string[];
  drawing: true;
  conditions: readonly RequiredDemand[];
};

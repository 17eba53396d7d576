import type { Demand } from "../../../eligibility/demand.ts";
import { residenceFields } from "../../../places/residence.ts";
import type { ProfileField, RequirementPart } from "../criterion.ts";
import type { RequiredDemand } from "../requirements.ts";
import { compareDemand } from "./conditions.ts";

/** What tells how far the student is. */
const ofLevel: readonly ProfileField[] = [
  ...(["academic_level", "graduation_year", "college", "career_goals"] as const),
  // Where a school year ends in December.
  ...residenceFields,
];
const ofChecks: readonly ProfileField[] = [
  "academic_level",
  ...residenceFields,
  "county",
  "high_school",
  "college",
  "intended_colleges",
  "demographics",
  "field_of_study",
  "extracurricular_activities",
  "career_goals",
  "volunteer_hours",
  "graduation_year",
  "gpa",
  "sat_score",
  "act_score",
  "academic_achievements",
  "leadership_experience",
  "work_experience",
  "annual_family_income",
  "financial_need_level",
  "parent_employers",
  "parent_unions",
  // Those of the ways to meet it.
  "date_of_birth",
  "enrollment",
  "gpa_given",
  "gpa_scale",
  "languages",
];
/** The fields of a profile that comparing a demand reads, by its kind. */
export const readsOf: Record<Demand["about"], readonly ProfileField[]> = {
  check: ofChecks,
  doubtful: ofChecks,
  age: ["date_of_birth", "academic_level"],
  class: [...ofLevel, "enrollment"],
  bachelors_degree: ofLevel,
  enrollment: ["enrollment", "academic_level"],
  income: ["annual_family_income", "financial_need_level", "set_aside"],
  county: ["county", ...residenceFields],
  languages: ["languages", "set_aside"],
  parent_employers: ["parent_employers", "set_aside"],
  parent_unions: ["parent_unions", "set_aside"],
  high_school: ["high_school", "set_aside"],
  heritage: ["demographics", "citizenship_status", "set_aside"],
  test_scores: ["sat_score", "act_score", "set_aside"],
  study_in: [
    "college",
    "intended_colleges",
    "career_goals",
    ...residenceFields,
    "academic_level",
    "graduation_year",
    "field_of_study",
  ],
  excluded: [...ofLevel, "demographics"],
};

/** All fields that some demand reads. */
export const demandFields: readonly ProfileField[] = [...new Set(Object.values(readsOf).flat())];

/** Each demand is a part of the conditions. */
export const conditionParts = (demands: readonly RequiredDemand[]): RequirementPart[] =>
  demands.map((demand) => (student, today) => compareDemand(student, demand, today));

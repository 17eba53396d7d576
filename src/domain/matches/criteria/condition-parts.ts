import type { Demand } from "../../eligibility/demand.ts";
import { compareDemand } from "./conditions.ts";
import type { ProfileField, RequirementParts } from "./criterion.ts";

/** The fields of a profile that comparing a demand reads. */
const readsOf: Record<Demand["about"], readonly ProfileField[]> = {
  check: [],
  age: ["date_of_birth"],
  class: ["academic_level", "graduation_year"],
  bachelors_degree: ["academic_level", "graduation_year"],
  enrollment: ["enrollment"],
  county: ["county", "state", "location", "set_aside"],
  languages: ["languages", "set_aside"],
  parent_employers: ["parent_employers", "set_aside"],
  parent_unions: ["parent_unions", "set_aside"],
  high_school: ["high_school", "set_aside"],
  heritage: ["demographics", "set_aside"],
  test_scores: ["sat_score", "act_score", "set_aside"],
  excluded: [
    "citizenship_status",
    "citizenship_countries",
    "location",
    "state",
    "academic_level",
    "graduation_year",
    "demographics",
    "set_aside",
  ],
};

/** All fields that some demand reads. */
export const demandFields: readonly ProfileField[] = [...new Set(Object.values(readsOf).flat())];

/** Each demand is a part of the conditions. */
export const conditionParts: RequirementParts<readonly Demand[]> = {
  kinds: Object.fromEntries(
    Object.entries(readsOf).map(([about, reads]) => [
      about,
      ({ profile }) => reads.map((field) => profile[field] ?? null),
    ]),
  ),
  of: (demands) =>
    demands.map((demand) => ({
      kind: demand.about,
      compare: (student, today) => compareDemand(student, demand, today),
    })),
};

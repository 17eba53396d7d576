import type { Demand } from "../../eligibility/demand.ts";
import { compareDemand } from "./conditions.ts";
import type { ProfileField, RequirementParts } from "./criterion.ts";
import { isPlaceCheck } from "./place-checks.ts";
import type { Student } from "./student.ts";

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
  study_in: [
    "college",
    "intended_colleges",
    "career_goals",
    "location",
    "state",
    "academic_level",
    "graduation_year",
    "set_aside",
  ],
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

/** Each demand is a part of the conditions. A check about a place reads where the student lives, other checks nothing. */
export const conditionParts: RequirementParts<readonly Demand[]> = {
  kinds: {
    ...Object.fromEntries(
      Object.entries(readsOf).map(([about, reads]) => [
        about,
        ({ profile }: Student) => reads.map((field) => profile[field] ?? null),
      ]),
    ),
    place_check: ({ place }) => [place.state, place.country],
  },
  of: (demands) =>
    demands.map((demand) => ({
      kind: isPlaceCheck(demand) ? "place_check" : demand.about,
      compare: (student, today) => compareDemand(student, demand, today),
    })),
};

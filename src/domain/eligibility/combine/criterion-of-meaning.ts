import type { CriterionKey } from "../../scholarships/vocabulary.ts";
import type { Meaning } from "../mention.ts";

const keys: Record<Meaning["about"], CriterionKey | null> = {
  level: "level",
  field_of_study: "field_of_study",
  gpa: "gpa",
  states: "residence",
  countries: "residence",
  citizenship: "citizenship",
  groups: "groups",
  financial_need: "financial_need",
  graduation_year: "graduation_year",
  institution: "institution",
  demand: null,
  nothing: null,
};
/** The criterion that a meaning states a requirement of, or null. */
export const keyOf = ({ about }: Meaning) => keys[about];

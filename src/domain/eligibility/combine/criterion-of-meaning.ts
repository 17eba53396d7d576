import type { CriterionKey } from "../../scholarships/vocabulary.ts";
import type { Demand } from "../demand.ts";
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

/** Whether it states a field of study, other than one that a held degree implies. */
export const isFieldOfStudy = (meaning: Meaning): boolean => meaning.about === "field_of_study" && !meaning.implied;

/** Whether it says that there are requirements which the text does not name. */
export const saysNotStated = (meaning: Meaning): boolean =>
  meaning.about === "demand" && meaning.demand.about === "check" && meaning.demand.kind === "not_stated";

/** Whether it is about where the student studies. */
export const isOfStudyPlace = (demand: Demand): boolean =>
  demand.about === "study_in" || (demand.about === "check" && demand.kind === "study_place");

/** Whether answers decide a demand that no fact holds. */
export const isComparedDemand = (meaning: Meaning): boolean =>
  meaning.about === "demand" && meaning.demand.about !== "check";

/** Whether it says who a person is. */
export const isOfPerson = ({ about }: Meaning): boolean =>
  /^(?:groups|states|citizenship|countries|level|field_of_study)$/.test(about);

/** "16 to 26 years old or a veteran", "live in the US or be a dependent of a soldier": nobody would call it an award for the group. */
export const meetsMost = (meaning: Meaning): boolean =>
  (meaning.about === "demand" && meaning.demand.about === "age") ||
  (meaning.about === "countries" && meaning.codes.includes("US"));

import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { type Citizenship, citizenships, type Group, groups } from "../../scholarships/vocabulary.ts";
import { shortFormsOf } from "../college/sponsoring-college.ts";
import { narrowestFields } from "../field/narrowest-fields.ts";
import type { Meaning } from "../mention.ts";

/** The facts about who may apply. Empty lists and nulls mean that the text does not state one. */
export type EligibilityFacts = Pick<
  ScholarshipFacts,
  | "academic_level"
  | "field_of_study"
  | "gpa_requirement"
  | "location_restrictions"
  | "countries"
  | "citizenship"
  | "groups"
  | "need_based"
  | "graduation_years"
  | "institutions"
>;

/** Nobody gives something to permanent residents alone: their citizens live there too. */
const isForCitizensToo = (status: Citizenship, stated: readonly Citizenship[]) =>
  status === "us_citizen" && stated.every((each) => each === "permanent_resident") && stated.length > 0;

/**
 * "International students" beside countries, of which both must hold: "from Kenya". The countries alone are a fact, and
 * the status, which is one of the US, is left to check.
 */
export const isAbroadElsewhere = (meaning: Meaning, countries: readonly string[]): boolean =>
  meaning.about === "citizenship" &&
  meaning.besides !== true &&
  meaning.statuses.every((status) => status === "international") &&
  countries.length > 0;

/** "U.S. students" who must be US citizens: the citizenship says it all. */
const isSaidBy = (statuses: readonly Citizenship[], countries: readonly string[]): boolean =>
  countries.every((code) => code === "US") && statuses.includes("us_citizen") && !statuses.includes("international");

/** The facts that meanings state together; of one criterion each value is enough. */
export function factsOf(meanings: readonly Meaning[]): Omit<EligibilityFacts, "academic_level"> {
  const all = <A extends Meaning["about"]>(about: A) =>
    meanings.filter((meaning): meaning is Extract<Meaning, { about: A }> => meaning.about === about);
  const gpas = all("gpa").map(({ least }) => least);
  const countries = unique(all("countries").flatMap(({ codes }) => codes));
  const statuses = all("citizenship").flatMap((each) => (isAbroadElsewhere(each, countries) ? [] : each.statuses));
  return {
    field_of_study: narrowestFields(all("field_of_study")),
    // The lowest of several minimums: the others are for other students.
    gpa_requirement: gpas.length > 0 ? Math.min(...gpas) : null,
    location_restrictions: unique(all("states").flatMap(({ codes }) => codes)),
    countries: isSaidBy(statuses, countries) ? [] : countries,
    citizenship: citizenships.filter((status) => statuses.includes(status) || isForCitizensToo(status, statuses)),
    groups: groups.filter((group) => all("groups").some((each) => each.groups.includes(group))).filter(isNarrowest),
    need_based: all("financial_need").length > 0 ? true : null,
    graduation_years: unique(all("graduation_year").flatMap(({ years }) => years)),
    institutions: withoutShortForms(unique(all("institution").flatMap(({ names }) => names))),
  };
}

/** "Single parents with dependent children" are all single. */
const isNarrowest = (group: Group, _: number, stated: readonly Group[]): boolean =>
  group !== "parent" || !stated.includes("single_parent");

/** "Purdue University Northwest (PNW)", and later "at PNW": one college. */
const withoutShortForms = (names: readonly string[]): string[] =>
  names.filter((name) => !names.some((other) => other !== name && shortFormsOf(other).has(name)));

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

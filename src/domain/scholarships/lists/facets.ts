import { familiarFields } from "../../fields-of-study/field-names.ts";
import { spokenField } from "../../fields-of-study/spoken-field.ts";
import { usStates } from "../../places/us-states.ts";
import type { MatchingLevel } from "../../profile/answers/academic-level.ts";
import { studentsOf } from "../requirements/group-students.ts";
import type { Citizenship, Group } from "../vocabulary.ts";
import type { Facet } from "./browse.ts";

/** The facts that facets are made of. */
export type FacetList = "academic_level" | "field_of_study" | "groups" | "citizenship" | "location_restrictions";

/**
 * A facet whose open scholarships are not counted yet. It selects the scholarships whose `list` names `value`, or those
 * whose next deadline is at most `withinDays` away (null: all).
 */
export type FacetRule = Omit<Facet, "open"> & {
  picks: { list: FacetList; value: string } | { withinDays: number | null };
};

/**
 * How many open scholarships a list needs. `field`: one whose field few know needs this many for itself, not for a wider field.
 * `familiar`: a field that most students know, and who the students are or where they live, need one.
 */
export const fewestInFacet = { deadline: 3, familiar: 1, field: 3 };

const deadlines: readonly FacetRule[] = [
  {
    kind: "deadline",
    slug: "next-30-days",
    name: "Closing in the next 30 days",
    title: "Scholarships closing in the next 30 days",
    rule: "Open scholarships whose next deadline is at most 30 days away.",
    picks: { withinDays: 30 },
  },
  {
    kind: "deadline",
    slug: "all",
    name: "Every open scholarship",
    title: "Every open scholarship, by deadline",
    rule: "The whole open catalog. Those without a stated day come last.",
    picks: { withinDays: null },
  },
];

const levels: Record<MatchingLevel, readonly [slug: string, name: string, students: string]> = {
  high_school: ["high-school", "High school", "high school students"],
  associate: ["associate", "Associate degree", "associate degree students"],
  bachelor: ["bachelor", "Bachelor's degree", "bachelor's students"],
  master: ["master", "Master's degree", "master's students"],
  doctoral: ["doctoral", "Doctoral degree", "doctoral students"],
  professional: ["professional", "Professional degree", "professional degree students"],
};

const groups: Record<Group, readonly [slug: string, name: string]> = {
  first_generation: ["first-generation", "First generation"],
  women: ["women", "Women"],
  men: ["men", "Men"],
  lgbtq: ["lgbtq", "LGBTQ+"],
  disability: ["disability", "Students with a disability"],
  military: ["military", "Military and veterans"],
  foster: ["foster-care", "Foster care"],
  undocumented: ["undocumented", "Undocumented students"],
  parent: ["parents", "Parents"],
  single_parent: ["single-parents", "Single parents"],
  black: ["black", "Black students"],
  hispanic: ["hispanic", "Hispanic students"],
  asian: ["asian", "Asian students"],
  pacific_islander: ["pacific-islander", "Pacific Islander students"],
  native_american: ["native-american", "Native American students"],
  middle_eastern: ["middle-eastern", "Middle Eastern students"],
  white: ["white", "White students"],
  jewish: ["jewish", "Jewish students"],
  muslim: ["muslim", "Muslim students"],
  christian: ["christian", "Christian students"],
  minority: ["minority", "Minority students"],
};

const groupsWithStudents = Object.fromEntries(
  Object.entries(groups).map(([group, [slug, name]]) => [group, [slug, name, studentsOf[group as Group]] as const]),
);

const citizenships: Record<Citizenship, readonly [slug: string, name: string, students: string]> = {
  us_citizen: ["us-citizens", "US citizens", "US citizens"],
  permanent_resident: ["permanent-residents", "Permanent residents", "US permanent residents"],
  international: ["international", "International students", "international students"],
  daca: ["daca", "Students with DACA", "students with DACA"],
};

/** Fields that have a list with the first scholarship for them. */
export const familiarFacets: readonly string[] = [
  ...familiarFields.filter((field) => field !== "Undecided"),
  "Agriculture",
  "Engineering",
  "Statistics",
  "Welding",
];

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/-$/, "");

const fieldFacet = (name: string): FacetRule => {
  const spoken = spokenField(name);
  return {
    kind: "field",
    slug: slugOf(name),
    name,
    title: `Scholarships for ${spoken} students`,
    rule: `Open scholarships whose sponsors name ${spoken}, a field within it, or a wider field that it is part of.`,
    picks: { list: "field_of_study", value: name },
  };
};

const stateFacet = ([code, name]: readonly [string, string]): FacetRule => ({
  kind: "state",
  slug: slugOf(name),
  name,
  title: `Scholarships for students in ${name}`,
  rule: `Open scholarships for students who live in ${name}. Many others have no rule about where you live.`,
  picks: { list: "location_restrictions", value: code },
});

const peopleFacets = (
  kind: "level" | "group" | "citizenship",
  list: FacetList,
  table: Record<string, readonly [slug: string, name: string, students: string]>,
): FacetRule[] =>
  Object.entries(table).map(([value, [slug, name, students]]) => {
    const rule = `Open scholarships whose sponsors name ${students}.`;
    return { kind, slug, name, title: `Scholarships for ${students}`, rule, picks: { list, value } };
  });

/** Every possible facet, in display order. `fields` are the names of fields that have one. */
export const facetRules = (fields: readonly string[]): FacetRule[] => [
  ...beforeFields,
  ...fieldFacets(fields),
  ...behindFields,
];

const fieldFacets = (fields: readonly string[]): FacetRule[] => {
  const bySlug = new Map(fields.map((name) => [slugOf(name), name]));
  return [...bySlug.values()].toSorted((a, b) => a.localeCompare(b, "en")).map(fieldFacet);
};
const beforeFields = [...deadlines, ...peopleFacets("level", "academic_level", levels)];
const behindFields: readonly FacetRule[] = [
  ...peopleFacets("group", "groups", groupsWithStudents),
  ...peopleFacets("citizenship", "citizenship", citizenships),
  ...Object.entries(usStates)
    .toSorted(([, a], [, b]) => a.localeCompare(b, "en"))
    .map(stateFacet),
];

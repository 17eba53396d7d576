import { kindOf } from "../../eligibility/group/group-alternatives.ts";
import { orList } from "../../matches/criteria/criterion.ts";
import { degreePaidFor } from "../../matches/criteria/degree-paid-for.ts";
import { groupsInWords, statedGroups } from "../../matches/criteria/group/group-words.ts";
import { paidWords } from "../../matches/criteria/level-words.ts";
import { inSentence } from "../../matches/question-text.ts";
import { stateName } from "../../places/us-states.ts";
import { type MatchingLevel, matchingLevelLabels, matchingLevels } from "../../profile/answers/academic-level.ts";
import type { ScholarshipFacts } from "../scholarship.ts";
import { citizenships } from "../vocabulary.ts";
import { gpaWords } from "./gpa-words.ts";
import { citizenshipLabels, groupLabels } from "./requirement-labels.ts";

const longestBadge = 40;

const countryNames = new Intl.DisplayNames("en", { type: "region" });

type StatedFacts = Pick<
  ScholarshipFacts,
  | "title"
  | "description"
  | "evidence"
  | "academic_level"
  | "field_of_study"
  | "requirements"
  | "gpa_requirement"
  | "location_restrictions"
  | "countries"
  | "citizenship"
  | "groups"
  | "need_based"
  | "essay_required"
  | "graduation_years"
  | "institutions"
>;

/**
 * The requirements as short badges, the most specific first. Alternatives share a badge, so that a list that is cut never
 * says that fewer students may apply. Only stated requirements become badges. Of the sponsor's own lines (`requirements`),
 * sentences and long lines stay in the details.
 */
export function eligibilityBadges(stated: StatedFacts): string[] {
  const badges = [
    ...groupBadges(stated),
    ...alternatives(stated.field_of_study),
    ...levels(stated),
    ...alternatives(stated.location_restrictions.map(stateName)),
    ...(stated.gpa_requirement === null ? [] : [`GPA ${gpaWords(stated.gpa_requirement)}+`]),
    ...alternatives(stated.institutions),
    ...citizensOrCountries(stated),
    ...(stated.need_based ? ["Financial need"] : []),
    ...alternatives(stated.graduation_years.map((year) => `Class of ${year}`)),
    ...(stated.essay_required ? ["Essay"] : []),
    ...stated.requirements.filter((line) => !line.endsWith(".")),
  ];
  return [...new Set(badges)].filter((badge) => badge.length <= longestBadge);
}

/** One badge for all of them: `Texas or Oklahoma`, or where that is too long the first and how many more. */
function alternatives(entries: readonly string[]): string[] {
  const [first, ...others] = entries;
  if (first === undefined) return [];
  const all = orList(entries);
  if (others.length < 3 && all.length <= longestBadge) return [all];
  return [`${first} or ${others.length} ${others.length === 1 ? "other" : "others"}`];
}

/** `US citizens or permanent residents`. Other countries are an alternative to a status: `US citizens or from Canada`. */
function citizensOrCountries({ citizenship, countries }: StatedFacts): string[] {
  const isRestricted = new Set(citizenship).size < citizenships.length;
  const statuses = isRestricted ? citizenship.map((status) => citizenshipLabels[status]) : [];
  const [first, ...others] = statuses;
  const named = countries.map((code) => countryNames.of(code) ?? code);
  if (first === undefined) return alternatives(named);
  const inOneSentence = [first, ...others.map(inSentence)];
  if (countries.includes("US")) return [...alternatives(inOneSentence), ...alternatives(named)];
  return alternatives([...inOneSentence, ...named.map((name) => `from ${name}`)]);
}

/** "Mothers", or a badge of each kind of groups, of which one is needed; of kinds of which one is enough a badge together. */
function groupBadges(stated: StatedFacts): string[] {
  const read = statedGroups(stated);
  const words = groupsInWords(read);
  if (read.all && !words.includes(" ")) return [words];
  const kinds = read.either ? [stated.groups] : [...Map.groupBy(stated.groups, kindOf).values()];
  return kinds.flatMap((kind) => alternatives(kind.map((group) => groupLabels[group])));
}

/** What pays for a graduate degree says so, as its levels are those of who may apply: "For a master's". */
function levels(stated: StatedFacts): string[] {
  const named = stated.academic_level;
  if (named.length === 0 || matchingLevels.every((level) => named.includes(level))) return [];
  const paid = degreePaidFor(stated, named);
  return [paid === null ? levelNames(named).join(", ") : `For ${paidWords[paid]}`];
}

/** In their order: `Bachelor's`; `Associate to Master's` for three or more of which none between is left out. */
export function levelNames(named: readonly MatchingLevel[]): string[] {
  const inOrder = matchingLevels.filter((level) => named.includes(level));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return [];
  const unbroken = matchingLevels.indexOf(last) - matchingLevels.indexOf(first) === inOrder.length - 1;
  if (unbroken && inOrder.length > 2) return [`${matchingLevelLabels[first]} to ${matchingLevelLabels[last]}`];
  return inOrder.map((level) => matchingLevelLabels[level]);
}

import { shortDay } from "../../calendar/format-day.ts";
import { orList } from "../../matches/criteria/criterion.ts";
import { hasGraduated } from "../../matches/criteria/degree-progress.ts";
import { groupsInWords, statedGroups } from "../../matches/criteria/group/group-words.ts";
import { requiredLevels } from "../../matches/criteria/level-fit.ts";
import { paidWords } from "../../matches/criteria/level-words.ts";
import { countriesToStudyIn } from "../../matches/criteria/places/place-of-study.ts";
import { inSentence } from "../../matches/question-text.ts";
import { stateName } from "../../places/us-states.ts";
import { matchingLevelLabels } from "../../profile/answers/academic-level.ts";
import { moneyRange } from "../../scholarships/money/money-range.ts";
import { gpaWords } from "../../scholarships/requirements/gpa-words.ts";
import { citizenshipLabels, groupLabels } from "../../scholarships/requirements/requirement-labels.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { isOfAdults } from "../fits/group-fits.ts";
import type { Constraint, Slot } from "../understood.ts";
import { ofAges } from "./ages-of.ts";
import { shownCountry } from "./constraint-words.ts";

const mostCountries = 2;
const studiedElsewhere = (countries: readonly string[] | null): string =>
  countries === null
    ? "Names no study in another country"
    : countries.length === 0 || countries.length > mostCountries
      ? "For study in another country"
      : `For study in ${orList(countries.map(shownCountry))}`;

type Sentences = { [S in Slot]: (facts: ScholarshipFacts, constraint: Constraint & { slot: S }) => string };

/** "Only for Nursing or Dentistry"; at most three of the list, as sponsors name dozens of fields. */
function onlyFor(list: readonly string[]): string {
  if (list.length === 0) return "For other students";
  const shown = list.length > 3 ? [...list.slice(0, 2), `${list.length - 2} others`] : list;
  return `Only for ${orList(shown)}`;
}

const places = ({ location_restrictions, countries }: ScholarshipFacts) => [
  ...location_restrictions.map(stateName),
  ...countries.map(shownCountry),
];
const onlyForStatuses = ({ citizenship }: ScholarshipFacts) =>
  onlyFor(citizenship.map((status) => inSentence(citizenshipLabels[status])));

/** Why it is not for somebody from a country: where its students are from, of what status they are, or whom it leaves out. */
function fromElsewhere(facts: ScholarshipFacts): string {
  const named = places(facts);
  if (named.length > 0) return onlyFor(named.map((place) => `students from ${place}`));
  const leavesOut = facts.demands.some((demand) => demand.about === "excluded" && demand.citizens_of.length > 0);
  const isOfUs = facts.citizenship.length > 0 && !facts.citizenship.includes("international");
  return isOfUs && !leavesOut ? onlyForStatuses(facts) : "For students from other countries";
}

const due = ({ deadline }: ScholarshipFacts) => (deadline ? `Due ${shortDay(deadline)}` : "Has no fixed deadline");

const missed: Sentences = {
  academic_level: (facts, { value, graduation_year }) => {
    const { academic_level, deadline } = facts;
    if (graduation_year !== undefined && academic_level.includes(value))
      return deadline !== null && hasGraduated(graduation_year, deadline)
        ? "Closed for your class"
        : "For another class";
    // Those who study at this level may apply, for the degree after it.
    const paid = academic_level.includes(value) ? requiredLevels(facts)?.paid : undefined;
    if (paid) return `Pays for ${paidWords[paid]}`;
    return onlyFor(academic_level.map((level) => `${inSentence(matchingLevelLabels[level])} students`));
  },
  field_of_study: ({ field_of_study }, { value }) =>
    field_of_study.length > 0 ? onlyFor(field_of_study) : `Not about ${value}`,
  residence: (facts) => onlyFor(places(facts).map((place) => `students in ${place}`)),
  country: (facts, { relation }) =>
    relation === "study" ? studiedElsewhere(countriesToStudyIn(facts)) : fromElsewhere(facts),
  citizenship: onlyForStatuses,
  group: (facts, { value, ties }) => {
    const { groups, academic_level, citizenship } = facts;
    if (value === "undocumented" && citizenship.length > 0 && !groups.includes(value)) return onlyForStatuses(facts);
    if (isOfAdults({ value, ties }) && academic_level.join() === "high_school") return "Only for high school students";
    if (ties && (groups.length === 0 || groups.includes(value))) return "For other members of military families";
    const stated = statedGroups(facts);
    if (stated.all || stated.either) return `Only for ${inSentence(groupsInWords(stated))}`;
    return groups.length > 0
      ? `For another group: ${groups.map((group) => groupLabels[group]).join(", ")}`
      : `Not for ${groupLabels[value]}`;
  },
  family_work: () => "For other families",
  no_gpa: ({ gpa_requirement }) => `Needs a GPA of ${gpaWords(gpa_requirement ?? 0)}`,
  financial_need: () => "Not for financial need",
  gpa: ({ gpa_requirement }) => `Needs a GPA of ${gpaWords(gpa_requirement ?? 0)}`,
  age: ({ demands }) => ofAges(demands) ?? "For another age",
  enrollment: (_, { value }) => `Only for ${value === "full_time" ? "part-time" : "full-time"} students`,
  college: ({ institutions, provider_name }) =>
    onlyFor((institutions.length > 0 ? institutions : [provider_name]).map((name) => `students of ${name}`)),
  amount_min: (facts) => `Pays ${inSentence(moneyRange(facts))}`,
  amount_max: (facts) => `Pays ${inSentence(moneyRange(facts))}`,
  deadline_before: due,
  deadline_after: due,
  essay: (_, { value }) => (value ? "Needs no essay" : "Needs an essay"),
  renewable: (_, { value }) => (value ? "Paid once" : "Renewable"),
  exclude: (facts) =>
    `${facts.location_restrictions.length > 0 ? onlyFor(places(facts).map((place) => `students in ${place}`)) : onlyForStatuses(facts)}, and names no study abroad`,
};

/** Why a scholarship for any illness does not fit one: "Does not name “lupus”". */
export const unnamedSentence = (words: string): string => `Does not name “${words}”`;

/** Why a scholarship misses a constraint: "Needs a GPA of 3.5". */
export function missedSentence(constraint: Constraint, facts: ScholarshipFacts): string {
  // Safe: the sentence of a slot gets only constraints of that slot.
  const sentence = missed[constraint.slot] as (facts: ScholarshipFacts, constraint: Constraint) => string;
  return sentence(facts, constraint);
}

/** The names of requirements are those of the details. */
const factNames: Record<Slot, string> = {
  academic_level: "level",
  field_of_study: "field of study",
  residence: "residence",
  country: "country",
  citizenship: "citizenship",
  group: "who it is for",
  family_work: "the work of your family",
  no_gpa: "GPA",
  financial_need: "financial need",
  gpa: "GPA",
  age: "age",
  enrollment: "full-time or part-time study",
  college: "college",
  amount_min: "amount",
  amount_max: "amount",
  deadline_before: "deadline",
  deadline_after: "deadline",
  essay: "essay",
  renewable: "renewal",
  exclude: "place of study",
};

/** The fact that a constraint is about, for a list of what a scholarship does not state or leaves to check: "amount". */
export const factOf = (constraint: Constraint): string =>
  constraint.slot === "country" && constraint.relation === "study" ? factNames.exclude : factNames[constraint.slot];

/** Slots whose silence is open to everybody. Where one of them is unknown, the scholarship states something of the kind. */
const openWhereSilent: ReadonlySet<Slot> = new Set([
  "field_of_study",
  "residence",
  "country",
  "citizenship",
  "group",
  "family_work",
  "college",
]);

/** Whether a scholarship states something about an unknown constraint, which is left to check: "Rolling", "usually in March". */
export function isLeftToCheck(
  { slot }: Constraint,
  { deadline_kind, deadline_text, academic_level }: StatedFacts,
): boolean {
  // Of a stated level a class or a year is open.
  if (slot === "academic_level") return academic_level.length > 0;
  if (slot !== "deadline_before" && slot !== "deadline_after") return openWhereSilent.has(slot);
  return deadline_kind !== "unknown" || Boolean(deadline_text);
}
type StatedFacts = Pick<ScholarshipFacts, "deadline_kind" | "deadline_text" | "academic_level">;

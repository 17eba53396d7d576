import { spokenField } from "../../fields-of-study/spoken-field.ts";
import { orList } from "../../matches/criteria/criterion.ts";
import { stateName } from "../../places/us-states.ts";
import { studentsOf } from "../../scholarships/requirements/group-students.ts";
import { askedThing } from "../fits/asked-of-students.ts";
import type { Unlisted } from "../found/unlisted.ts";
import { isIncome } from "../query/amounts.ts";
import { isTermOfYear } from "../query/days/seasons.ts";
import { isOutside } from "../said/countries-said.ts";
import type { Constraint, Slot, Understood } from "../understood.ts";
import { isBelowNinth } from "../wanted/younger-grades.ts";
import { shownCountry, workInWords } from "./constraint-words.ts";

/** Sentences about words that have two meanings, and how they were read, about an income and a term, which no search has, and about dates that are not known. */
export function readingNotes({ constraints, topics, ignored }: Omit<Understood, "closed">): string[] {
  const notes = constraints.flatMap((constraint): string[] => {
    if (constraint.slot !== "academic_level" || !constraint.read_as) return [];
    const { value, words, read_as } = constraint;
    const school = value === "high_school" ? "high school" : "college";
    if (read_as === "profile") return [`We read “${words}” as a year of ${school}, as in your profile.`];
    if (read_as === "entering")
      return [`“${words}” can be who starts college next fall, or who started this year. We searched for both.`];
    return [`“${words}” can be a year of high school or college. We searched for both.`];
  });
  const incomes = ignored
    .filter(isIncome)
    .map((words) => `“${words}” does not change a search. Say “low income” for scholarships for students in need.`);
  const terms = ignored
    .filter(isTermOfYear)
    .map(
      (words) => `“${words}” tells when you study, and leaves no scholarship out: check for which year each one is.`,
    );
  const isDated = constraints.some(({ slot }) => slot === "deadline_before" || slot === "deadline_after");
  const dates = isDated
    ? ["Scholarships without a known date are shown too, as they may be due then: check theirs."]
    : [];
  const younger = topics.some(isBelowNinth)
    ? ["Few scholarships are for students below ninth grade. Check the grades of each one."]
    : [];
  return [...new Set([...notes, ...younger, ...collegeNotes(constraints), ...incomes, ...terms, ...dates])];
}

/** What is compared with a limit, and says nothing of what a scholarship is for or of who the student is. */
const limits: ReadonlySet<Slot> = new Set<Slot>([
  ...(["amount_min", "amount_max", "deadline_before", "deadline_after"] as const),
  ...(["essay", "renewable", "enrollment", "gpa", "no_gpa", "exclude"] as const),
]);
/** More than a student looks through. */
const manyFitting = 100;

/** That many fit because the words only set limits, and how many of those that fit say that they need no essay. */
export function countNotes(
  { constraints, topics }: Pick<Understood, "constraints" | "topics">,
  { fitting, saying_no_essay: saying }: { fitting: number; saying_no_essay: number | null },
): string[] {
  const setsLimits = constraints.length > 0 && topics.length === 0 && constraints.every(({ slot }) => limits.has(slot));
  return [
    ...(setsLimits && fitting > manyFitting
      ? ["Your words only set limits, so this is the usual list of all scholarships without what they rule out."]
      : []),
    ...(saying === null || fitting === 0 || saying === fitting ? [] : [essayNote(saying, fitting)]),
  ];
}

function essayNote(saying: number, fitting: number): string {
  if (saying === 0) return "None of them says that it needs no essay: check what each one asks for.";
  const [says, needs] = saying === 1 ? ["says", "it needs"] : ["say", "they need"];
  return `${saying.toLocaleString("en-US")} of the ${fitting.toLocaleString("en-US")} that may fit ${says} that ${needs} no essay. Check the others.`;
}

/**
 * What refusals cannot tell: most scholarships do not say here that they ask for an interview, or for service. `nowhere`: those that leave out
 * nothing, as no scholarship says it.
 */
export function refusalNotes(
  { constraints }: Pick<Understood, "constraints">,
  nowhere: readonly Constraint[],
): string[] {
  const refused = constraints.flatMap((each) =>
    each.slot === "exclude"
      ? [{ name: askedThing(each.value)?.name, value: each.value, isFound: !nowhere.includes(each) }]
      : [],
  );
  const namesOf = (isFound: boolean) =>
    refused.flatMap(({ name, ...each }) => (name && each.isFound === isFound ? [name] : []));
  const [left, unsaid] = [namesOf(true), namesOf(false)];
  const words = refused.flatMap(({ name, value, isFound }) => (name || isFound ? [] : [`“${value}”`]));
  return [
    ...(left.length > 0
      ? [`We left out what says it asks for ${orList(left)}. Others may not say so here: check before you apply.`]
      : []),
    ...(unsaid.length > 0
      ? [
          `No open scholarship here says that it asks for ${orList(unsaid)}, so we left out none. Check what each one wants.`,
        ]
      : []),
    ...(words.length > 0 ? [`No open scholarship here says ${orList(words)}, so we left out none.`] : []),
  ];
}

/** "USC" is a college in California or one in South Carolina. */
function collegeNotes(constraints: readonly Constraint[]): string[] {
  const colleges = constraints.filter(({ slot }) => slot === "college");
  return [...Map.groupBy(colleges, ({ words }) => words)].flatMap(([words, meant]) =>
    meant.length < 2
      ? []
      : `“${words}” can be ${orList(meant.map(({ value }) => String(value)))}. We searched for each.`,
  );
}

/** "We list no open scholarship only for students of “msu” in Nursing." */
export function unlistedNote(unlisted: Unlisted): string {
  const isOfCollege = unlisted.said[0]?.slot === "college";
  return `We list no open scholarship ${forWhom(unlisted)}.${isOfCollege ? " Ask the financial aid office there." : ""}`;
}

/** For whom a scholarship is that is for what was said: "only for students of “msu” in Nursing". */
export function forWhom({ said, fields }: Unlisted): string {
  const [first] = said;
  const names = orList([...new Set(said.map((each) => nameOf(each, said)))]);
  if (first?.slot === "group") return `only for ${names}`;
  if (first?.slot === "family_work") return `only for families of ${names}`;
  if (first?.slot === "residence") return `only for students in ${names}`;
  if (first?.slot === "field_of_study") return `only for students of ${names}`;
  if (first?.slot === "country")
    return first.relation === "study"
      ? `for study ${orList([...new Set(said.map(studyPlace))])}`
      : `only for students from ${names}`;
  const about = fields.length > 0 ? ` in ${orList(fields.map(({ value }) => String(value)))}` : "";
  return `only for students of ${names}${about}`;
}

/** "in Japan", but "outside Europe" */
const studyPlace = ({ value }: Constraint): string =>
  isOutside(String(value)) ? String(value) : `in ${shownCountry(String(value))}`;

function nameOf(constraint: Constraint, said: readonly Constraint[]): string {
  switch (constraint.slot) {
    case "group":
      return studentsOf[constraint.value];
    case "family_work":
      return workInWords(constraint);
    case "residence":
      return stateName(constraint.value);
    case "country":
      return shownCountry(constraint.value);
    case "field_of_study":
      return spokenField(constraint.value);
    default:
      return collegeSaid(constraint, said);
  }
}

/** A college by its name where the words are a short one that means it alone; else as it was written. */
function collegeSaid({ words, value }: Constraint, said: readonly Constraint[]): string {
  const written = words.replace(/^at /i, "");
  const isOfSeveral = said.filter((each) => each.words === words).length > 1;
  const name = String(value);
  return isOfSeveral || name.toLowerCase() === written.toLowerCase() ? `“${written}”` : name.replace(/^The /, "the ");
}

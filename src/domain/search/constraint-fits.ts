import {
  type CatalogueIndex,
  dayNumber,
  levelBit,
  noDeadline,
  notStated,
  yesNoNumber,
} from "../matches/catalogue/catalogue-index.ts";
import { fitsOfLists, listFits } from "../matches/catalogue/field-lists.ts";
import { criteria } from "../matches/criteria/criteria.ts";
import type { Comparison } from "../matches/criteria/criterion.ts";
import { compareGpa } from "../matches/criteria/gpa-fit.ts";
import type { RequiredGroups } from "../matches/criteria/group-fit.ts";
import { compareLevel } from "../matches/criteria/level-fit.ts";
import { compareStudyCountries } from "../matches/criteria/place-of-study.ts";
import { compareResidence, type RequiredPlaces } from "../matches/criteria/residence-fit.ts";
import { readStudent, type Student } from "../matches/criteria/student.ts";
import { isStateCode } from "../places/us-states.ts";
import { matchingLevels } from "../profile/academic-level.ts";
import { kindOf } from "../reader/group-alternatives.ts";
import type { Citizenship, CriterionKey, Group } from "../scholarships/vocabulary.ts";
import type { Constraint, Slot } from "./understood.ts";

/**
 * How a scholarship stands to a constraint, the better the higher. `open`: it is for everybody in this respect.
 * `unknown`: it does not state it. `close` fits as `met` does, but is less specific.
 */
export const fits = { missed: 0, unknown: 1, open: 2, close: 3, met: 4 } as const;

/** Writes the fit of each row. */
export type FitWriter = (into: Uint8Array) => void;

/** Constraints that a scholarship meets or misses together, because they are alternatives, and how it stands to them. */
export type ConstraintFits = { slot: Slot; constraints: readonly Constraint[]; write: FitWriter };

type Of<S extends Slot> = Extract<Constraint, { slot: S }>;

/** The fits of all constraints but the exclusions. */
export function constraintFits(index: CatalogueIndex, constraints: readonly Constraint[]): ConstraintFits[] {
  const together = Map.groupBy(
    constraints.filter(({ slot }) => slot !== "exclude"),
    (constraint) => (isAlternative(constraint) ? constraint.slot : JSON.stringify(constraint)),
  );
  const groups = constraints.filter((each) => each.slot === "group").map(({ value }) => value);
  return [...together.values()].flatMap((alternatives) => {
    const [first] = alternatives;
    if (!first) return [];
    return [{ slot: first.slot, constraints: alternatives, write: writerOf(index, alternatives, groups) }];
  });
}

const alternativeSlots: ReadonlySet<Slot> = new Set([
  "academic_level",
  "field_of_study",
  "residence",
  "country",
  "citizenship",
]);
const isAlternative = ({ slot }: Constraint) => alternativeSlots.has(slot);

/** Alternatives are of one slot. `groups` are all that the student named. */
function writerOf(index: CatalogueIndex, alternatives: readonly Constraint[], groups: readonly Group[]): FitWriter {
  const [first] = alternatives as [Constraint]; // never empty
  switch (first.slot) {
    case "academic_level":
      return levelFits(index, alternatives as Of<"academic_level">[]);
    case "field_of_study":
      return fieldFits(index, alternatives as Of<"field_of_study">[]);
    case "residence":
      return residenceFits(
        index,
        (alternatives as Of<"residence">[]).map(({ value }) => livingIn(value, "US")),
      );
    case "country":
      return countryFits(index, alternatives as Of<"country">[]);
    case "citizenship":
      return citizenshipFits(index, alternatives as Of<"citizenship">[]);
    case "group":
      return requirementFits<RequiredGroups>(index, "groups", (required) => groupFit(first.value, groups, required));
    case "gpa":
      return requirementFits<number>(index, "gpa", (required) =>
        fitOf(compareGpa({ ...anybody, profile: { gpa: first.value } }, required)),
      );
    case "amount_min":
      return numberFits(index.facts.amount, notStated, (amount) => amount >= first.value);
    case "amount_max":
      return numberFits(index.facts.amount, notStated, (amount) => amount <= first.value);
    case "deadline_before":
      return numberFits(index.facts.deadline, noDeadline, (day) => day <= dayNumber(first.value));
    case "deadline_after":
      return numberFits(index.facts.deadline, noDeadline, (day) => day >= dayNumber(first.value));
    case "essay":
    case "renewable":
      return numberFits(index.facts[first.slot], yesNoNumber(null), (stated) => stated === yesNoNumber(first.value));
    case "exclude":
      return (into) => into.fill(fits.open);
  }
}

const anybody = readStudent({});
const livingIn = (state: string | null, country: string): Student => ({
  ...anybody,
  place: { state: state !== null && isStateCode(state) ? state : null, country },
  citizenOf: country === "US" ? [] : [country],
});

/** What a comparison with a requirement means for a search. */
function fitOf(comparison: Comparison | null): number {
  switch (comparison?.result) {
    case "met":
      return fits.met;
    case "close":
      return fits.close;
    case "unknown":
      return fits.unknown;
    case "failed":
    case "against":
      return fits.missed;
    case undefined:
      return fits.open;
  }
}

const best = (list: readonly number[]): number => Math.max(fits.missed, ...list);

/** Fits by the different requirements of a criterion. Scholarships without one are open. */
function requirementFits<Requirement>(
  index: CatalogueIndex,
  key: CriterionKey,
  fitFor: (required: Requirement) => number,
): FitWriter {
  const column = index.columns[criteria.findIndex((criterion) => criterion.key === key)];
  if (!column) return (into) => into.fill(fits.open);
  // The values of a column are what `requirement` of its criterion returned.
  const table = Uint8Array.from(column.values, (value) => (value === null ? fits.open : fitFor(value as Requirement)));
  return tableFits(column.numbers, table);
}

function tableFits(numbers: ArrayLike<number>, table: Uint8Array): FitWriter {
  return (into) => {
    for (let row = 0; row < into.length; row++) into[row] = table[numbers[row] as number] as number;
  };
}

function numberFits(values: ArrayLike<number>, unknown: number, isMet: (value: number) => boolean): FitWriter {
  return (into) => {
    for (let row = 0; row < into.length; row++) {
      const value = values[row] as number;
      into[row] = value === unknown ? fits.unknown : isMet(value) ? fits.met : fits.missed;
    }
  };
}

/** A scholarship that names no level is unknown, as in matching. */
function levelFits({ facts, today }: CatalogueIndex, wanted: readonly Of<"academic_level">[]): FitWriter {
  const table = Uint8Array.from({ length: 1 << matchingLevels.length }, (_, bits) => {
    const required = matchingLevels.filter((level) => (bits & levelBit(level)) !== 0);
    if (required.length === 0) return fits.unknown;
    return best(wanted.map(({ value }) => fitOf(compareLevel({ ...anybody, level: value }, required, today))));
  });
  return tableFits(facts.levels, table);
}

const fitOfList: Record<number, number> = {
  [listFits.none]: fits.missed,
  [listFits.unclear]: fits.unknown,
  [listFits.any]: fits.open,
  [listFits.broader]: fits.close,
  [listFits.exact]: fits.met,
};

function fieldFits({ lists }: CatalogueIndex, wanted: readonly Of<"field_of_study">[]): FitWriter {
  const column = lists.field_of_study;
  const all = wanted.map(({ value }) => fitsOfLists(column, value));
  const table = Uint8Array.from(column.values, (fields, number) =>
    fields.length === 0 ? fits.open : best(all.map((each) => fitOfList[each[number] as number] ?? fits.missed)),
  );
  return tableFits(column.numbers, table);
}

const residenceFits = (index: CatalogueIndex, students: readonly Student[]): FitWriter =>
  requirementFits<RequiredPlaces>(index, "residence", (required) =>
    best(students.map((student) => fitOf(compareResidence(student, required)))),
  );

/** Where the student is from, or where they want to study. One kind of them is enough. */
function countryFits(index: CatalogueIndex, wanted: readonly Of<"country">[]): FitWriter {
  const homes = wanted.filter(({ relation }) => relation === "home").map(({ value }) => livingIn(null, value));
  const named = wanted.filter(({ relation }) => relation === "study").map(({ value }) => value);
  if (named.length === 0) return residenceFits(index, homes);
  return requirementFits<readonly string[]>(index, "place_of_study", (required) =>
    fitOf(compareStudyCountries({ home: "", named }, required)),
  );
}

const citizenshipFits = (index: CatalogueIndex, wanted: readonly Of<"citizenship">[]): FitWriter =>
  requirementFits<readonly Citizenship[]>(index, "citizenship", (required) =>
    best(
      wanted.map(({ value }) => {
        if (!required.includes(value)) return fits.missed;
        return required.includes("us_citizen") ? fits.close : fits.met;
      }),
    ),
  );

/** A minority in the sense of most sponsors. */
const minorities: ReadonlySet<Group> = new Set(["black", "hispanic", "native_american", "pacific_islander"]);

/** `named` are all groups of the student; the other groups of their kinds are not theirs. */
function groupFit(group: Group, named: readonly Group[], { groups }: RequiredGroups): number {
  if (groups.includes(group)) return fits.met;
  if (groups.includes("minority") && minorities.has(group)) return fits.close;
  const ofKind = groups.filter((each) => kindOf(each) === kindOf(group));
  if (ofKind.length > 0 && !ofKind.some((each) => named.includes(each))) return fits.missed;
  return groups.some((each) => named.includes(each)) ? fits.open : fits.unknown;
}

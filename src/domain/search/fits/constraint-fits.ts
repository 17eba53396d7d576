import {
  type CatalogueIndex,
  dayNumber,
  noDeadline,
  notStated,
  yesNoFit,
} from "../../matches/catalogue/catalogue-index.ts";
import { compareGpa } from "../../matches/criteria/gpa-fit.ts";
import { readStudent } from "../../matches/criteria/student.ts";
import { type Constraint, isAmount, type Slot } from "../understood.ts";
import { collegeFits } from "./college-fits.ts";
import { conditionFits } from "./condition-fits.ts";
import { familyFits } from "./family-fits.ts";
import { fieldFits } from "./field-fits.ts";
import { groupFits, type SearchingStudent } from "./group-fits.ts";
import { keptFits } from "./kept-fits.ts";
import { kindKey } from "./kind-fits.ts";
import { levelFits } from "./level-fits.ts";
import { withoutGpaFits } from "./no-gpa-fits.ts";
import { countryFits, stateFits } from "./place-fits.ts";
import { requirementFits, statusFits } from "./requirement-fits.ts";
import { best, eachFit, fitOf, fitOfRow, fits, type RowFits, tableOf } from "./row-fits.ts";
import { fitsOfSteps, stepOf, stepsOf } from "./row-steps.ts";

/** Constraints that a scholarship meets or misses together, because they are alternatives, and how it stands to them. */
export type ConstraintFits = {
  slot: Slot;
  constraints: readonly Constraint[];
  fits: RowFits;
  /** What the student said, where the constraints follow from it. */
  said?: readonly Constraint[];
};

type Of<S extends Slot> = Extract<Constraint, { slot: S }>;

/**
 * The fits of all constraints but the exclusions. `said` are those that the student said, also where some are left out:
 * what a group means depends on the student's other groups. `paysAll`: they want all of college paid, which is worth a move to another state.
 */
export function constraintFits(
  index: CatalogueIndex,
  constraints: readonly Constraint[],
  said: readonly Constraint[] = constraints,
  paysAll = false,
): ConstraintFits[] {
  const isEitherAmount = areApart(constraints);
  const together = Map.groupBy(
    constraints.filter(({ slot }) => slot !== "exclude"),
    (constraint) => {
      if (isEitherAmount && isAmount(constraint)) return "amount";
      if ("either" in constraint) return "either";
      // Where a student is from and where they want to study are two things.
      if (constraint.slot === "country") return `${constraint.slot} ${constraint.relation}`;
      return isAlternative(constraint) ? constraint.slot : JSON.stringify(constraint);
    },
  );
  const student: SearchingStudent = {
    groups: said.filter((each) => each.slot === "group").map(({ value }) => value),
    isAtSchool: said.some(tellsSchool),
    mayBeOfUs: said.some(tellsOfUs),
    leavesState: paysAll || said.some(({ slot }) => slot === "college"),
  };
  return [...together.values()].flatMap((alternatives) => {
    const [first] = alternatives;
    if (!first) return [];
    return [{ slot: first.slot, constraints: alternatives, fits: knownFitsOf(index, alternatives, student) }];
  });
}

/** What else decides how scholarships stand to a slot. */
const askedOf: Partial<Record<Slot, (student: SearchingStudent) => unknown>> = {
  group: ({ groups, isAtSchool }) => [groups, isAtSchool],
  country: ({ mayBeOfUs }) => mayBeOfUs,
  residence: ({ leavesState }) => leavesState,
};

function knownFitsOf(index: CatalogueIndex, alternatives: readonly Constraint[], student: SearchingStudent): RowFits {
  const slot = alternatives[0]?.slot;
  const asked = slot === undefined ? null : (askedOf[slot]?.(student) ?? null);
  const kinds = alternatives.map((each) => (each.slot === "group" ? kindKey(each.value, each.words) : ""));
  const key = JSON.stringify([alternatives.map(({ words, ...meaning }) => meaning), asked, kinds]);
  return keptFits(index, key, (of) => fitsOf(of, alternatives, student));
}

/** "Over $5,000 or under $500": no amount is both. */
function areApart(constraints: readonly Constraint[]): boolean {
  const limit = (slot: Slot) => constraints.find((each) => each.slot === slot)?.value;
  const [least, most] = [limit("amount_min"), limit("amount_max")];
  return typeof least === "number" && typeof most === "number" && most < least;
}

const alternativeSlots: ReadonlySet<Slot> = new Set([
  "academic_level",
  "field_of_study",
  "residence",
  "country",
  "citizenship",
  "college",
]);
/** "In high school", "17 years old", "teen mom". */
const tellsSchool = ({ slot, value, words }: Constraint): boolean =>
  (slot === "academic_level" && value === "high_school") ||
  (slot === "age" && value < 19) ||
  (slot === "group" && /\bteen/i.test(words));

/** Who lives in a state, has a status in the US or serves in its forces may be a citizen of it, wherever they are from. */
const tellsOfUs = (said: Constraint): boolean =>
  said.slot === "residence" ||
  (said.slot === "citizenship" && said.value !== "international") ||
  (said.slot === "country" && said.relation === "home" && said.value === "US") ||
  (said.slot === "group" && said.value === "military");

const isAlternative = ({ slot }: Constraint) => alternativeSlots.has(slot);

/**
 * How scholarships stand to a state or a country, of which either will do: as they stand to the better one. What is for study in a third country
 * is open to who lives in the state, and misses both.
 */
function eitherFits(index: CatalogueIndex, alternatives: readonly Constraint[], student: SearchingStudent): RowFits {
  const ofKind = Map.groupBy(alternatives, ({ slot }) => slot);
  const [one, other] = [...ofKind.values()].map((kind) => stepsOf(fitsOf(index, kind, student), index.rows));
  if (!one || !other) return everywhereOpen(index);
  for (let row = 0; row < one.length; row++) {
    const [least, most] = [one[row] as number, other[row] as number].sort((a, b) => a - b) as [number, number];
    one[row] = least <= stepOf(fits.missed, true) && most <= stepOf(fits.open, true) ? least : most;
  }
  return fitsOfSteps(one);
}

/** Alternatives are of one slot, but for places. */
function fitsOf(index: CatalogueIndex, alternatives: readonly Constraint[], student: SearchingStudent): RowFits {
  if (new Set(alternatives.map(({ slot }) => slot)).size > 1) return eitherFits(index, alternatives, student);
  const [first] = alternatives as [Constraint]; // never empty
  switch (first.slot) {
    case "academic_level":
      return levelFits(index, alternatives as Of<"academic_level">[]);
    case "field_of_study":
      return fieldFits(index, alternatives as Of<"field_of_study">[]);
    case "residence":
      return stateFits(
        index,
        (alternatives as Of<"residence">[]).map(({ value }) => value),
        student.leavesState,
      );
    case "country":
      return countryFits(index, alternatives as Of<"country">[], student.mayBeOfUs);
    case "citizenship":
      return citizenshipFits(index, alternatives as Of<"citizenship">[]);
    case "group":
      return groupFits(index, first, student);
    case "financial_need":
      return requirementFits(index, "financial_need", () => fits.met);
    case "family_work":
      return familyFits(index, first.value);
    case "no_gpa":
      return withoutGpaFits(index);
    case "gpa":
      return requirementFits(index, "gpa", (required) =>
        fitOf(compareGpa({ ...anybody, profile: { gpa: first.value } }, required)),
      );
    case "age":
    case "enrollment":
      return conditionFits(index, first);
    case "college":
      return collegeFits(index, alternatives as Of<"college">[]);
    case "amount_min":
    case "amount_max":
      return amountFits(index, alternatives as Of<"amount_min" | "amount_max">[]);
    case "deadline_before":
      return limitFits(index.facts.deadline, noDeadline, upTo(dayNumber(first.value)));
    case "deadline_after":
      return limitFits(index.facts.deadline, noDeadline, from(dayNumber(first.value)));
    case "essay":
    case "renewable":
      return {
        numbers: index.facts[first.slot],
        table: tableOf(3, (stated) => fitOfYesNo[yesNoFit(stated, first.value)]),
      };
    case "exclude":
      return everywhereOpen(index);
  }
}

/** A number meets it from `least` on, or up to `most`. */
type Limits = { least: number; most: number };
const from = (least: number): Limits => ({ least, most: Number.NEGATIVE_INFINITY });
const upTo = (most: number): Limits => ({ least: Number.POSITIVE_INFINITY, most });

const fitOfYesNo = { said: fits.met, silent: fits.unknown, other: fits.missed } as const;

/** Numbers have too many different values for a table, so the fit of each row is kept. */
function limitFits(values: Int32Array, unknown: number, { least, most }: Limits): RowFits {
  const numbers = new Uint8Array(values.length);
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number;
    const isMet = value >= least || value <= most;
    numbers[row] = value === unknown ? fits.unknown : isMet ? fits.met : fits.missed;
  }
  return { numbers, table: eachFit };
}

function amountFits({ facts }: CatalogueIndex, limits: readonly Of<"amount_min" | "amount_max">[]): RowFits {
  const valuesOf = (wanted: Slot) => limits.flatMap(({ slot, value }) => (slot === wanted ? [value] : []));
  const least = Math.min(Number.POSITIVE_INFINITY, ...valuesOf("amount_min"));
  const most = Math.max(Number.NEGATIVE_INFINITY, ...valuesOf("amount_max"));
  return limitFits(facts.amount, notStated, { least, most });
}

const anybody = readStudent({});
const everywhereOpen = (index: CatalogueIndex): RowFits => ({
  numbers: index.facts.levels,
  table: new Uint8Array(256).fill(fits.open),
});

function citizenshipFits(index: CatalogueIndex, wanted: readonly Of<"citizenship">[]): RowFits {
  const stated = statedCitizenshipFits(index, wanted);
  return wanted.some(({ value }) => value === "daca") ? withUndocumented(index, stated) : stated;
}

/** Sponsors that write for undocumented students mean those with DACA too. */
function withUndocumented({ lists, rows }: CatalogueIndex, stated: RowFits): RowFits {
  const { numbers: groups, values } = lists.groups;
  const isForThem = values.map((list) => list.includes("undocumented"));
  const steps = stepsOf(stated, rows);
  for (let row = 0; row < steps.length; row++)
    if (isForThem[groups[row] as number] && fitOfRow(stated, row) !== fits.missed) steps[row] = stepOf(fits.met, true);
  return fitsOfSteps(steps);
}

const statedCitizenshipFits = (index: CatalogueIndex, wanted: readonly Of<"citizenship">[]): RowFits =>
  statusFits(index, ({ statuses, byText }) =>
    best(
      wanted.map(({ value }) => {
        if (!statuses.includes(value)) return byText ? fits.unknown : fits.missed;
        return statuses.includes("us_citizen") ? fits.close : fits.met;
      }),
    ),
  );

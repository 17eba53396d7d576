import { criteria } from "../../criteria/criteria.ts";
import type { Comparison, Criterion } from "../../criteria/criterion.ts";
import type { Student } from "../../criteria/student.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import { inOneGo, type Slices } from "../slices.ts";
import { type Addend, addendOf, isRuledOut, nothingToAdd } from "./result-sums.ts";

/**
 * The results of all different requirements of one criterion for a student. Thousands of requirements have a few different results, so
 * that each takes a byte, and what is kept of many students is small.
 */
export type ComparedColumn = {
  /** The place in `addends` of what each requirement adds, by the number of the requirement. */
  places: Uint8Array | Uint16Array;
  /** Different ones. The first adds nothing. */
  addends: readonly Addend[];
};

const nothingCompared: ComparedColumn = { places: new Uint8Array(0), addends: [nothingToAdd] };

type Compared = Pick<CatalogueIndex, "columns" | "today">;

/** What `compareInSlices` gives, in one go. */
export const compareColumn = (index: Compared, student: Student, at: number): ComparedColumn =>
  inOneGo(compareInSlices(index, student, at));

/** Some ms of work for the first student, whose names of colleges are not read yet, and 0.01 ms later. */
const comparedPerSlice = 20;
const inBulkPerSlice = 500;

/**
 * Compares a student with each different requirement of one criterion. `known` are the results for the first
 * requirements, for a student with the same answers to what the criterion reads.
 */
export function* compareInSlices(
  { columns, today }: Compared,
  student: Student,
  at: number,
  known: ComparedColumn = nothingCompared,
): Slices<ComparedColumn> {
  const criterion = criteria[at];
  const values = columns[at]?.values ?? [];
  // Not what changes of the catalog may add meanwhile.
  const count = values.length;
  const results = new Results(known, count);
  if (!criterion) return results;
  const inBulk = criterion.inBulk?.(values)(student, today);
  const compare = inBulk ?? ((number) => criterion.compare(student, values[number], today));
  const perSlice = inBulk ? inBulkPerSlice : comparedPerSlice;
  for (let from = known.places.length; from < count; from += perSlice) {
    compareSome({ criterion, student, compare, values, from, to: Math.min(count, from + perSlice) }, results);
    yield;
  }
  return { places: results.places, addends: results.addends };
}

/** A column while it is compared. */
class Results {
  places: ComparedColumn["places"];
  readonly addends: Addend[];
  /** Most comparisons are the same few objects. */
  readonly #placeOf = new Map<Comparison, number>();

  constructor({ places, addends }: ComparedColumn, count: number) {
    this.places = longer(places, count);
    this.addends = [...addends];
  }

  /** The place of what a comparison adds. */
  placeOf(comparison: Comparison, criterion: Criterion<unknown>, student: Student): number {
    const known = this.#placeOf.get(comparison);
    if (known !== undefined) return known;
    const { total, question } = addendOf(criterion, comparison, student);
    let place = this.addends.findIndex((each) => each.total === total && each.question === question);
    if (place === -1) place = this.addends.push({ total, question }) - 1;
    if (place > mostOfByte && this.places instanceof Uint8Array) this.places = Uint16Array.from(this.places);
    this.#placeOf.set(comparison, place);
    return place;
  }
}

const mostOfByte = 255;

/** A copy with room for so many. */
function longer(places: ComparedColumn["places"], count: number): ComparedColumn["places"] {
  const copy = places instanceof Uint8Array ? new Uint8Array(count) : new Uint16Array(count);
  copy.set(places);
  return copy;
}

type Some = {
  criterion: Criterion<unknown>;
  student: Student;
  compare: (number: number) => Comparison | null;
  values: readonly unknown[];
  from: number;
  to: number;
};

/** Not in the generator, where a loop is seldom compiled. */
function compareSome({ criterion, student, compare, values, from, to }: Some, results: Results): void {
  let last: Comparison | null = null;
  let place = 0;
  for (let number = from; number < to; number++) {
    const comparison = values[number] === null ? null : compare(number);
    if (comparison === null) continue;
    // Most are the one before.
    if (comparison !== last) place = results.placeOf(comparison, criterion, student);
    last = comparison;
    results.places[number] = place;
  }
}

/** The results of a column, or of several together, by the numbers of their requirements, as adding up reads them. */
export type Addends = {
  /** What each adds, as `Addend` says. Null where none adds anything. */
  totals: Int32Array | null;
  /** Null where no answer is missing. */
  questions: Int32Array | null;
  /** 1 for each that rules the student out. Null where none does. */
  ruledOut: Uint8Array | null;
  /** How many requirements there are. */
  count: number;
};

export function addendsOf({ places, addends }: ComparedColumn): Addends {
  const totals = addends.map(({ total }) => total);
  const questions = addends.map(({ question }) => question);
  const ruledOut = totals.map((total) => Number(isRuledOut(total)));
  return {
    totals: totals.some(isNotZero) ? numbersAt(places, Int32Array.from(totals)) : null,
    questions: questions.some(isNotZero) ? numbersAt(places, Int32Array.from(questions)) : null,
    ruledOut: ruledOut.some(isNotZero) ? bytesAt(places, Uint8Array.from(ruledOut)) : null,
    count: places.length,
  };
}

const isNotZero = (number: number): boolean => number !== 0;

// The loop for bytes is one of its own, as one that gets lists of several kinds takes several times as long.

function numbersAt(places: ComparedColumn["places"], table: Int32Array): Int32Array {
  const all = new Int32Array(places.length);
  for (let at = 0; at < all.length; at++) all[at] = table[places[at] as number] as number;
  return all;
}

function bytesAt(places: ComparedColumn["places"], table: Uint8Array): Uint8Array {
  const all = new Uint8Array(places.length);
  for (let at = 0; at < all.length; at++) all[at] = table[places[at] as number] as number;
  return all;
}

/** What a criterion reads of a student, and which of its questions are not asked (again). Equal for equal results. */
export function answersCompared(
  { reads, comparedStudent }: Criterion<unknown>,
  student: Student,
): { answers: unknown; setAside: unknown[] } {
  const { profile } = student;
  const heads = new Set<string>(reads);
  return {
    answers: comparedStudent?.(student) ?? reads.map((field) => profile[field] ?? null),
    setAside: Object.entries(profile.set_aside ?? {}).filter(([path]) => heads.has(path.split(".")[0] ?? "")),
  };
}

import { criteria } from "../../criteria/criteria.ts";
import type { Comparison, Criterion } from "../../criteria/criterion.ts";
import type { Student } from "../../criteria/student.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import { inOneGo, type Slices } from "../slices.ts";
import { type Addend, addendOf, isRuledOut } from "./result-sums.ts";

/** The results of all different requirements of one criterion for a student, by the numbers of the requirements. */
export type ComparedColumn = {
  /** What each adds, as `Addend` says. Null where none adds anything. */
  totals: Int32Array | null;
  /** Null where no answer is missing. */
  questions: Int32Array | null;
  /** 1 for each that rules the student out. Null where none does. */
  ruledOut: Uint8Array | null;
  /** How many requirements there are. */
  count: number;
};

const nothingCompared: ComparedColumn = { totals: null, questions: null, ruledOut: null, count: 0 };

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
  if (!criterion) return { ...nothingCompared, count };
  const results: Results = {
    totals: longer(known.totals, new Int32Array(count)),
    questions: known.questions && longer(known.questions, new Int32Array(count)),
    ruledOut: known.ruledOut && longer(known.ruledOut, new Uint8Array(count)),
    addends: new Map(),
  };
  const inBulk = criterion.inBulk?.(values)(student, today);
  const compare = inBulk ?? ((number) => criterion.compare(student, values[number], today));
  const perSlice = inBulk ? inBulkPerSlice : comparedPerSlice;
  for (let from = known.count; from < count; from += perSlice) {
    compareSome({ criterion, student, compare, values, from, to: Math.min(count, from + perSlice) }, results);
    yield;
  }
  const { totals, questions, ruledOut } = results;
  const adds = known.totals !== null || [...results.addends.values()].some(({ total }) => total !== 0);
  return { totals: adds ? totals : null, questions, ruledOut, count };
}

type Results = Omit<ComparedColumn, "totals" | "count"> & {
  totals: Int32Array;
  /** Most comparisons are the same few objects. */
  addends: Map<Comparison, Addend>;
};

function longer<Kind extends Int32Array | Uint8Array>(known: Kind | null, room: Kind): Kind {
  if (known) room.set(known);
  return room;
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
  const { totals, addends } = results;
  for (let number = from; number < to; number++) {
    const comparison = values[number] === null ? null : compare(number);
    if (comparison === null) continue;
    let addend = addends.get(comparison);
    if (addend === undefined) {
      addend = addendOf(criterion, comparison, student);
      addends.set(comparison, addend);
    }
    totals[number] = addend.total;
    if (addend.question !== 0) {
      results.questions ??= new Int32Array(totals.length);
      results.questions[number] = addend.question;
    }
    if (isRuledOut(addend.total)) {
      results.ruledOut ??= new Uint8Array(totals.length);
      results.ruledOut[number] = 1;
    }
  }
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

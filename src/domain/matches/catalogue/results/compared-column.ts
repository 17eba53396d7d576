import { criteria } from "../../criteria/criteria.ts";
import type { Comparison, Criterion } from "../../criteria/criterion.ts";
import type { Student } from "../../criteria/student.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import { inOneGo, type Slices } from "../slices.ts";
import { type Addend, addendOf, isRuledOut } from "./result-sums.ts";

/**
 * The results of all different requirements of one criterion for a student. Thousands of requirements have few different
 * results, so each result is stored once.
 */
export type ComparedColumn = {
  /** What each result adds, as `Addend` says. */
  totals: Float64Array;
  questions: Int32Array;
  /** 1 for each result that rules the student out. */
  ruledOut: Uint8Array;
  /** For each requirement, by its number, the place of its result. */
  places: Uint8Array | Uint16Array;
};

const nothingCompared: ComparedColumn = {
  totals: new Float64Array(0),
  questions: new Int32Array(0),
  ruledOut: new Uint8Array(0),
  places: new Uint8Array(0),
};

type Compared = Pick<CatalogueIndex, "columns" | "today">;

/** What `compareInSlices` gives, in one go. */
export const compareColumn = (index: Compared, student: Student, at: number): ComparedColumn =>
  inOneGo(compareInSlices(index, student, at));

/** Some ms of work for the first student, whose names of colleges are not read yet, and 0.01 ms later. */
const comparedPerSlice = 20;

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
  const results = { totals: [...known.totals], questions: [...known.questions] };
  const places = new Uint16Array(values.length);
  places.set(known.places);
  // Most comparisons are the same few objects.
  const placeOf = new Map<Comparison | null, number>();
  // Not to the length of `values`, which changes of the catalog may add to meanwhile.
  for (let number = known.places.length; number < places.length; number++) {
    const requirement = values[number];
    const comparison = criterion && requirement !== null ? criterion.compare(student, requirement, today) : null;
    let place = placeOf.get(comparison);
    if (place === undefined) {
      place = placeFor(results, addendOf(criterion, comparison, student));
      placeOf.set(comparison, place);
    }
    places[number] = place;
    if (number % comparedPerSlice === 0) yield;
  }
  return {
    totals: Float64Array.from(results.totals),
    questions: Int32Array.from(results.questions),
    ruledOut: Uint8Array.from(results.totals, (total) => (isRuledOut(total) ? 1 : 0)),
    places: results.totals.length <= 256 ? new Uint8Array(places) : places,
  };
}

type Results = { totals: number[]; questions: number[] };

/** The place of an addend among the results, to which a new one is added. */
function placeFor({ totals, questions }: Results, { total, question }: Addend): number {
  const known = totals.findIndex((other, place) => other === total && questions[place] === question);
  if (known !== -1) return known;
  questions.push(question);
  return totals.push(total) - 1;
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

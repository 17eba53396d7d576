import { criteria } from "../criteria/criteria.ts";
import type { Comparison, Criterion } from "../criteria/criterion.ts";
import type { Student } from "../criteria/student.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { type Addend, addendOf } from "./result-sums.ts";

/**
 * The results of all different requirements of one criterion for a student. Thousands of requirements have few different
 * results, so each result is stored once.
 */
export type ComparedColumn = {
  addends: readonly Addend[];
  /** For each requirement, by its number, the place of its result in `addends`. */
  places: Uint8Array | Uint16Array;
};

/**
 * Compares a student with each different requirement of one criterion. `known` are the results for the first
 * requirements, for a student with the same answers to what the criterion reads.
 */
export function compareColumn(
  { columns, today }: Pick<CatalogueIndex, "columns" | "today">,
  student: Student,
  at: number,
  known: ComparedColumn = { addends: [], places: new Uint8Array(0) },
): ComparedColumn {
  const criterion = criteria[at];
  const values = columns[at]?.values ?? [];
  const addends = [...known.addends];
  const places = new Uint16Array(values.length);
  places.set(known.places);
  // Most comparisons are the same few objects.
  const placeOf = new Map<Comparison | null, number>();
  for (let number = known.places.length; number < values.length; number++) {
    const requirement = values[number];
    const comparison = criterion && requirement !== null ? criterion.compare(student, requirement, today) : null;
    let place = placeOf.get(comparison);
    if (place === undefined) {
      place = placeFor(addends, addendOf(criterion, comparison, student));
      placeOf.set(comparison, place);
    }
    places[number] = place;
  }
  return { addends, places: addends.length <= 256 ? Uint8Array.from(places) : places };
}

/** The place of an addend in the list, to which a new one is added. */
function placeFor(addends: Addend[], { sum, tally, question }: Addend): number {
  const known = addends.findIndex(
    (addend) => addend.sum === sum && addend.tally === tally && addend.question === question,
  );
  return known === -1 ? addends.push({ sum, tally, question }) - 1 : known;
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

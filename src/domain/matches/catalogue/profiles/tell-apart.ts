import { type ListedParts, listParts, numberParts, sortByParts } from "./listed-parts.ts";
import type { Stages } from "./profile-columns.ts";
import type { Noted, Read } from "./student-view.ts";

/** Compares the student of a profile, and notes what of them it reads. */
export type Comparing<Result> = (profile: number) => Noted<Result>;

/**
 * Stages whose students a comparison tells apart by `next`. What it read before, the first `depth` reads, is equal for all. `noted` of
 * one of them, whose profile is `of`.
 */
type Open<Result> = { stages: readonly number[]; depth: number; next: Read; of: number; noted: Noted<Result> };

/** The result of each part of some profiles. */
export type Found<Result> = ListedParts & { results: readonly Result[] };

/**
 * Runs a comparison once for all profiles that it cannot tell apart: it is run for one of them, and what it read first of this student
 * divides the others; of those with another answer one is compared, and so on, as what is read next depends on the answers before alone.
 * Throws if it depends on something else. `found` is told results of whole stages; where students of a stage are told apart it stays open.
 */
export function tellStagesApart<Result>(
  all: Stages,
  stages: readonly number[],
  compare: Comparing<Result>,
  found: (result: Result, stages: readonly number[]) => void,
): Open<Result>[] {
  const open: Open<Result>[] = [];
  const firstOf = (some: readonly number[]): number => all.firstProfiles[some[0] as number] as number;
  if (stages.length > 0) divide(stages, 0, compare(firstOf(stages)));
  return open;

  function divide(some: readonly number[], depth: number, noted: Noted<Result>): void {
    const next = noted.reads[depth];
    if (!next) found(noted.result, some);
    else if (!next.column.isOfStage) open.push({ stages: some, depth, next, of: firstOf(some), noted });
    else
      for (const each of partsOf(some, all, next))
        divide(each, depth + 1, each[0] === some[0] ? noted : alike(compare(firstOf(each)), noted, depth));
  }
}

/** The stages by what is read of them. */
const partsOf = (stages: readonly number[], { firstProfiles }: Stages, { column: { numbers, values }, part }: Read) =>
  Map.groupBy(stages, (stage) => {
    const answer = numbers[firstProfiles[stage] as number] as number;
    return part ? part(values[answer]) : answer;
  }).values();

/** The same for the profiles of open stages, without those whose number in `stays` is negative. */
export function tellProfilesApart<Result>(
  stages: Stages,
  open: readonly Open<Result>[],
  stays: Int32Array,
  compare: Comparing<Result>,
  found: (some: Found<Result>) => void,
): void {
  for (const { stages: some, depth, next, of, noted } of open) {
    const listed = listParts(stages, some, stays, next);
    const [first] = listed.firsts;
    if (first !== undefined) divide(listed, depth, first === of ? noted : compare(first));
  }

  /** `noted` of the first one. */
  function divide(some: ListedParts, depth: number, noted: Noted<Result>): void {
    const ofParts = some.firsts.map((first, at) => (at === 0 ? noted : alike(compare(first), noted, depth)));
    if (ofParts.every(({ reads }) => reads.length === depth + 1)) {
      found({ ...some, results: ofParts.map(({ result }) => result) });
      return;
    }
    const sizes = sortByParts(some);
    let from = some.from;
    for (const [at, each] of ofParts.entries()) {
      const to = from + (sizes[at] as number);
      const next = each.reads[depth + 1];
      if (next) divide(numberParts(from, to, next), depth + 1, each);
      else found({ ...some, parts: some.parts.fill(0, from, to), from, to, results: [each.result] });
      from = to;
    }
  }
}

const differs = "A comparison reads something else of students who answered the same.";

/** What was noted of another student, who answered what was read before `depth` as this one did. */
function alike<Result>(noted: Noted<Result>, { reads }: Noted<Result>, depth: number): Noted<Result> {
  for (let at = 0; at <= depth; at++) if (noted.reads[at]?.column !== reads[at]?.column) throw new Error(differs);
  return noted;
}

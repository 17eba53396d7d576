import type { Demand } from "../../../eligibility/demand.ts";
import type { Comparison } from "../criterion.ts";
import type { RequiredDemand } from "../requirements.ts";
import type { Student } from "../student.ts";
import { readsOf } from "./condition-parts.ts";
import { compareDemand } from "./conditions.ts";

/** Those of about 1,000 students with 100,000 scholarships. */
const mostBytes = 6 * 1024 * 1024;
const mostResults = 256;

/** By the place of a demand among those of its kind: the place of its comparison among all different ones, or 0. */
type Kept = { results: Uint8Array };

/**
 * Compares students with a growing list of different demands, by their numbers. What was compared is kept by kind of demand and by the
 * answers that the kind reads: who saves an answer is compared anew with those demands alone that it may concern.
 */
export function keptComparisons(demands: readonly RequiredDemand[]) {
  const kinds: Demand["about"][] = [];
  /** Of each demand: the place of its kind, and its own place among those of this kind. */
  const kindOf: number[] = [];
  const placeOf: number[] = [];
  const counts: number[] = [];
  const different: (Comparison | null)[] = [null];
  const numberOf = new Map<Comparison, number>();
  const kept = new Map<string, Kept>();
  let bytes = 0;

  return (student: Student, today: string): ((number: number) => Comparison) => {
    while (kindOf.length < demands.length) addDemand(demands[kindOf.length] as RequiredDemand);
    const own = kinds.map((kind, at) => keptOf(student, today, kind, counts[at] as number));
    return (number) => {
      const [of, place] = [own[kindOf[number] as number], placeOf[number] as number];
      const known = of && different[of.results[place] as number];
      if (known) return known;
      const comparison = compareDemand(student, demands[number] as RequiredDemand, today);
      if (of && place < of.results.length) of.results[place] = resultNumber(comparison);
      return comparison;
    };
  };

  function addDemand({ about }: RequiredDemand): void {
    const kind = kinds.includes(about) ? kinds.indexOf(about) : kinds.push(about) - 1;
    kindOf.push(kind);
    counts[kind] = (counts[kind] ?? 0) + 1;
    placeOf.push((counts[kind] as number) - 1);
  }

  function keptOf({ profile }: Student, today: string, kind: Demand["about"], count: number): Kept {
    const key = JSON.stringify([kind, today, readsOf[kind].map((field) => profile[field] ?? null)]);
    const known = kept.get(key) ?? { results: new Uint8Array(0) };
    const more = count - known.results.length;
    if (more === 0) return known;
    const results = new Uint8Array(count);
    results.set(known.results);
    bytes += more + (kept.has(key) ? 0 : sizeOf(key));
    known.results = results;
    kept.set(key, known);
    for (const [first, { results: old }] of kept) {
      if (bytes <= mostBytes) break;
      kept.delete(first);
      bytes -= old.length + sizeOf(first);
    }
    return known;
  }

  /** 0 for what is not kept: comparisons are a few objects, but nothing makes sure of it. */
  function resultNumber(comparison: Comparison): number {
    const known = numberOf.get(comparison);
    if (known !== undefined) return known;
    if (different.length === mostResults) return 0;
    numberOf.set(comparison, different.length);
    return different.push(comparison) - 1;
  }
}

const sizeOf = (key: string): number => 2 * key.length + 300;

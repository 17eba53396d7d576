import type { Slices } from "./slices.ts";

/**
 * Sorts as `toSorted` does, in slices of about `slice` elements, and yields after each, so that a long list need not be
 * sorted in one go.
 */
export function* slicedSort<T>(list: readonly T[], compare: (a: T, b: T) => number, slice: number): Slices<T[]> {
  let runs: T[][] = [];
  for (let at = 0; at < list.length; at += slice) {
    runs.push(list.slice(at, at + slice).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare, slice));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<T>(
  left: readonly T[],
  right: readonly T[],
  compare: (a: T, b: T) => number,
  slice: number,
): Slices<T[]> {
  const merged: T[] = [];
  const rest = right.values();
  let other = rest.next();
  for (const one of left) {
    for (; !other.done && compare(other.value, one) < 0; other = rest.next()) {
      if (merged.push(other.value) % slice === 0) yield;
    }
    if (merged.push(one) % slice === 0) yield;
  }
  if (!other.done) merged.push(other.value, ...rest);
  return merged;
}

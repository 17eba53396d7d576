/** Numbers from 0 to 1, the same for the same seed. */
export type Random = () => number;

/** Mulberry32: a small, fast generator with the same numbers on every computer. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function one<T>(values: readonly T[], random: Random): T {
  return at(values, random());
}

/** One of the values, the first ones far more often than the last: as with fields, colleges and places of real ones. */
export function oneOfMany<T>(values: readonly T[], random: Random): T {
  return at(values, random() ** 3);
}

function at<T>(values: readonly T[], share: number): T {
  const value = values[Math.floor(share * values.length)];
  if (value === undefined) throw new Error("There is nothing to choose from.");
  return value;
}

/** A weighted choice. */
export type Weighted<T> = readonly (readonly [weight: number, value: T])[];

export function chosen<T>(weighted: Weighted<T>, random: Random): T {
  let left = random() * weighted.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of weighted) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error("There is nothing to choose from.");
}

import type { Choice } from "./best-set.ts";

/** A combination of applications that is possible. */
export type Combination = {
  /** The hours it uses. */
  used: number;
  worth: number;
  /** The shared work that it does and that later applications need, as bits. */
  done: bigint;
  /** The combination without the application that was added last; null for the empty one. */
  before: Combination | null;
  /** The application that was added last, in the order of the deadlines; -1 for the empty combination. */
  at: number;
};

/** The most that a combination of the applications up to `at` can be worth with later ones. */
type BoundOf = (combination: Combination) => number;

/**
 * Upper bounds by the fractional knapsack: later applications fill the hours that are left, the best worth per hour
 * first, the last one in part. Each application is charged an equal share of the work that it shares. Shared work that
 * is already done gives back the shares of later applications, so that no bound is too low.
 */
export function upperBounds(sorted: readonly Choice[], sharedHours: readonly number[]): (at: number) => BoundOf {
  const sharers = countSharers(sorted, sharedHours.length);
  const shares = sharedHours.map((hours, piece) => hours / (sharers[piece] || 1));
  const items = sorted.map(({ hours, shared, worth }, at) => {
    const cost = shared.reduce((sum, piece) => sum + (shares[piece] ?? 0), hours);
    return { at, cost, worth, density: worth / Math.max(cost, 1e-9) };
  });
  items.sort((one, other) => other.density - one.density || one.at - other.at);
  const allHours = sorted.at(-1)?.capacity ?? 0;
  return (at) => {
    const worthIn = fractionalWorth(items.filter((item) => item.at > at));
    const left = countSharers(sorted.slice(at + 1), sharedHours.length);
    const givenBack = new Map<bigint, number>();
    return ({ used, worth, done }) => {
      const back = givenBack.get(done) ?? sumOfBits(done, (piece) => (shares[piece] ?? 0) * (left[piece] ?? 0));
      givenBack.set(done, back);
      return Math.floor(worth + worthIn(allHours - used + back) + 1e-6);
    };
  };
}

/** For each shared piece of work, the number of applications that need it. */
function countSharers(choices: readonly Choice[], pieces: number): number[] {
  const counts = new Array<number>(pieces).fill(0);
  for (const { shared } of choices) for (const piece of shared) counts[piece] = (counts[piece] ?? 0) + 1;
  return counts;
}

function sumOfBits(bits: bigint, countOf: (bit: number) => number): number {
  let sum = 0;
  for (let bit = 0, rest = bits; rest > 0n; bit++, rest >>= 1n) if (rest & 1n) sum += countOf(bit);
  return sum;
}

/** The worth of the items that fit into a number of hours, in their order, the last one in part. */
function fractionalWorth(items: readonly { cost: number; worth: number; density: number }[]) {
  const costs = [0];
  const worths = [0];
  for (const { cost, worth } of items) {
    costs.push((costs.at(-1) ?? 0) + cost);
    worths.push((worths.at(-1) ?? 0) + worth);
  }
  return (hours: number): number => {
    let whole = 0;
    for (let low = 0, high = items.length; low <= high; ) {
      const middle = (low + high) >> 1;
      if ((costs[middle] ?? 0) <= hours + 1e-9) {
        whole = middle;
        low = middle + 1;
      } else high = middle - 1;
    }
    const next = items[whole];
    const part = next ? Math.max(0, hours - (costs[whole] ?? 0)) * next.density : 0;
    return (worths[whole] ?? 0) + part;
  };
}

/**
 * The discounted gain of the first `depth` grades, relative to the best order of all of them; 1 when no grade is above
 * 0. A grade g gains 2^g - 1.
 */
export function ndcg(grades: readonly number[], depth: number): number {
  const gain = (list: readonly number[]) =>
    list.slice(0, depth).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const best = gain(grades.toSorted((a, b) => b - a));
  return best === 0 ? 1 : gain(grades) / best;
}

/** The shares of pairs that two readers graded equally, and with at most one grade between them. */
export function agreement(pairs: readonly { a: number; b: number }[]): { exact: string; near: string } {
  const share = (most: number) =>
    `${Math.round((100 * pairs.filter(({ a, b }) => Math.abs(a - b) <= most).length) / pairs.length)}%`;
  return { exact: share(0), near: share(1) };
}

/** One example: its values, whether it is of the class, and how much it counts. */
export type Example = { values: readonly number[]; is: boolean; weight: number };

/**
 * The weights of a logistic model of the examples, the last one for a value that is always 1. The squares of the others
 * are held down by `strength` (L2). Newton's method, which needs few steps as the sum has one minimum.
 */
export function learned(examples: readonly Example[], strength = 1): number[] {
  const rows = examples.map(({ values, is, weight }) => ({ x: [...values, 1], is: Number(is), weight }));
  const size = rows[0]?.x.length ?? 0;
  // The constant is held down a little, so that the equations have one answer.
  const held = Array.from({ length: size }, (_, i) => (i === size - 1 ? 0.001 : strength));
  let weights = held.map(() => 0);
  for (let step = 0; step < 30; step++) {
    const slope = weights.map((weight, i) => at(held, i) * weight);
    const bend = held.map((value, i) => held.map((_, j) => (i === j ? value : 0)));
    for (const { x, is, weight } of rows) {
      const p = 1 / (1 + Math.exp(-product(weights, x)));
      for (const [i, value] of x.entries()) {
        if (value === 0) continue;
        slope[i] = at(slope, i) + weight * (p - is) * value;
        const line = bend[i] ?? [];
        for (const [j, other] of x.entries()) line[j] = at(line, j) + weight * p * (1 - p) * value * other;
      }
    }
    const change = solved(bend, slope);
    weights = weights.map((weight, i) => weight - at(change, i));
    if (change.every((value) => Math.abs(value) < 1e-6)) break;
  }
  return weights;
}

/** The sum of the products of two lists of one length. */
export const product = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * at(b, i), 0);

const at = (list: readonly number[], i: number): number => list[i] ?? 0;

/** The answer of linear equations whose matrix is symmetric and positive, by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lines = matrix.map((line, i) => [...line, at(right, i)]);
  for (const [k, pivot] of lines.entries()) {
    for (const line of lines) {
      if (line === pivot) continue;
      const factor = at(line, k) / at(pivot, k);
      for (let j = k; j < line.length; j++) line[j] = at(line, j) - factor * at(pivot, j);
    }
  }
  return lines.map((line, i) => at(line, line.length - 1) / at(line, i));
}

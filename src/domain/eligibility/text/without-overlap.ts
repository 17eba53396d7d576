/** The phrases that do not begin inside an earlier one. */
export function withoutOverlap<T extends { from: number; to: number }>(found: readonly T[]): T[] {
  let end = 0;
  return found.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}

/** Writes the numbers of `count` rows in ascending order, beginning at `first`. A loop, as `Uint32Array.from` takes 25 times as long. */
export function numberRows(into: Uint32Array, count: number = into.length, first = 0): Uint32Array {
  for (let at = 0; at < count; at++) into[at] = first + at;
  return into;
}

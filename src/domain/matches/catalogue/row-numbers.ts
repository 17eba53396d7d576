/** Writes the numbers of the first `count` rows in ascending order. A loop, as `Uint32Array.from` takes 25 times as long. */
export function numberRows(into: Uint32Array, count: number = into.length): Uint32Array {
  for (let row = 0; row < count; row++) into[row] = row;
  return into;
}

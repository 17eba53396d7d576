import type { RowOrder } from "../../matches/catalogue/row-order.ts";
import { hasRow } from "../fits/row-set.ts";

/** How much it tells that two share what so many of all scholarships have: ln 20 where one in twenty has it. */
export const rarityOf = (rows: number, all: number): number => (rows === 0 ? 0 : Math.log(all / rows));

/** How many rows have each number of a column, without those of scholarships that are gone. */
export function rowsOfNumbers(
  numbers: ArrayLike<number>,
  count: number,
  { gone }: Pick<RowOrder, "gone">,
): Uint32Array {
  const rows = new Uint32Array(count);
  for (let row = 0; row < numbers.length; row++) {
    const number = numbers[row] as number;
    rows[number] = (rows[number] as number) + (gone !== null && hasRow(gone, row) ? 0 : 1);
  }
  return rows;
}

/** Adds to each row what a table says for its number. */
export function addByNumber(sums: Float32Array, numbers: ArrayLike<number>, table: Float32Array): void {
  for (let row = 0; row < sums.length; row++)
    sums[row] = (sums[row] as number) + (table[numbers[row] as number] as number);
}

/** Gives each row what a table says for its number, where that is more. */
export function raiseByNumber(sums: Float32Array, numbers: ArrayLike<number>, table: Float32Array): void {
  for (let row = 0; row < sums.length; row++) {
    const weight = table[numbers[row] as number] as number;
    if (weight > (sums[row] as number)) sums[row] = weight;
  }
}

import { addRowsByTable, emptyRowSet, type RowSet } from "../../../search/fits/row-set.ts";
import type { Column } from "../catalogue-index.ts";
import type { Slices } from "../slices.ts";
import type { Addends } from "./compared-column.ts";

export type ColumnResults = { numbers: Column["numbers"]; compared: Addends };

/** `isOut` is 1 for each requirement, by its number, that rules the student out. */
type Excluding = ColumnResults & { isOut: Uint8Array };

const sampled = 500;

/** The criteria that rule somebody out, the one that rules out most first. */
export function excludingColumns(columns: readonly ColumnResults[]): Excluding[] {
  const excluding = columns.flatMap(({ numbers, compared }) => {
    const isOut = compared.ruledOut;
    return isOut ? [{ numbers, compared, isOut }] : [];
  });
  const shares = excluding.map((column) => ({ column, share: ruledOutShare(column) }));
  return shares.sort((a, b) => b.share - a.share).map(({ column }) => column);
}

/** About how many of the rows a criterion rules out, by a sample of them. */
function ruledOutShare({ numbers, isOut }: Excluding): number {
  const step = Math.max(1, Math.floor(numbers.length / sampled));
  let found = 0;
  for (let row = 0; row < numbers.length; row += step) found += isOut[numbers[row] as number] as number;
  return (found * step) / numbers.length;
}

/**
 * The rows that the first criteria rule out, `atOnce` of them, and the criteria that are left: to ask these of the few rows that are left
 * takes less than to make a set.
 */
export function* ruledOutRows(
  rows: number,
  excluding: readonly Excluding[],
  atOnce: number,
): Slices<{ out: RowSet; left: Excluding[] }> {
  const out = emptyRowSet(rows);
  for (const { numbers, isOut } of excluding.slice(0, atOnce)) {
    addRowsByTable(out, numbers.subarray(0, rows), isOut);
    yield;
  }
  return { out, left: excluding.slice(atOnce) };
}

/** Writes the rows that are not in a set in ascending order, and returns how many they are. */
export function writeRowsLeft(out: RowSet, from: number, to: number, into: Uint32Array): number {
  let count = 0;
  for (let first = from - (from % 32); first < to; first += 32) {
    let bits = ~(out[first >>> 5] as number);
    if (first < from) bits &= -1 << (from - first);
    if (to - first < 32) bits &= ~(-1 << (to - first));
    for (; bits !== 0; bits &= bits - 1) {
      into[count] = first + 31 - Math.clz32(bits & -bits);
      count += 1;
    }
  }
  return count;
}

/** Leaves out the rows that a criterion rules out, and returns how many are left. */
export function leaveOut(rows: Uint32Array, count: number, { numbers, isOut }: Excluding): number {
  let left = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    rows[left] = row;
    // Without a branch: whether a row stays cannot be predicted, and a wrong guess costs more than all else here.
    left += 1 - (isOut[numbers[row] as number] as number);
  }
  return left;
}

import type { Comparison } from "../../matches/criteria/criterion.ts";
import { isDoubted } from "../../matches/criteria/doubts.ts";

/**
 * How a scholarship stands to a constraint, the better the higher. `open`: it is for everybody in this respect.
 * `unknown`: it does not state it. `close` fits as `met` does, but is less specific.
 */
export const fits = { missed: 0, unknown: 1, open: 2, close: 3, met: 4 } as const;

/**
 * How each row stands, by its number of a column. `states`: 1 where it states what was said for sure, as a scholarship for
 * "Science" does not state physics; where absent, all that are close or meet it do.
 */
export type RowFits = { numbers: ArrayLike<number>; table: Uint8Array; states?: Uint8Array };

/** How a row stands. */
export const fitOfRow = ({ numbers, table }: RowFits, row: number): number => table[numbers[row] as number] as number;

/** Where each row has a number of its own for its fit: the fits themselves. */
export const eachFit = Uint8Array.from({ length: 5 }, (_, fit) => fit);

/** What a comparison with a requirement means for a search. */
export function fitOf(comparison: Comparison | null): number {
  switch (comparison?.result) {
    case "met":
      return fits.met;
    case "close":
      return fits.close;
    case "unknown":
      return fits.unknown;
    case "failed":
    case "against":
      return fits.missed;
    case undefined:
      return fits.open;
  }
}

export const best = (list: readonly number[]): number => Math.max(fits.missed, ...list);

export function tableOf(length: number, fitFor: (number: number) => number): Uint8Array {
  const table = new Uint8Array(length);
  for (let number = 0; number < length; number++) table[number] = fitFor(number);
  return table;
}

/** The fits where those of doubtful requirements state nothing for sure (decision 0098). `values` are those of the column. */
export function withSureRows(stated: RowFits, values: readonly unknown[]): RowFits {
  if (!values.some(isDoubted)) return stated;
  const states = stated.table.map((fit, number) => (fit >= fits.close && !isDoubted(values[number]) ? 1 : 0));
  return { ...stated, states };
}

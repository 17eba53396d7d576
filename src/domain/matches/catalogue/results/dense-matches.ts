import { type PackedMatches, packed, packedPlace, packedRow } from "./packed-results.ts";

/**
 * Matches in the order of their rows in half of the memory: for each one the rows before it that are no matches (6 bits) and its
 * place (10 bits). Where 63 or more are none, a number alone says so for 63 of them.
 */
export type DenseMatches = Uint16Array;

const mostSkipped = 63;

export function denseOf(matches: PackedMatches): DenseMatches {
  const numbers = new Uint16Array(matches.length + Math.floor(rowsOf(matches) / mostSkipped));
  let [end, next] = [0, 0];
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at] as number;
    const row = packedRow(match);
    let skipped = row - next;
    for (; skipped >= mostSkipped; skipped -= mostSkipped) numbers[end++] = mostSkipped << 10;
    numbers[end++] = (skipped << 10) | packedPlace(match);
    next = row + 1;
  }
  return numbers.slice(0, end);
}

/** The matches that gave these numbers. */
export function matchesOf(numbers: DenseMatches): PackedMatches {
  const matches = new Uint32Array(numbers.length);
  let [end, row] = [0, 0];
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number;
    const skipped = number >>> 10;
    row += skipped;
    if (skipped === mostSkipped) continue;
    matches[end++] = packed(row, 0, 0) + packedPlace(number);
    row += 1;
  }
  return matches.subarray(0, end);
}

const rowsOf = (matches: PackedMatches): number => (matches.length === 0 ? 0 : packedRow(matches.at(-1) as number) + 1);

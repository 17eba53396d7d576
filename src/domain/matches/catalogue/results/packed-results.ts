import { addRow, emptyRowSet, type RowSet } from "../../../search/fits/row-set.ts";
import { type ListPart, listParts, partOf, sections } from "../../match-vocabulary.ts";

/**
 * Matches in the order of their rows, each in one number: the row, the section (3 bits) and the score (7 bits). So at
 * most 4,000,000 rows fit.
 */
export type PackedMatches = Uint32Array;

const check = sections.indexOf("check") + 1;
/** In place of the number of the section "check": one thing is left to check. */
export const oneCheck = sections.length + 1;

/** `section` as `sectionNumber` numbers it, or `oneCheck`; 0 for a scholarship that the student is ruled out of. */
export const packed = (row: number, section: number, score: number): number =>
  ((row << 10) | (section << 7) | score) >>> 0;

export const packedRow = (match: number): number => match >>> 10;
/** The section and the score of a match: a match without its row, of which section, part and score can be told too. */
export const packedPlace = (match: number): number => match & (places - 1);
export const places = 1024;
export const packedSection = (match: number): number => (isOneCheck(match) ? check : sectionBits(match));
export const isOneCheck = (match: number): boolean => sectionBits(match) === oneCheck;
const sectionBits = (match: number): number => (match >>> 7) & 7;
export const packedScore = (match: number): number => match & 127;

const otherCollege = sections.indexOf("other_college") + 1;
/** Whether a match or place is in the list without a chosen section: not ruled out, and not only at other colleges. */
export const isListed = (match: number): boolean => sectionBits(match) !== 0 && sectionBits(match) !== otherCollege;

/** The number of a part of the list, in their order from 1. */
export const partNumber = (part: ListPart | null): number => (part === null ? 0 : listParts.indexOf(part) + 1);
const partNumbers = Uint8Array.from({ length: places }, (_, place) =>
  partNumber(partOf(sections[packedSection(place) - 1] ?? null, packedScore(place))),
);
/** The number of the part that a match stands in; 0 where the student is ruled out. */
export const packedPart = (match: number): number => partNumbers[packedPlace(match)] as number;

/** Room for the matches of one call, which the next call uses again: new room for each keeps the collector busy. */
let scratch: PackedMatches = new Uint32Array(0);

/**
 * The matches that pass a test, which must not call this function. Several times as fast as the `filter` of the platform.
 */
export function matchesThat(matches: PackedMatches, passes: (match: number) => boolean): PackedMatches {
  if (scratch.length < matches.length) scratch = new Uint32Array(matches.length);
  let count = 0;
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at] as number;
    if (!passes(match)) continue;
    scratch[count] = match;
    count += 1;
  }
  return count === matches.length ? matches : scratch.slice(0, count);
}

/** The score of each row plus 1; 0 for rows that are no match. */
export function scoresByRow(matches: PackedMatches, rows: number): Uint8Array {
  const scores = new Uint8Array(rows);
  // By places, as an iterator takes several times as long.
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at] as number;
    scores[packedRow(match)] = packedScore(match) + 1;
  }
  return scores;
}

export function rowsOfMatches(matches: PackedMatches, rows: number): RowSet {
  const set = emptyRowSet(rows);
  for (let at = 0; at < matches.length; at++) addRow(set, packedRow(matches[at] as number));
  return set;
}

/** Whether a row is among matches. */
export function hasMatch(matches: PackedMatches, row: number): boolean {
  const match = matches[firstFrom(matches, row)];
  return match !== undefined && packedRow(match) === row;
}

/** The place of the first match whose row is not before this one, beginning at a place. */
export function firstFrom(matches: PackedMatches, row: number, from = 0): number {
  let [low, high] = [from, matches.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (packedRow(matches[middle] as number) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

import { addRow, type RowSet } from "../fits/row-set.ts";
import { impactIn, noRow, postingsOf, rowOfPosting, rowsWithTerm, type TextIndex } from "./text-index.ts";

/** Words that a row needs all of, by their terms, and of `without` none. `weight` is from 0 to 1. */
export type Alternative = { terms: readonly number[]; without?: readonly number[]; weight: number; rows: number };

/** The alternative of these forms; none when a form is in no row. */
export function alternativeOf(text: TextIndex, forms: readonly string[], weight: number): Alternative[] {
  const terms = forms.map((form) => text.postings.terms.numberOf(form));
  if (terms.length === 0 || terms.includes(-1)) return [];
  const rows = Math.min(...terms.map((term) => rowsWithTerm(text, term)));
  return rows === 0 ? [] : [{ terms, weight, rows }];
}

/** An alternative, but for the rows that have any of these forms. */
export function alternativeWithout(text: TextIndex, alternative: Alternative, forms: readonly string[]): Alternative {
  const without = forms.map((form) => text.postings.terms.numberOf(form)).filter((term) => term !== -1);
  return without.length > 0 ? { ...alternative, without } : alternative;
}

/** Whether some row has all words of an alternative. */
export const isInOneRow = (text: TextIndex, alternative: Alternative): boolean =>
  findRow(text, alternative, () => true);

/** Adds the rows that have all words of an alternative. */
export function addRowsHaving(rows: RowSet, text: TextIndex, alternative: Alternative): void {
  const [term, ...others] = alternative.terms;
  if (term !== undefined && others.length === 0 && !alternative.without) {
    addRowsWith(rows, text, term);
    return;
  }
  findRow(text, alternative, (row) => {
    addRow(rows, row);
    return false;
  });
}

/** Without a call for each row, of which there may be a million. */
function addRowsWith(rows: RowSet, text: TextIndex, term: number): void {
  for (const list of postingsOf(text, term))
    for (let at = 0; at < list.length; at++) {
      const row = rowOfPosting(text, list[at] as number);
      if (row !== noRow) addRow(rows, row);
    }
}

/** Whether some row that has all words of an alternative passes. */
function findRow(text: TextIndex, { terms, without = [] }: Alternative, passes: (row: number) => boolean): boolean {
  const [rarest, ...others] = terms.toSorted((a, b) => rowsWithTerm(text, a) - rowsWithTerm(text, b));
  if (rarest === undefined) return false;
  return postingsOf(text, rarest).some((list) => {
    for (let at = 0; at < list.length; at++) {
      const row = rowOfPosting(text, list[at] as number);
      if (row === noRow || !others.every((term) => impactIn(text, term, row) > 0)) continue;
      if (!without.some((term) => impactIn(text, term, row) > 0) && passes(row)) return true;
    }
    return false;
  });
}

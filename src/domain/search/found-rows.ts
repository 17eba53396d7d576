import { type CatalogueIndex, rowOf } from "../matches/catalogue/catalogue-index.ts";
import { type ConstraintFits, meantRows } from "./constraint-fits.ts";
import { addRow, addRows, emptyRowSet, fillRowSet, type RowSet, removeRow, removeRows } from "./row-set.ts";
import { bestScore, type TextScores } from "./text/text-scores.ts";

/** A row is found by its words when they fit at least this share as well as those of the best row. */
export const leastShare = 0.25;

let room = { rows: 0, set: emptyRowSet(0) };

type Said = {
  /** The constraints that say what it is about. */
  about: readonly ConstraintFits[];
  text: TextScores;
  /** Whether nothing says what it is about, so that every row is found. */
  isAll: boolean;
  excluded: RowSet | null;
  /** The ids of scholarships that are not to be found. */
  hidden: readonly string[];
};

/**
 * The rows with the words, and those that are meant for a subject that was said; all rows without either. The set is
 * room that the next search uses again.
 */
export function foundRows(index: CatalogueIndex, { about, text, isAll, excluded, hidden }: Said): RowSet {
  const rows = index.ids.length;
  if (room.rows !== rows) room = { rows, set: emptyRowSet(rows) };
  const { set } = room;
  if (isAll) fillRowSet(set, rows);
  else set.fill(0);
  for (const { fits } of about) addRows(set, meantRows(fits, rows));
  const { scores, found } = text;
  const least = leastShare * bestScore(text);
  for (let at = 0; at < found.length; at++) {
    const row = found[at] as number;
    if ((scores[row] as number) >= least) addRow(set, row);
  }
  if (excluded) removeRows(set, excluded);
  for (const id of hidden) {
    const row = rowOf(index, id);
    if (row !== null) removeRow(set, row);
  }
  return set;
}

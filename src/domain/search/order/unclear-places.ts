import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import type { Student } from "../../matches/criteria/student.ts";
import { rowsElsewhere } from "../fits/place-fits.ts";
import { emptyRowSet, type RowSet } from "../fits/row-set.ts";
import { unclearRows } from "../fits/rows-by-fit.ts";
import type { FoundRows } from "../found/found-rows.ts";
import type { Slot } from "../understood.ts";

const otherPlaces: ReadonlySet<Slot> = new Set(["college", "country"]);

/**
 * The rows that leave open whether they are for who lives where it was said, beside no field; else those that are probably for others than the
 * student by where they live and study. No set where neither is known.
 */
export function unclearPlaces(
  index: CatalogueIndex,
  { units, isFor }: Pick<FoundRows, "units" | "isFor">,
  student: Student | undefined,
): RowSet {
  const home = units.find(({ slot }) => slot === "residence");
  if (home) return isFor.length > 0 ? emptyRowSet(0) : unclearRows(home.fits, index);
  return student && !units.some(({ slot }) => otherPlaces.has(slot)) ? elsewhereFor(index, student) : emptyRowSet(0);
}

/** Students search again and again, and stay the same object until their profile changes. */
const mostStudents = 64; // of one bit for each row
const known = new WeakMap<CatalogueIndex, Map<Student, RowSet>>();

function elsewhereFor(index: CatalogueIndex, student: Student): RowSet {
  const ofIndex = known.get(index) ?? new Map<Student, RowSet>();
  known.set(index, ofIndex);
  const before = ofIndex.get(student);
  if (before) return before;
  const rows = rowsElsewhere(index, student);
  if (ofIndex.size >= mostStudents) ofIndex.clear();
  ofIndex.set(student, rows);
  return rows;
}

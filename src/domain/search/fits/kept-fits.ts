import type { CatalogueIndex, Lineage } from "../../matches/catalogue/catalogue-index.ts";
import { appendedRows } from "../../matches/catalogue/changes/appended-rows.ts";
import { type IndexStep, stepsBetween } from "../../matches/catalogue/changes/index-step.ts";
import { appended } from "../../matches/catalogue/numbers-with-room.ts";
import type { RowFits } from "./row-fits.ts";
import { asSteps } from "./row-steps.ts";
import { followRows } from "./rows-by-fit.ts";

/** Fits of an index that had so many rows, at its step, with their bytes. */
type Kept = { fits: RowFits; rows: number; step: IndexStep; bytes: number };
type Known = { fits: Map<string, Kept>; bytes: number };
const known = new WeakMap<Lineage, Known>();

/**
 * Students name the same levels, fields, places and limits again and again. Of many scholarships each takes long to compare, so that more
 * are remembered: about 90 of a million.
 */
const mostBytes = (rows: number): number => (8 << 20) + 140 * Math.max(0, rows - 100_000);

/**
 * The fits that `make` gives for an index, by a key. Those of an index from which changes made this one, by appending rows and letting others go, are
 * kept: then only the appended rows are made. So the fit of a row must not depend on other rows.
 */
export function keptFits(index: CatalogueIndex, key: string, make: (index: CatalogueIndex) => RowFits): RowFits {
  const all = known.get(index.lineage) ?? { fits: new Map<string, Kept>(), bytes: 0 };
  known.set(index.lineage, all);
  const before = all.fits.get(key);
  const now = before?.step === index.step ? before : newFits(index, before, make);
  // The last one that was used is the last one to be forgotten.
  all.fits.delete(key);
  all.fits.set(key, now);
  if (now === before) return now.fits;
  all.bytes += now.bytes - (before?.bytes ?? 0);
  for (const [oldest, { bytes }] of all.fits) {
    if (all.bytes <= mostBytes(index.rows) || oldest === key) break;
    all.fits.delete(oldest);
    all.bytes -= bytes;
  }
  return now.fits;
}

function newFits(index: CatalogueIndex, before: Kept | undefined, make: (index: CatalogueIndex) => RowFits): Kept {
  const { rows, step } = index;
  const made = before && haveStayed(before, index) ? followed(index, before, make) : make(index);
  return { fits: made, rows, step, bytes: bytesOf(index, made) };
}

/** Whether the rows of an older index are where they were, but for those that are gone, and all new ones stand behind them. */
function haveStayed({ rows, step }: Kept, index: CatalogueIndex): boolean {
  // An index that was put in order ends earlier where its last rows are gone.
  if (index.rows < rows) return false;
  const steps = stepsBetween(step, index.step);
  return (
    steps?.every(
      ({ parts, added }) => parts.every(({ from, at }) => from === at) && added.every((row) => row >= rows),
    ) === true
  );
}

function followed(index: CatalogueIndex, before: Kept, make: (index: CatalogueIndex) => RowFits): RowFits {
  const own = asSteps(before.fits, before.rows);
  const count = index.rows - before.rows;
  const more = count > 0 ? [...asSteps(make(appendedRows(index, before.rows)), count).numbers] : [];
  const now = { ...own, numbers: appended(own.numbers, more, (rows) => new Uint8Array(rows)) };
  followRows(before.fits, now, index);
  return now;
}

/** Of their own, and of the sets of rows that are made of them. */
function bytesOf({ rows, facts }: CatalogueIndex, { numbers, table }: RowFits): number {
  const isOwn = numbers instanceof Uint8Array && !Object.values(facts).includes(numbers);
  return table.length + 3 * (rows / 8) + (isOwn ? rows : 0);
}

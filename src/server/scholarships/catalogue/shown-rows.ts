import { LRUCache } from "lru-cache";
import type { CatalogueIndex, Lineage } from "#domain/matches/catalogue/catalogue-index.ts";
import { type IndexStep, rowAfter, stepsBetween } from "#domain/matches/catalogue/changes/index-step.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import type { Database } from "#server/platform/database/database.ts";
import { scholarshipsInOrder } from "../store.ts";

const mostBytes = 24 * 1024 * 1024;

/** A scholarship as it was read for an index, or newer, its row there, and the revision that the index showed. */
type Known = { scholarship: Scholarship; row: number; step: IndexStep; at: number };

const caches = new WeakMap<Lineage, LRUCache<string, Known>>();

/**
 * The scholarships of these rows, in this order, as new as the index or newer. Many students have the same first rows, so
 * those that were read before and did not change since are not read again.
 */
export async function shownScholarships(
  db: Database,
  index: CatalogueIndex,
  rows: readonly number[],
): Promise<Scholarship[]> {
  const known = cacheOf(index);
  const wanted = rows.map((row) => {
    const id = index.ids[row] as string; // rows are of the index
    return { id, row, before: knownAt(known.get(id), row, index) };
  });
  const missing = wanted.filter(({ before }) => before === null).map(({ id }) => id);
  const found = await scholarshipsInOrder(db, missing, index.today);
  const read = new Map(found.map((scholarship) => [scholarship.id, scholarship]));
  return wanted.flatMap(({ id, row, before }) => {
    const scholarship = before ?? read.get(id);
    if (!scholarship) return []; // deleted since
    if (!before) known.set(id, { scholarship, row, step: index.step, at: index.shown.at });
    return scholarship;
  });
}

const readings = new WeakMap<Scholarship, number>();
let lastReading = 0;

/** A number for a scholarship as it was read: the same as long as it did not change and is still known. */
export function readingOf(scholarship: Scholarship): number {
  const known = readings.get(scholarship) ?? ++lastReading;
  readings.set(scholarship, known);
  return known;
}

/** What is known of a row, if it did not change since; null otherwise. */
function knownAt(known: Known | undefined, row: number, { step, shown }: CatalogueIndex): Scholarship | null {
  if (!known || known.at < shown.since || known.at < (shown.rows.get(known.scholarship.id) ?? 0)) return null;
  if (known.step === step) return known.scholarship;
  const steps = stepsBetween(known.step, step);
  if (!steps || rowAfter(steps, known.row) !== row) return null;
  known.row = row;
  known.step = step;
  return known.scholarship;
}

function cacheOf({ lineage }: CatalogueIndex): LRUCache<string, Known> {
  const known = caches.get(lineage);
  if (known) return known;
  const made = new LRUCache<string, Known>({ maxSize: mostBytes, sizeCalculation: sizeOf });
  caches.set(lineage, made);
  return made;
}

// Most texts take one byte a character; about 1 KB for 50 values. The words that reasons look for take 1 KB and 5 bytes a character of the description.
const sizeOf = ({ scholarship }: Known) =>
  JSON.stringify(scholarship).length + 5 * scholarship.description.length + 2000;

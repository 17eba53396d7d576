import { availableParallelism } from "node:os";
import { setImmediate as nextTurn } from "node:timers/promises";
import { HelperFailed, HelperThread } from "#server/platform/helper-thread.ts";
import type { FieldMap } from "#server/scholarships/reading/field-map.ts";
import { mappedValues } from "#server/scholarships/reading/mapped-values.ts";
import { type RowSource, type StatedRow, statedScholarships } from "#server/scholarships/reading/stated-scholarship.ts";
import type { CatalogueRow } from "./catalogue-rows.ts";

/** The map of a file, and where its rows come from. */
export type HowToRead = { map: FieldMap; source: RowSource };
/** What the row with this number states, or why it is refused. */
export type ReadRow = { number: number } & StatedRow;
/** Some rows of the file, and their place among the others. */
export type ToReader = { at: number; rows: readonly CatalogueRow[] };
export type FromReader = { at: number; read: ReadRow[] };

/** Fewer are read before another thread has loaded its code. */
const leastForHelper = 5000;
const rowsAtATime = 100;

/**
 * What each row of a file states, in their order. Another thread reads a part of many rows: each takes the next ones when it is
 * done. Where that thread cannot start or dies, its rows are read here.
 */
export async function readRows(rows: readonly CatalogueRow[], how: HowToRead): Promise<ReadRow[]> {
  const batches = batchesOf(rows);
  const read: ReadRow[][] = [];
  const next = batches.values();
  const readHere = async () => {
    for (const batch of next) {
      read[batch.at] = readTogether(batch.rows, how);
      await nextTurn(); // for the answers of the other thread
    }
  };
  if (rows.length < leastForHelper || availableParallelism() < 2) await readHere();
  else await Promise.all([readHere(), readThere(next, how, read)]);
  return batches.flatMap(({ at, rows: own }) => read[at] ?? readTogether(own, how));
}

async function readThere(next: Iterator<ToReader>, how: HowToRead, read: ReadRow[][]): Promise<void> {
  try {
    const helper = new HelperThread<ToReader, FromReader>(new URL("./read-rows-thread.ts", import.meta.url), how);
    await helper
      .askAll(next, (answer) => {
        read[answer.at] = answer.read;
      })
      .finally(() => helper.stop());
  } catch (error) {
    if (!(error instanceof HelperFailed)) throw error;
  }
}

function batchesOf(rows: readonly CatalogueRow[]): ToReader[] {
  const count = Math.ceil(rows.length / rowsAtATime);
  return Array.from({ length: count }, (_, at) => ({
    at,
    rows: rows.slice(at * rowsAtATime, (at + 1) * rowsAtATime),
  }));
}

/** What some rows state, in their order. Their texts are read together, or one by one where one of them cannot be read. */
export function readTogether(rows: readonly CatalogueRow[], how: HowToRead): ReadRow[] {
  try {
    return statedTogether(rows, how);
  } catch {
    return rows.map((row) => readRow(row, how));
  }
}

function statedTogether(rows: readonly CatalogueRow[], { map, source }: HowToRead): ReadRow[] {
  const values = rows.flatMap((row) => ("refused" in row ? [] : [mappedValues(map, row.values)]));
  const stated = statedScholarships(values, source).values();
  return rows.map((row) =>
    "refused" in row
      ? { number: row.number, ok: false, reason: row.refused }
      : { number: row.number, ...(stated.next().value as StatedRow) },
  );
}

/** What one row states. A row that cannot be read is refused, so that it does not stop the others. */
export function readRow(row: CatalogueRow, how: HowToRead): ReadRow {
  const { number } = row;
  try {
    return statedTogether([row], how)[0] as ReadRow;
  } catch (error) {
    return { number, ok: false, reason: `it cannot be read: ${error instanceof Error ? error.message : error}` };
  }
}

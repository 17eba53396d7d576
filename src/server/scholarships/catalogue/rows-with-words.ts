import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { type CatalogueIndex, placeById } from "#domain/matches/catalogue/catalogue-index.ts";
import type { Database } from "#server/platform/database/database.ts";
import { openIdsWithWords } from "./words-store.ts";

/** Rows of the index, each with the rank of its words. */
export type RowsWithWords = { rows: Uint32Array; ranks: Int32Array };

const mostBytes = 16 * 1024 * 1024;
const found = new WeakMap<CatalogueIndex, LRUCache<string, RowsWithWords, Database>>();

/**
 * The rows of the index with these words. PostgreSQL finds them by its own indexes, once for all students, pages,
 * filters and orders until the catalog changes.
 */
export async function rowsWithWords(db: Database, index: CatalogueIndex, q: string): Promise<RowsWithWords> {
  const cache = found.get(index) ?? cacheFor(index);
  found.set(index, cache);
  return cache.forceFetch(q, { context: db });
}

function cacheFor(index: CatalogueIndex): LRUCache<string, RowsWithWords, Database> {
  return new LRUCache<string, RowsWithWords, Database>({
    maxSize: mostBytes,
    sizeCalculation: ({ rows, ranks }, q) => rows.byteLength + ranks.byteLength + 2 * q.length + 100,
    ignoreFetchAbort: true, // a request that waits gets the rows, even when they were evicted meanwhile
    fetchMethod: (q, _stale, { context: db }) => find(db, index, q),
  });
}

async function find(db: Database, index: CatalogueIndex, q: string): Promise<RowsWithWords> {
  const rows: number[] = [];
  const found: number[] = [];
  let place = 0;
  for (const portion of await openIdsWithWords(db, q, index.today)) {
    const ranks = portion.ranks.split(" ");
    for (const [at, id] of portion.ids.split(" ").entries()) {
      place = placeById(index, id, place);
      const row = index.byId[place];
      // A scholarship that was added since is not in the index.
      if (row === undefined || index.ids[row] !== id) continue;
      rows.push(row);
      found.push(Number(ranks[at]));
    }
    await nextTurn(); // other requests are answered between portions
  }
  return { rows: Uint32Array.from(rows), ranks: Int32Array.from(found) };
}

import { LRUCache } from "lru-cache";
import { type CatalogueIndex, rowOf } from "#domain/matches/catalogue/catalogue-index.ts";
import type { Database } from "#server/platform/database/database.ts";
import { openIdsWithWords } from "./words-store.ts";

const mostBytes = 16 * 1024 * 1024;
const found = new WeakMap<CatalogueIndex, LRUCache<string, Uint32Array>>();

/** The rows of the index with these words. PostgreSQL finds them, and the answer serves all students. */
export async function rowsWithWords(db: Database, index: CatalogueIndex, q: string): Promise<Uint32Array> {
  const known = cacheOf(index);
  const before = known.get(q);
  if (before) return before;
  const ids = await openIdsWithWords(db, q, index.today);
  const rows = Uint32Array.from(ids.flatMap((id) => rowOf(index, id) ?? []));
  known.set(q, rows);
  return rows;
}

function cacheOf(index: CatalogueIndex): LRUCache<string, Uint32Array> {
  const before = found.get(index);
  if (before) return before;
  const cache = new LRUCache<string, Uint32Array>({
    maxSize: mostBytes,
    sizeCalculation: (rows, q) => rows.byteLength + 2 * q.length + 100,
  });
  found.set(index, cache);
  return cache;
}

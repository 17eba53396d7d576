import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { type CatalogueIndex, type Lineage, placeById, rowOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { type IndexStep, rowAfter, rowsAddedBy, stepsBetween } from "#domain/matches/catalogue/index-step.ts";
import type { Database } from "#server/platform/database/database.ts";
import { openIdsWithWords, ranksOfWords } from "./words-store.ts";

/** Rows of the index, each with the rank of its words. */
export type RowsWithWords = { rows: Uint32Array; ranks: Int32Array };

type Caches = {
  /** What was found for one index. Requests for the same words at the same time share one query. */
  found: LRUCache<string, RowsWithWords, Database>;
  /** What was last found for the index or an older one. */
  last: LRUCache<string, LastFound>;
};
type LastFound = RowsWithWords & { step: IndexStep };

const mostBytes = 16 * 1024 * 1024;
const foundIn = new WeakMap<CatalogueIndex, Caches["found"]>();
const lastIn = new WeakMap<Lineage, Caches["last"]>();

/**
 * The rows of the index with these words. PostgreSQL finds them by its own indexes, once for all students, pages,
 * filters and orders. After a change of the catalog it reads only the changed scholarships.
 */
export async function rowsWithWords(db: Database, index: CatalogueIndex, q: string): Promise<RowsWithWords> {
  const found = foundIn.get(index) ?? cacheFor(index);
  foundIn.set(index, found);
  return found.forceFetch(q, { context: db });
}

const sizes = {
  maxSize: mostBytes,
  sizeCalculation: ({ rows, ranks }: RowsWithWords, q: string) =>
    rows.byteLength + ranks.byteLength + 2 * q.length + 100,
};

function cacheFor(index: CatalogueIndex): Caches["found"] {
  const last = lastIn.get(index.lineage) ?? new LRUCache<string, LastFound>(sizes);
  lastIn.set(index.lineage, last);
  return new LRUCache<string, RowsWithWords, Database>({
    ...sizes,
    ignoreFetchAbort: true, // a request that waits gets the rows, even when they were evicted meanwhile
    fetchMethod: async (q, _stale, { context: db }) => {
      const before = last.get(q);
      const steps = before && stepsBetween(before.step, index.step);
      const found = steps ? await follow(db, { q, index, before, steps }) : await find(db, index, q);
      last.set(q, { ...found, step: index.step });
      return found;
    },
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

type Following = { q: string; index: CatalogueIndex; before: RowsWithWords; steps: readonly IndexStep[] };

/** What was found for an older index, at the rows of this one, and the changed scholarships that have the words. */
async function follow(db: Database, { q, index, before, steps }: Following): Promise<RowsWithWords> {
  const ids = rowsAddedBy(steps).map((row) => index.ids[row] as string);
  const added = await ranksOfWords(db, q, { ids, today: index.today });
  const rows = new Uint32Array(before.rows.length + added.length);
  const ranks = new Int32Array(rows.length);
  let count = 0;
  const push = (row: number | null, rank: number) => {
    if (row === null) return;
    rows[count] = row;
    ranks[count] = rank;
    count += 1;
  };
  for (let at = 0; at < before.rows.length; at++)
    push(rowAfter(steps, before.rows[at] as number), before.ranks[at] as number);
  for (const { id, rank } of added) push(rowOf(index, id), rank);
  return { rows: rows.slice(0, count), ranks: ranks.slice(0, count) };
}

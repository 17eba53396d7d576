import { setImmediate as nextTurn } from "node:timers/promises";
import { and, inArray, sql } from "drizzle-orm";
import type { IndexedScholarship } from "#domain/matches/catalogue/compiled-row.ts";
import type { Database } from "#server/platform/database/database.ts";
import { liftBounds } from "#server/platform/database/database.ts";
import {
  catalogueRevision,
  changedScholarships,
  publicColumns,
  type ScholarshipsAsOf,
  scholarshipsAsOf,
} from "../store.ts";

/** The open scholarships of one moment. `batches` reads them one batch after the other. */
export type OpenSnapshot = {
  revision: number;
  ids: readonly string[];
  batches: AsyncIterable<readonly IndexedScholarship[]>;
};

// Reading and compiling a batch of this size takes about 10 ms.
const rowsPerRead = 200;
const idsInPortion = 5000;

/**
 * Hands `use` the scholarships that are open on `today`, in the order of equal scores (`compareTies`): the next
 * deadline, the largest amount, the id. All parts are from one moment.
 */
export async function withOpenSnapshot<T>(
  db: Database,
  today: string,
  use: (snapshot: OpenSnapshot) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      await liftBounds(tx);
      const revision = await catalogueRevision(tx);
      const ids = await openIdsInOrder(tx, today);
      return use({ revision, ids, batches: inBatches(tx, ids, today) });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/**
 * Hands `use` the ids of the scholarships that changed since a revision and day, and the present revision, in a
 * transaction that sees one moment.
 */
export async function withChanges<T>(
  db: Database,
  since: { revision: number; day: string },
  today: string,
  use: (tx: Database, changes: { revision: number; changed: readonly string[] }) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      await liftBounds(tx);
      const revision = await catalogueRevision(tx);
      const changed = await changedScholarships(tx, { after: since.revision, from: since.day, to: today });
      return use(tx, { revision, changed });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Those of these scholarships that are open on `today`, in batches. */
export async function* openBatches(
  tx: Database,
  ids: readonly string[],
  today: string,
): AsyncGenerator<readonly IndexedScholarship[]> {
  const catalogue = scholarshipsAsOf(tx, today);
  for (let at = 0; at < ids.length; at += rowsPerRead) {
    yield await tx
      .select(matchedColumns(catalogue))
      .from(catalogue)
      .where(and(sql`${catalogue.is_open}`, inArray(catalogue.id, ids.slice(at, at + rowsPerRead))));
  }
}

async function openIdsInOrder(tx: Database, today: string): Promise<string[]> {
  const catalogue = scholarshipsAsOf(tx, today);
  // A row for each id takes far longer to read than a text with thousands of them.
  const { rows } = await tx.execute<{ ids: string }>(sql`
    select string_agg(id, ' ' order by place) as ids
    from (
      select id, row_number() over (
        order by coalesce(next_deadline, '9999-12-31') collate "C", coalesce(amount_max, amount_min, -1) desc, id collate "C"
      ) as place
      from ${catalogue} where is_open
    ) as open
    group by place / ${idsInPortion} order by min(place)`);
  const inOrder: string[] = [];
  for (const { ids } of rows) {
    for (const id of ids.split(" ")) inOrder.push(id);
    await nextTurn(); // other requests are answered between portions
  }
  return inOrder;
}

async function* inBatches(tx: Database, ids: readonly string[], today: string) {
  for (let at = 0; at < ids.length; at += rowsPerRead) {
    yield await matchableInOrder(tx, ids.slice(at, at + rowsPerRead), today);
  }
}

/** These scholarships, open or closed, in the order of the ids. Ids without a row are left out. */
export async function matchableInOrder(
  tx: Database,
  ids: readonly string[],
  today: string,
): Promise<readonly IndexedScholarship[]> {
  const catalogue = scholarshipsAsOf(tx, today);
  const rows = await tx
    .select(matchedColumns(catalogue))
    .from(catalogue)
    .where(inArray(catalogue.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function matchedColumns(catalogue: ScholarshipsAsOf) {
  const { last_checked, warnings, source_domain, scraped_from, ...matched } = publicColumns(catalogue);
  return matched;
}

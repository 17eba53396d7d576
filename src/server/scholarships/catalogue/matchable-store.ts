import { and, count, eq, getTableColumns, gt, inArray, sql } from "drizzle-orm";
import type { IndexedScholarship } from "#domain/matches/catalogue/compiled-row.ts";
import type { Database } from "#server/platform/database/database.ts";
import { liftBounds } from "#server/platform/database/database.ts";
import {
  type CatalogueRevision,
  catalogueRevision,
  changedScholarships,
  publicColumns,
  revisionOf,
  type ScholarshipsAsOf,
  scholarshipsAsOf,
  wentThrough,
} from "../store.ts";
import { catalogueState, scholarshipChanges } from "../table.ts";

/** The open scholarships of one moment. `batches` reads them one batch after the other, each as JSON. */
type OpenSnapshot = CatalogueRevision & {
  count: number;
  batches: AsyncIterable<readonly string[]>;
};

// Reading and compiling a batch of this size takes about 5 ms.
export const rowsPerRead = 100;
/** Of a cursor. Larger batches are no faster. */
const rowsPerFetch = 300;

/** Hands `use` the scholarships that are open on `today`, in any order, in a transaction that sees one moment. */
export async function withOpenSnapshot<T>(
  db: Database,
  today: string,
  use: (tx: Database, snapshot: OpenSnapshot) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      await liftBounds(tx);
      const state = await catalogueRevision(tx);
      const catalogue = scholarshipsAsOf(tx, today);
      const [counted] = await tx.select({ open: count() }).from(catalogue).where(sql`${catalogue.is_open}`);
      return use(tx, { ...state, count: counted?.open ?? 0, batches: allOpen(tx, catalogue) });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

const mostInOneStatement = 200;

type Since = Pick<CatalogueRevision, "revision" | "token">;

/** The ids of changed scholarships. `shownOnly` are those of which something changed that no index holds. */
type ChangedIds = { changed: readonly string[]; shownOnly: readonly string[] };

type FewChanges = CatalogueRevision & ChangedIds & { open: IndexedScholarship[] };

/**
 * The scholarships that changed after a revision, with the present revision, and those of them that are open on `today`.
 * Read by one statement, because readers of the index wait for it. Null when more than 200 changed, and when the catalog
 * did not go through that revision.
 */
export async function fewChanges(
  db: Database,
  { since, today }: { since: Since; today: string },
): Promise<FewChanges | null> {
  const catalogue = scholarshipsAsOf(db, today);
  const rows = await db
    .select({
      state: getTableColumns(catalogueState),
      isOfHistory: wentThrough(since),
      changed: scholarshipChanges.scholarship_id,
      shownOnly: sql<string[]>`array(${shownSince(db, since).limit(mostInOneStatement + 1)})`,
      isOpen: catalogue.is_open,
      scholarship: matchedColumns(catalogue),
    })
    .from(catalogueState)
    .leftJoin(scholarshipChanges, gt(scholarshipChanges.revision, since.revision))
    .leftJoin(catalogue, eq(catalogue.id, scholarshipChanges.scholarship_id))
    .where(eq(catalogueState.key, "revision"))
    .limit(mostInOneStatement + 1);
  const [first] = rows;
  if (rows.length > mostInOneStatement || !first?.isOfHistory || first.shownOnly.length > mostInOneStatement)
    return null;
  return {
    ...revisionOf(first.state),
    changed: rows.flatMap(({ changed }) => changed ?? []),
    shownOnly: first.shownOnly,
    open: rows.flatMap(({ isOpen, scholarship }) => (isOpen && scholarship ? [scholarship] : [])),
  };
}

/** The scholarships of which something changed after a revision that no index holds. */
const shownSince = (db: Database, { revision }: Since) =>
  db
    .select({ id: scholarshipChanges.scholarship_id })
    .from(scholarshipChanges)
    .where(gt(scholarshipChanges.shown, revision));

/**
 * Hands `use` the ids of the scholarships that changed since a revision and day, and the present revision, in a
 * transaction that sees one moment. Null when the catalog did not go through that revision.
 */
export async function withChanges<T>(
  db: Database,
  since: Since & { day: string },
  today: string,
  use: (tx: Database, changes: CatalogueRevision & ChangedIds) => Promise<T>,
): Promise<T | null> {
  return db.transaction(
    async (tx) => {
      await liftBounds(tx);
      const changed = await changesSince(tx, since, today);
      if (!changed) return null;
      const state = await catalogueRevision(tx);
      const shown = await shownSince(tx, since);
      return use(tx, { ...state, changed, shownOnly: shown.map(({ id }) => id) });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/**
 * The ids of the scholarships that changed since a revision and day. Null when the catalog did not go through that
 * revision.
 */
export async function changesSince(
  tx: Database,
  since: Since & { day: string },
  today: string,
): Promise<readonly string[] | null> {
  if (!(await isOfHistory(tx, since))) return null;
  return changedScholarships(tx, { after: since.revision, from: since.day, to: today });
}

/** Whether the catalog went through this revision. */
export async function isOfHistory(db: Database, since: Since): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select ${wentThrough(since)} as "is"`);
  return rows[0]?.is === true;
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

/** The ids of the scholarships that closed last, at most so many. */
export async function lastClosed(db: Database, today: string, most: number): Promise<string[]> {
  const catalogue = scholarshipsAsOf(db, today);
  const isClosed = and(
    sql`not ${catalogue.is_open} and ${catalogue.scam_level} <> 'stop'`,
    inArray(catalogue.status, ["active", "closed"]),
  );
  const rows = await db
    .select({ id: catalogue.id })
    .from(catalogue)
    .where(isClosed)
    .orderBy(sql`${catalogue.deadline} desc nulls last`, catalogue.id)
    .limit(most);
  return rows.map(({ id }) => id);
}

/**
 * All open scholarships in the order in which they are stored, by a cursor: to read each by its id takes three times as
 * long. PostgreSQL reads the next batch while one is compiled. Each row is one JSON text, because the driver takes four
 * times as long for 35 columns.
 */
async function* allOpen(tx: Database, catalogue: ScholarshipsAsOf): AsyncGenerator<readonly string[]> {
  const open = tx.select(matchedColumns(catalogue)).from(catalogue).where(sql`${catalogue.is_open}`).as("open");
  await tx.execute(
    sql`declare open_scholarships no scroll cursor for ${tx.select({ json: sql`row_to_json(open)::text`.as("json") }).from(open)}`,
  );
  // Awaited here, because a statement of Drizzle runs again each time somebody waits for it.
  const next = async () =>
    (await tx.execute<{ json: string }>(sql.raw(`fetch ${rowsPerFetch} from open_scholarships`))).rows;
  let reading = next();
  for (;;) {
    const rows = await reading;
    if (rows.length === 0) return;
    reading = next();
    reading.catch(() => {}); // awaited above, unless the caller stops before
    yield rows.map(({ json }) => json);
  }
}

/** Those of these scholarships that are active or closed, in any order. */
export async function matchableScholarships(
  db: Database,
  ids: readonly string[],
  today: string,
): Promise<readonly IndexedScholarship[]> {
  const catalogue = scholarshipsAsOf(db, today);
  return db
    .select(matchedColumns(catalogue))
    .from(catalogue)
    .where(and(inArray(catalogue.id, [...ids]), inArray(catalogue.status, ["active", "closed"])));
}

function matchedColumns(catalogue: ScholarshipsAsOf) {
  const { last_checked, warnings, scam_level, counter_evidence, source_domain, scraped_from, ...matched } =
    publicColumns(catalogue);
  return matched;
}

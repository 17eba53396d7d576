import { arrayOverlaps, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import { type Database, liftBounds } from "#server/platform/database/database.ts";
import { catalogueState, scholarships } from "../table.ts";
import type { StoredRow } from "./catalogue-entry.ts";

const { search: _search, ...storedColumns } = getTableColumns(scholarships);
const rowsPerStatement = 2000;

/** Makes everything that writes the catalog wait for its turn until the end of the transaction. */
export async function lockCatalogue(tx: Database): Promise<void> {
  await liftBounds(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('laurel.catalogue'))`);
}

/** Rows that share a name or a page with one of these, or that one of these was merged into before. */
export async function rowsLike(tx: Database, rows: readonly StoredRow[]): Promise<StoredRow[]> {
  const found = new Map<string, StoredRow>();
  for (const batch of batchesOf(rows)) {
    const pages = [...new Set(batch.map((row) => row.canonical_address).filter((page) => page !== null))];
    const like = or(
      inArray(
        scholarships.dedupe_key,
        batch.map((row) => row.dedupe_key),
      ),
      inArray(scholarships.canonical_address, pages),
      arrayOverlaps(
        scholarships.known_as,
        batch.map((row) => row.id),
      ),
    );
    for (const row of await tx.select(storedColumns).from(scholarships).where(like).orderBy(scholarships.id)) {
      found.set(row.id, row);
    }
  }
  return [...found.values()];
}

const columnNames = Object.keys(storedColumns).map((name) => sql.identifier(name));
const columnList = sql.join(columnNames, sql`, `);

// One JSON parameter for a batch: thousands of rows with arrays exceed the parameters that a statement may have.
const asRecords = (rows: readonly StoredRow[]) =>
  sql`jsonb_populate_recordset(null::${scholarships}, ${JSON.stringify(rows)}::jsonb)`;

export async function insertRows(tx: Database, rows: readonly StoredRow[]): Promise<void> {
  for (const batch of batchesOf(rows)) {
    await tx.execute(sql`insert into ${scholarships} (${columnList}) select ${columnList} from ${asRecords(batch)}`);
  }
}

/** Overwrites the rows of the same ids. */
export async function updateRows(tx: Database, rows: readonly StoredRow[]): Promise<void> {
  const assignments = sql.join(
    columnNames.map((name) => sql`${name} = changed.${name}`),
    sql`, `,
  );
  for (const batch of batchesOf(rows)) {
    await tx.execute(
      sql`update ${scholarships} set ${assignments} from ${asRecords(batch)} as changed where ${scholarships.id} = changed.id`,
    );
  }
}

function* batchesOf(rows: readonly StoredRow[]): Generator<readonly StoredRow[]> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) yield rows.slice(at, at + rowsPerStatement);
}

const loaded = "loaded";

/** Which version of the starter files was last loaded, or null before the first. */
export async function loadedVersion(db: Database): Promise<string | null> {
  const [state] = await db.select().from(catalogueState).where(eq(catalogueState.key, loaded));
  return state?.value ?? null;
}

export async function saveLoadedVersion(db: Database, version: string): Promise<void> {
  await db
    .insert(catalogueState)
    .values({ key: loaded, value: version })
    .onConflictDoUpdate({ target: catalogueState.key, set: { value: version } });
}

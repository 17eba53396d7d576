import {
  and,
  arrayOverlaps,
  DrizzleQueryError,
  eq,
  getTableColumns,
  gt,
  inArray,
  like,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { DatabaseError } from "pg";
import { titleKeysToFind } from "#domain/scholarships/duplicates/own-words.ts";
import { knownSponsorKey } from "#domain/scholarships/duplicates/sponsors.ts";
import { type Database, liftBounds } from "#server/platform/database/database.ts";
import { catalogueState, scholarships } from "../table.ts";
import type { StoredRow } from "./catalogue-entry.ts";

const storedColumns = getTableColumns(scholarships);
const rowsPerStatement = 2000;

/** Locks the catalog against other writers until the end of the transaction. */
export async function lockCatalogue(tx: Database): Promise<void> {
  await liftBounds(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('laurel.catalogue'))`);
}

/** The ids of these rows that are stored already. */
export async function storedIds(tx: Database, rows: readonly StoredRow[]): Promise<ReadonlySet<string>> {
  const ids = sql`select jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb)`;
  const stored = await tx.select({ id: scholarships.id }).from(scholarships).where(sql`${scholarships.id} in (${ids})`);
  return new Set(stored.map(({ id }) => id));
}

/** The rows that share a title or a page with one of these entries, or that one of them was merged into before. */
export async function rowsLike(tx: Database, rows: readonly StoredRow[]): Promise<StoredRow[]> {
  const found = new Map<string, StoredRow>();
  for (const batch of batchesOf(rows)) {
    const pages = [...new Set(batch.map((row) => row.canonical_address).filter((page) => page !== null))];
    const isLike = or(
      inArray(
        scholarships.dedupe_key,
        batch.map((row) => row.dedupe_key),
      ),
      inArray(scholarships.title_key, [
        ...new Set(batch.flatMap((row) => [row.title_key, ...titleKeysToFind(row.title, row.provider_name)])),
      ]),
      inArray(scholarships.canonical_address, pages),
      arrayOverlaps(
        scholarships.known_as,
        batch.map((row) => row.id),
      ),
    );
    for (const row of await tx.select(storedColumns).from(scholarships).where(isLike).orderBy(scholarships.id)) {
      found.set(row.id, row);
    }
  }
  return [...found.values()];
}

/**
 * The rows of the same sponsor, at most so many. `dedupe_key` begins with the sponsor; its index finds them where the
 * database has the collation C, as the embedded one has, and others read all keys.
 */
export async function rowsOfSponsor(db: Database, { provider_name }: StoredRow, most: number): Promise<StoredRow[]> {
  const sponsor = knownSponsorKey(provider_name);
  if (sponsor === null) return [];
  // The key has letters, digits, spaces and "$" only, so that nothing in it is a wildcard.
  const ofSponsor = like(scholarships.dedupe_key, `${sponsor}|%`);
  return db.select(storedColumns).from(scholarships).where(ofSponsor).orderBy(scholarships.id).limit(most);
}

export type RowFilter = SQL | undefined;

/** SQL: the active scholarships that had their deadline, or closed as every year, on one of these days. */
export function activeWithDeadlineOn(days: readonly string[]): RowFilter {
  const { status, deadline_kind, deadline, deadline_yearly } = scholarships;
  const monthDays = days.map((day) => day.slice(5));
  return and(
    eq(status, "active"),
    or(
      and(eq(deadline_kind, "fixed"), inArray(deadline, [...days])),
      and(eq(deadline_kind, "yearly"), inArray(deadline_yearly, monthDays)),
    ),
  );
}

const columnNames = Object.keys(storedColumns).map((name) => sql.identifier(name));
const columnList = sql.join(columnNames, sql`, `);

// One JSON parameter holds a batch, because thousands of rows with arrays exceed the parameter limit of a statement.
const asRecords = (rows: readonly StoredRow[]) =>
  sql`jsonb_populate_recordset(null::${scholarships}, ${JSON.stringify(rows)}::jsonb)`;

/** A row that the database refused, and why. */
type RefusedRow = [row: StoredRow, reason: string];

export async function insertRows(tx: Database, rows: readonly StoredRow[]): Promise<RefusedRow[]> {
  return writeInBatches(tx, rows, async (savepoint, batch) => {
    await savepoint.execute(
      sql`insert into ${scholarships} (${columnList}) select ${columnList} from ${asRecords(batch)}`,
    );
  });
}

/** Overwrites the rows with the same ids. */
export async function updateRows(tx: Database, rows: readonly StoredRow[]): Promise<RefusedRow[]> {
  const assignments = sql.join(
    columnNames.map((name) => sql`${name} = changed.${name}`),
    sql`, `,
  );
  return writeInBatches(tx, rows, async (savepoint, batch) => {
    await savepoint.execute(
      sql`update ${scholarships} set ${assignments} from ${asRecords(batch)} as changed where ${scholarships.id} = changed.id`,
    );
  });
}

type Write = (savepoint: Database, rows: readonly StoredRow[]) => Promise<void>;

async function writeInBatches(tx: Database, rows: readonly StoredRow[], write: Write): Promise<RefusedRow[]> {
  const refused: RefusedRow[] = [];
  for (const batch of batchesOf(rows)) refused.push(...(await writeOrSplit(tx, batch, write)));
  return refused;
}

/** Writes the rows. If the database refuses them, splits them in half until each refused row is alone. */
async function writeOrSplit(tx: Database, rows: readonly StoredRow[], write: Write): Promise<RefusedRow[]> {
  try {
    await tx.transaction((savepoint) => write(savepoint, rows));
    return [];
  } catch (error) {
    const reason = faultOfData(error);
    if (reason === null) throw error;
    if (rows.length === 1) return rows.map((row) => [row, reason]);
    const middle = Math.ceil(rows.length / 2);
    const first = await writeOrSplit(tx, rows.slice(0, middle), write);
    return [...first, ...(await writeOrSplit(tx, rows.slice(middle), write))];
  }
}

/**
 * The database's reason for refusing the values: SQLSTATE classes 22 (data), 23 (constraint) and 54 (limit). Null for
 * other errors.
 */
function faultOfData(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof DatabaseError) || !/^(?:22|23|54)/.test(cause.code ?? "")) return null;
  return `the database does not accept it: ${cause.message}`;
}

function* batchesOf(rows: readonly StoredRow[]): Generator<readonly StoredRow[]> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) yield rows.slice(at, at + rowsPerStatement);
}

const loaded = "loaded";
const scamRules = "scam_rules";

/** The hash of the starter files that were last loaded, or null before the first time. */
export const loadedVersion = (db: Database) => stateOf(db, loaded);
export const saveLoadedVersion = (db: Database, version: string) => saveState(db, loaded, version);

/** The version of the rules that all rows were checked with, or null before the first time. */
export const checkedVersion = (db: Database) => stateOf(db, scamRules);
export const saveCheckedVersion = (db: Database, version: string) => saveState(db, scamRules, version);

async function stateOf(db: Database, key: string): Promise<string | null> {
  const [state] = await db.select().from(catalogueState).where(eq(catalogueState.key, key));
  return state?.value ?? null;
}

async function saveState(db: Database, key: string, value: string): Promise<void> {
  await db
    .insert(catalogueState)
    .values({ key, value })
    .onConflictDoUpdate({ target: catalogueState.key, set: { value } });
}

/** The next rows by id, of those that `only` selects. */
export async function rowsAfter(tx: Database, after: string, limit: number, only?: RowFilter): Promise<StoredRow[]> {
  return tx
    .select(storedColumns)
    .from(scholarships)
    .where(and(gt(scholarships.id, after), only))
    .orderBy(scholarships.id)
    .limit(limit);
}

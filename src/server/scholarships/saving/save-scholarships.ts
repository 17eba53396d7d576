import { arrayOverlaps, getTableColumns, inArray, or, sql } from "drizzle-orm";
import { mergedFacts } from "#domain/scholarships/merged-facts.ts";
import type { Database } from "#server/platform/database/database.ts";
import { scholarships } from "../table.ts";
import { type CatalogueEntry, contentHash, newRow, type StoredRow } from "./catalogue-entry.ts";
import { DuplicateIndex } from "./duplicate-index.ts";

export type Saved = { imported: number; merged: number };

const { search: _search, ...storedColumns } = getTableColumns(scholarships);
const rowsPerStatement = 2000;

/**
 * Writes what a source reports, all or nothing: new awards are added, reports of a known award (same name and cycle, or
 * same page and alike title) are merged into its row, where the report checked last stands. Saving the same twice
 * changes nothing.
 */
export async function saveScholarships(db: Database, entries: readonly CatalogueEntry[], now: Date): Promise<Saved> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('laurel.catalogue'))`);
    const rows = entries.map((entry) => newRow(entry, now));
    const index = new DuplicateIndex();
    const known = new Map<string, StoredRow>();
    for (const row of await knownRows(tx, rows)) {
      index.add(row);
      known.set(row.id, { ...row });
    }
    const added: StoredRow[] = [];
    const touched = new Set<StoredRow>();
    for (const row of rows) {
      const same = index.find(row);
      if (same) {
        touched.add(Object.assign(same, merged(same, row)));
        index.remember(same, row.id);
      } else {
        added.push(row);
        index.add(row);
      }
    }
    const changed = [...touched].filter((row) => {
      const before = known.get(row.id);
      return before !== undefined && before.content_hash !== row.content_hash;
    });
    await insertRows(tx, added);
    await updateRows(tx, changed);
    return { imported: added.length, merged: rows.length - added.length };
  });
}

/** The row after a report: whichever was checked last stands, the other fills; what the row is known by stays. */
function merged(row: StoredRow, report: StoredRow): StoredRow {
  const reportIsNewer = (report.last_checked ?? "") >= (row.last_checked ?? "");
  const { id, title, provider_name, created_at, dedupe_key, provenance } = row;
  const known_as = report.id === id ? row.known_as : [...new Set([...row.known_as, report.id])].toSorted();
  const facts = reportIsNewer ? mergedFacts(report, row) : mergedFacts(row, report);
  const kept = { id, known_as, title, provider_name, created_at, dedupe_key, provenance, warnings: row.warnings };
  const reviewed = row.status === "active" || row.status === "closed" ? {} : { status: row.status };
  const next = { ...facts, ...kept, ...reviewed, canonical_address: row.canonical_address ?? report.canonical_address };
  return { ...next, content_hash: contentHash(next) };
}

/** Rows that share a name or a page with one of these, or that one of these was merged into before. */
async function knownRows(tx: Database, rows: readonly StoredRow[]): Promise<StoredRow[]> {
  const found = new Map<string, StoredRow>();
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const batch = rows.slice(at, at + rowsPerStatement);
    const keys = batch.map((row) => row.dedupe_key);
    const ids = batch.map((row) => row.id);
    const pages = [...new Set(batch.map((row) => row.canonical_address).filter((page) => page !== null))];
    const known = await tx
      .select(storedColumns)
      .from(scholarships)
      .where(
        or(
          inArray(scholarships.dedupe_key, keys),
          inArray(scholarships.canonical_address, pages),
          arrayOverlaps(scholarships.known_as, ids),
        ),
      )
      .orderBy(scholarships.id);
    for (const row of known) found.set(row.id, row);
  }
  return [...found.values()];
}

const columnNames = Object.keys(storedColumns).map((name) => sql.identifier(name));
const columnList = sql.join(columnNames, sql`, `);

// One JSON parameter for a batch: thousands of rows with arrays exceed the parameters that a statement may have.
const batchOf = (rows: readonly StoredRow[]) =>
  sql`jsonb_populate_recordset(null::${scholarships}, ${JSON.stringify(rows)}::jsonb)`;

async function insertRows(tx: Database, rows: readonly StoredRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const batch = batchOf(rows.slice(at, at + rowsPerStatement));
    await tx.execute(sql`insert into ${scholarships} (${columnList}) select ${columnList} from ${batch}`);
  }
}

async function updateRows(tx: Database, rows: readonly StoredRow[]): Promise<void> {
  const assignments = sql.join(
    columnNames.map((name) => sql`${name} = changed.${name}`),
    sql`, `,
  );
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const batch = batchOf(rows.slice(at, at + rowsPerStatement));
    await tx.execute(
      sql`update ${scholarships} set ${assignments} from ${batch} as changed where ${scholarships.id} = changed.id`,
    );
  }
}

import { eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/** A table that holds rows of students, and how to tell whose. Each slice declares its own. */
export type OwnedTable = {
  /** Its name in the database and in the export. */
  name: string;
  table: PgTable;
  user: PgColumn;
  /** Columns that are not the student's to have: hashes and keys. */
  secret?: readonly string[];
};

/** The student's rows, without what is secret. */
export async function ownedRows(
  db: Database,
  { table, user, secret = [] }: OwnedTable,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await db.select().from(table).where(eq(user, userId));
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column))));
}

/** Deletes the student's rows. */
export async function deleteOwnedRows(tx: Database, { table, user }: OwnedTable, userId: string): Promise<void> {
  await tx.delete(table).where(eq(user, userId));
}

import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/** A table that holds rows of students, and how to tell whose. Each slice declares its own. */
export type OwnedTable = {
  /** Its name in the database and in the export. */
  name: string;
  table: PgTable;
  user: PgColumn;
  /** An address in a row that makes it its owner's where it has no student's id: what they wrote while signed out. */
  address?: PgColumn;
  /** Columns that are not the student's to have: hashes and keys. */
  secret?: readonly string[];
};

/** Whose rows: by id, and by the address that is proven to be theirs, in lower case, where one is. */
export type Owner = { id: string; address: string | null };

function isOf({ user, address }: OwnedTable, owner: Owner): SQL | undefined {
  const byAddress = address && owner.address !== null ? eq(sql`lower(${address})`, owner.address) : undefined;
  return or(eq(user, owner.id), byAddress && and(isNull(user), byAddress));
}

/** The student's rows, without what is secret. */
export async function ownedRows(db: Database, owned: OwnedTable, owner: Owner): Promise<Record<string, unknown>[]> {
  const { table, secret = [] } = owned;
  const rows = await db.select().from(table).where(isOf(owned, owner));
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column))));
}

/** Deletes the student's rows. */
export async function deleteOwnedRows(tx: Database, owned: OwnedTable, owner: Owner): Promise<void> {
  await tx.delete(owned.table).where(isOf(owned, owner));
}

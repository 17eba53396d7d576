import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/** A table with rows of users, and the columns that identify their user. Each slice declares its own tables. */
export type OwnedTable = {
  /** Its name in the database and in the export. */
  name: string;
  table: PgTable;
  user: PgColumn | SQL;
  /**
   * The email column of rows written while signed out. A row without a user id belongs to the user with this verified
   * email.
   */
  email?: PgColumn;
  /** Columns that the export leaves out: hashes and keys. */
  secret?: readonly string[];
  /** The database itself deletes these rows, or their user id, together with the user's row. */
  goesWithUser?: boolean;
};

/** A user by id and, where there is one, verified email in lower case. */
export type Owner = { id: string; email: string | null };

function isOf({ user, email }: OwnedTable, owner: Owner): SQL | undefined {
  const byEmail = email && owner.email !== null ? eq(sql`lower(${email})`, owner.email) : undefined;
  return or(eq(sql`${user}`, owner.id), byEmail && and(isNull(sql`${user}`), byEmail));
}

/** The user's rows, without the secret columns. */
export async function ownedRows(db: Database, owned: OwnedTable, owner: Owner): Promise<Record<string, unknown>[]> {
  const { table, secret = [] } = owned;
  const rows = await db.select().from(table).where(isOf(owned, owner));
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column))));
}

/** Deletes the user's rows, except those that the database deletes with the user's row. */
export async function deleteOwnedRows(tx: Database, owned: OwnedTable, owner: Owner): Promise<void> {
  if (owned.goesWithUser) return;
  await tx.delete(owned.table).where(isOf(owned, owner));
}

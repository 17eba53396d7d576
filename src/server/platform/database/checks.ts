import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** SQL for a CHECK constraint: the column holds one of these words. */
export function isOneOf(column: PgColumn, words: readonly string[]): SQL {
  const quoted = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(", ");
  return sql`${column} in (${sql.raw(quoted)})`;
}

/** SQL for a CHECK constraint: the column holds a number in this range, both ends included. */
export const isBetween = (column: PgColumn, least: number, most: number): SQL =>
  sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`;

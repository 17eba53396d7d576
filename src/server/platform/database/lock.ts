import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/**
 * Locks `key` among the things of one kind, such as the profile of a student, until the end of the transaction. Another
 * transaction that locks the same one waits. There need not be a row yet.
 */
export async function lockKey(tx: Database, kind: string, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`laurel.${kind} ${key}`}, 0))`);
}

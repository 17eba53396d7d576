import { setTimeout as wait } from "node:timers/promises";
import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import { databaseError } from "./database-error.ts";

/** SQLSTATEs of a deadlock and a serialization failure. The database stored nothing, and a retry may succeed. */
const retryable = new Set(["40P01", "40001"]);
const tries = 5;
const firstWaitMs = 10;

/**
 * Runs `work` in a transaction, and again when the database ended the transaction because of a conflict with another
 * one. `work` must have no effects outside of the database. Throws the errors of `work`, and the last conflict after
 * five attempts.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work, config);
    } catch (error) {
      if (attempt === tries || !retryable.has(databaseError(error)?.code ?? "")) throw error;
      // The wait is random, so that two conflicting transactions do not conflict again.
      await wait(Math.random() * firstWaitMs * 2 ** attempt);
    }
  }
}

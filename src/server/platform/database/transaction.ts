import { setTimeout as wait } from "node:timers/promises";
import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import { databaseError } from "./database-error.ts";

/** A deadlock and a serialization failure: the database stored nothing, and another try may succeed. */
const retryable = new Set(["40P01", "40001"]);
const tries = 5;
const firstWaitMs = 10;

/**
 * Runs `work` in a transaction, and again when the database ended it to resolve a conflict with another one. `work` must
 * have no effect outside of the database. Throws what `work` throws, and the last conflict after five tries.
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
      // A random wait, so that two transactions in conflict do not meet again.
      await wait(Math.random() * firstWaitMs * 2 ** attempt);
    }
  }
}

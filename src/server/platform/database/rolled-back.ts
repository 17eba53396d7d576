import { TransactionRollbackError } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Runs the work in a transaction that is always rolled back, and returns its result. */
export async function rolledBack<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  await db
    .transaction(async (tx) => {
      result = { value: await work(tx) };
      tx.rollback();
    })
    .catch((error) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  if (!result) throw new Error("The work was rolled back before it ended.");
  return result.value;
}

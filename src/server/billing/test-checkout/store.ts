import { and, eq } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { testCheckouts } from "./table.ts";

export type TestCheckout = typeof testCheckouts.$inferSelect;

/** Stores a new session, or returns the one that was made with the same idempotency key. */
export async function insertTestCheckout(
  db: Database,
  row: typeof testCheckouts.$inferInsert,
): Promise<{ id: string }> {
  const [inserted] = await db
    .insert(testCheckouts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: testCheckouts.id });
  if (inserted) return inserted;
  const [earlier] = await db
    .select({ id: testCheckouts.id })
    .from(testCheckouts)
    .where(eq(testCheckouts.idempotency_key, row.idempotency_key));
  return earlier ?? { id: row.id };
}

export async function findTestCheckout(db: Database, id: string): Promise<TestCheckout | null> {
  const [row] = await db.select().from(testCheckouts).where(eq(testCheckouts.id, id));
  return row ?? null;
}

/** Ends an open session. Returns whether this call did. */
export async function endTestCheckout(
  db: Database,
  id: string,
  set: { state: "paid"; paid_at: Date } | { state: "canceled" },
): Promise<boolean> {
  const rows = await db
    .update(testCheckouts)
    .set(set)
    .where(and(eq(testCheckouts.id, id), eq(testCheckouts.state, "open")))
    .returning({ id: testCheckouts.id });
  return rows.length > 0;
}

export async function setTestRenewal(db: Database, id: string, set: { renews: boolean; ends_at: Date | null }) {
  await db.update(testCheckouts).set(set).where(eq(testCheckouts.id, id));
}

import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { verifications } from "../table.ts";

/** The user whose sign-in waits for a second factor under this challenge, or null. */
export async function waitingUser(db: Database, challenge: string): Promise<string | null> {
  const [row] = await db
    .select({ id: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, challenge), gt(verifications.expires_at, sql`now()`)));
  return row?.id ?? null;
}

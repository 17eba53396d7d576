import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import type { CheckedUser } from "../sessions/store.ts";
import { users, verifications } from "../table.ts";

/** The user whose sign-in waits for a second factor under this challenge, or null. */
export async function waitingUser(db: Database, challenge: string): Promise<CheckedUser | null> {
  const [row] = await db
    .select({ id: users.id, session_version: users.session_version })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.value))
    .where(and(eq(verifications.identifier, challenge), gt(verifications.expires_at, sql`now()`)));
  return row ?? null;
}

import { eq } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { profiles } from "./table.ts";

/** Keeps the address in the student's profile, if there is one, that of their account. */
export async function saveProfileEmail(db: Database, userId: string, email: string): Promise<void> {
  await db.update(profiles).set({ email }).where(eq(profiles.user_id, userId));
}

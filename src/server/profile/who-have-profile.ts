import { inArray } from "drizzle-orm";
import type { Database } from "#server/platform/database.ts";
import { profiles } from "./table.ts";

/** Which of these students have saved a profile. */
export async function whoHaveProfile(db: Database, userIds: string[]): Promise<Set<string>> {
  const rows = await db.select({ id: profiles.user_id }).from(profiles).where(inArray(profiles.user_id, userIds));
  return new Set(rows.map(({ id }) => id));
}

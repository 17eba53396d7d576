import { count, inArray } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { profiles } from "./table.ts";

/** Which of these students have saved a profile. */
export async function whoHaveProfile(db: Database, userIds: string[]): Promise<Set<string>> {
  const rows = await db.select({ id: profiles.user_id }).from(profiles).where(inArray(profiles.user_id, userIds));
  return new Set(rows.map(({ id }) => id));
}

/**
 * How many students have saved a profile. Accounts alone are not counted: anybody can make several for one address, and
 * a public count of addresses would tell which ones are known.
 */
export async function countStudents(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(profiles);
  return row?.count ?? 0;
}

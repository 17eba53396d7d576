import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { lockKey } from "#server/platform/database/lock.ts";
import { type SavedSearchRow, savedSearches } from "./table.ts";

/** The student's searches, the newest first. */
export function savedSearchesOf(db: Database, userId: string): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.user_id, userId))
    .orderBy(desc(savedSearches.created_at), desc(savedSearches.id));
}

/** Locks the student's searches against other saves until the end of the transaction. */
export async function lockSavedSearches(tx: Database, userId: string): Promise<void> {
  await lockKey(tx, "saved-searches", userId);
}

export async function insertSavedSearch(tx: Database, row: SavedSearchRow): Promise<void> {
  await tx.insert(savedSearches).values(row);
}

/** Changes one of the student's searches and returns it, or null when there is none with this id. */
export async function changeSavedSearch(
  db: Database,
  { userId, id }: { userId: string; id: string },
  changes: Partial<Pick<SavedSearchRow, "name" | "last_seen_at">>,
): Promise<SavedSearchRow | null> {
  const [row] = await db
    .update(savedSearches)
    .set(changes)
    .where(and(eq(savedSearches.user_id, userId), eq(savedSearches.id, id)))
    .returning();
  return row ?? null;
}

/** Whether the student had a search with this id. */
export async function deleteSavedSearch(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const deleted = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.user_id, userId), eq(savedSearches.id, id)))
    .returning({ id: savedSearches.id });
  return deleted.length > 0;
}

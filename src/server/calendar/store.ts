import { eq } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { type CalendarFeedRow, calendarFeeds } from "./table.ts";

/** The student's feed, or null. */
export async function calendarFeedOf(db: Database, userId: string): Promise<CalendarFeedRow | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.user_id, userId));
  return row ?? null;
}

/** The feed with this key, or null. */
export async function calendarFeedWithKey(db: Database, key: string): Promise<CalendarFeedRow | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.key, key));
  return row ?? null;
}

/** Stores a feed and returns true, or returns false when the student has one already. */
export async function insertCalendarFeed(db: Database, row: CalendarFeedRow): Promise<boolean> {
  const inserted = await db
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoNothing({ target: calendarFeeds.user_id })
    .returning({ user_id: calendarFeeds.user_id });
  return inserted.length > 0;
}

export async function deleteCalendarFeed(db: Database, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.user_id, userId));
}

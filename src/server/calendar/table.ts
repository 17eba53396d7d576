import { pgTable, text } from "drizzle-orm/pg-core";
import { users } from "#server/accounts/table.ts";
import { moment } from "#server/platform/database/moment.ts";

/** The private calendar feed of each student who made one. */
export const calendarFeeds = pgTable("calendar_feeds", {
  user_id: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The first half of the secret in the URL. The second half is computed from it, see feed-secret.ts. */
  key: text("key").notNull().unique("calendar_feeds_key"),
  created_at: moment("created_at").notNull(),
});

export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;

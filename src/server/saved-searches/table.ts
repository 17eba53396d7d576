import { jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { SavedSearchParams } from "#domain/saved-searches/saved-search.ts";
import { users } from "#server/accounts/table.ts";
import { moment } from "#server/platform/database/moment.ts";

/** Searches that students saved under a name. How many results are new is counted when they are read. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    user_id: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    name: text("name").notNull(),
    params: jsonb("params").$type<SavedSearchParams>().notNull(),
    /** A hash of the params, so that a search that is saved twice is stored once. */
    fingerprint: text("fingerprint").notNull(),
    created_at: moment("created_at").notNull(),
    last_seen_at: moment("last_seen_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.id] }),
    uniqueIndex("saved_searches_fingerprint").on(t.user_id, t.fingerprint),
  ],
);

export type SavedSearchRow = typeof savedSearches.$inferSelect;

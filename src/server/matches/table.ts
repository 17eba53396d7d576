import { boolean, check, foreignKey, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { MatchApplicationStatus } from "#domain/matches/match-vocabulary.ts";
import { matchApplicationStatuses } from "#domain/matches/match-vocabulary.ts";
import { users } from "#server/accounts/table.ts";
import { isOneOf } from "#server/platform/database/checks.ts";
import { moment } from "#server/platform/database/moment.ts";
import { scholarships } from "#server/scholarships/table.ts";

/**
 * What a student did with a match: bookmarked it, set an application status, or hid it. Scores and results are computed when
 * they are read.
 */
export const scholarshipMatches = pgTable(
  "scholarship_matches",
  {
    user_id: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    scholarship_id: text("scholarship_id").notNull(),
    bookmarked: boolean("bookmarked").notNull().default(false),
    application_status: text("application_status").$type<MatchApplicationStatus>().notNull().default("not_started"),
    hidden: boolean("hidden").notNull().default(false),
    changed_at: moment("changed_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.scholarship_id] }),
    // This index serves the deletion of a scholarship.
    index("scholarship_matches_of_scholarship").on(t.scholarship_id),
    check("scholarship_matches_application_status", isOneOf(t.application_status, matchApplicationStatuses)),
    foreignKey({ columns: [t.scholarship_id], foreignColumns: [scholarships.id] }).onDelete("cascade"),
  ],
);

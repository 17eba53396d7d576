import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Factor, Unlock } from "#domain/matches/match.ts";
import type { Eligibility, MatchApplicationStatus } from "#domain/matches/match-vocabulary.ts";
import { eligibilities, matchApplicationStatuses } from "#domain/matches/match-vocabulary.ts";
import { users } from "#server/accounts/table.ts";
import { isBetween, isOneOf } from "#server/platform/database/checks.ts";
import { scholarships } from "#server/scholarships/table.ts";

export const scholarshipMatches = pgTable(
  "scholarship_matches",
  {
    user_id: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    scholarship_id: text("scholarship_id").notNull(),
    match_score: integer("match_score").notNull(),
    bookmarked: boolean("bookmarked").notNull().default(false),
    application_status: text("application_status").$type<MatchApplicationStatus>().notNull().default("not_started"),
    eligibility: text("eligibility").$type<Eligibility>().notNull(),
    factors: jsonb("factors").$type<Factor[]>().notNull(),
    unlock: jsonb("unlock").$type<Unlock>(),
    computed_at: timestamp("computed_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.id] }),
    // This index serves the deletion of a scholarship. A student's match is found by its id, which is derived from both
    // keys.
    index("scholarship_matches_of_scholarship").on(t.scholarship_id),
    check("scholarship_matches_score", isBetween(t.match_score, 0, 100)),
    check("scholarship_matches_eligibility", isOneOf(t.eligibility, eligibilities)),
    check("scholarship_matches_application_status", isOneOf(t.application_status, matchApplicationStatuses)),
    foreignKey({ columns: [t.scholarship_id], foreignColumns: [scholarships.id] }).onDelete("cascade"),
  ],
);

/** The inputs of a student's stored matches. The matches are stale once any input has changed. */
export const matchRefreshes = pgTable("match_refreshes", {
  user_id: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The profile's `updated_at`, as the API sends it. */
  profile_version: text("profile_version").notNull(),
  /** Version of the matching rules and revision of the catalog: `3.1153`. */
  catalogue_revision: text("catalogue_revision").notNull(),
  day: date("day", { mode: "string" }).notNull(),
  matched: integer("matched").notNull(),
  /** The missing answer with the highest impact on the whole list. */
  unlock: jsonb("unlock").$type<Unlock>(),
  computed_at: timestamp("computed_at", { withTimezone: true, mode: "date" }).notNull(),
});

import { date, doublePrecision, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { users } from "#server/accounts/table.ts";
import { moment } from "#server/platform/database/moment.ts";

/** How much time a student has for applications. The plan itself is made from the open tasks whenever it is shown. */
export const planSettings = pgTable("plan_settings", {
  user_id: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  hours_a_week: doublePrecision("hours_a_week").notNull(),
  weekdays: smallint("weekdays").array().notNull(),
  blocked_days: date("blocked_days", { mode: "string" }).array().notNull(),
  until: date("until", { mode: "string" }),
  updated_at: moment("updated_at").notNull(),
});

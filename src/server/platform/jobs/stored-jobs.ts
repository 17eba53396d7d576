import { jsonb, pgSchema, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The jobs as pg-boss stores them. Only the columns that we read ourselves; the name of a job is that of its queue. */
export const storedJobs = pgSchema("pgboss").table("job", {
  id: uuid("id").notNull(),
  name: text("name").notNull(),
  state: text("state").notNull(),
  data: jsonb("data").$type<Record<string, unknown>>(),
  created_on: timestamp("created_on", { withTimezone: true, mode: "date" }).notNull(),
  start_after: timestamp("start_after", { withTimezone: true, mode: "date" }).notNull(),
});

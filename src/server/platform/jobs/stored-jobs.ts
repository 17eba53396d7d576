import { jsonb, pgSchema, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/moment.ts";

/** The jobs as pg-boss stores them. Only the columns that we read ourselves; the name of a job is that of its queue. */
export const storedJobs = pgSchema("pgboss").table("job", {
  id: uuid("id").notNull(),
  name: text("name").notNull(),
  state: text("state").notNull(),
  data: jsonb("data").$type<Record<string, unknown>>(),
  created_on: moment("created_on").notNull(),
  start_after: moment("start_after").notNull(),
});

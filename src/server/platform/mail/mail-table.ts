import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/moment.ts";

/** Mails sent without a mail server, which `/dev/outbox` shows. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    created_at: moment("created_at").notNull().defaultNow(),
  },
  (t) => [index("outbox_newest").on(t.created_at)],
);

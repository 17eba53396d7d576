import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * Mail jobs: kind, recipient and details of mails that are not sent yet. The text and any token are created when the
 * mail is sent, so that no secret is stored.
 */
export const outgoingMails = pgTable(
  "outgoing_mails",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").notNull(),
    email: text("email").notNull(),
    /** The user that the mail is about, where known. */
    user_id: text("user_id"),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    attempts: integer("attempts").notNull().default(0),
    next_attempt_at: moment("next_attempt_at").notNull().defaultNow(),
    created_at: moment("created_at").notNull().defaultNow(),
  },
  (t) => [index("outgoing_mails_due").on(t.next_attempt_at), index("outgoing_mails_user").on(t.user_id)],
);

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

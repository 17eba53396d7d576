import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { type HeldBack, heldBackReasons } from "#domain/contact/contact-message.ts";
import { isOneOf } from "#server/platform/database/checks.ts";
import { moment } from "#server/platform/database/moment.ts";
import { users } from "../accounts/table.ts";

/**
 * Messages to support from visitors and students. A message belongs to the student who was signed in, or else to the
 * student with this verified email.
 */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The signed-in student, whose own email may differ from `email`. */
    user_id: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    /** Why the message was stored but not mailed. Null when it was mailed. */
    held_back: text("held_back").$type<HeldBack>(),
    /** A hash of email, subject, message and day, so that the same message is stored once a day. */
    fingerprint: text("fingerprint").notNull().unique(),
    created_at: moment("created_at").notNull(),
  },
  (t) => [
    index("contact_messages_newest").on(t.created_at),
    index("contact_messages_user").on(t.user_id),
    index("contact_messages_address").on(sql`lower(${t.email})`),
    check("contact_messages_held_back", isOneOf(t.held_back, heldBackReasons)),
  ],
);

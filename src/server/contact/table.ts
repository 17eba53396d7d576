import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { HeldBack } from "#domain/contact/contact-message.ts";
import { users } from "../accounts/table.ts";

/**
 * What visitors and students wrote to support. A message is a student's who sent it signed in, or signed out from their
 * proven address.
 */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Who was signed in; the address below may be another one. */
    user_id: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    /** Why it was kept but not mailed; null when it was mailed. */
    held_back: text("held_back").$type<HeldBack>(),
    /** The same words from the same address on the same day are one message, however often they arrive. */
    fingerprint: text("fingerprint").notNull().unique(),
    created_at: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (t) => [
    index("contact_messages_newest").on(t.created_at),
    index("contact_messages_user").on(t.user_id),
    index("contact_messages_address").on(sql`lower(${t.email})`),
  ],
);

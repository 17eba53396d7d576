import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { HeldBack } from "#domain/contact/contact-message.ts";

/** What visitors wrote to support. Belongs to nobody's account: whoever wrote is only known by the address they gave. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
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
  (t) => [index("contact_messages_newest").on(t.created_at)],
);

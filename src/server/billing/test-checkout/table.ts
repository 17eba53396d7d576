import { boolean, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "#server/accounts/table.ts";
import { moment } from "#server/platform/database/moment.ts";

/** Sessions of the test checkout, where no money moves. A paid one for premium is its subscription too. */
export const testCheckouts = pgTable(
  "test_checkouts",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What is bought, for its page. */
    title: text("title").notNull(),
    amount_cents: integer("amount_cents").notNull(),
    /** How often premium renews; null for a pack of credits. */
    months: integer("months"),
    success_url: text("success_url").notNull(),
    cancel_url: text("cancel_url").notNull(),
    idempotency_key: text("idempotency_key").notNull(),
    /** open, paid or canceled */
    state: text("state").notNull().default("open"),
    created_at: moment("created_at").notNull(),
    paid_at: moment("paid_at"),
    renews: boolean("renews").notNull().default(true),
    /** When premium ends or ended: set when it no longer renews. */
    ends_at: moment("ends_at"),
  },
  (t) => [uniqueIndex("test_checkouts_idempotency").on(t.idempotency_key)],
);

import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** The number of uses of a key in its current window. A key has the name of what is counted and a keyed hash. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    /** End of the window, in milliseconds since 1970. */
    resets_at: bigint("resets_at", { mode: "number" }).notNull(),
  },
  (t) => [index("rate_limits_resets_at").on(t.resets_at)],
);

import { boolean, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A student who has an account. */
export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    full_name: text("full_name").notNull(),
    /** In lower case. */
    email: text("email").notNull(),
    email_verified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    created_at: moment("created_at").notNull().defaultNow(),
    updated_at: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [uniqueIndex("users_email").on(t.email)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Worthless alone: cookies and bearer tokens carry it with a signature. */
    token: text("token").notNull(),
    expires_at: moment("expires_at").notNull(),
    ip_address: text("ip_address"),
    user_agent: text("user_agent"),
    created_at: moment("created_at").notNull().defaultNow(),
    updated_at: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("sessions_token").on(t.token),
    index("sessions_user").on(t.user_id),
    index("sessions_expiry").on(t.expires_at),
  ],
);

/** One way in: a password (`provider_id` is "credential"), or later an account elsewhere. */
export const credentials = pgTable(
  "credentials",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider_id: text("provider_id").notNull(),
    account_id: text("account_id").notNull(),
    /** argon2id, in PHC form. */
    password: text("password"),
    access_token: text("access_token"),
    refresh_token: text("refresh_token"),
    id_token: text("id_token"),
    access_token_expires_at: moment("access_token_expires_at"),
    refresh_token_expires_at: moment("refresh_token_expires_at"),
    scope: text("scope"),
    created_at: moment("created_at").notNull().defaultNow(),
    updated_at: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("credentials_provider_account").on(t.provider_id, t.account_id),
    index("credentials_user").on(t.user_id),
  ],
);

/** A token sent by mail, waiting to be used once. */
export const verifications = pgTable(
  "verifications",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expires_at: moment("expires_at").notNull(),
    created_at: moment("created_at").notNull().defaultNow(),
    updated_at: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [index("verifications_identifier").on(t.identifier), index("verifications_expiry").on(t.expires_at)],
);

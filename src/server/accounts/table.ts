import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { linkKinds } from "#domain/accounts/account-settings.ts";
import { isOneOf } from "#server/platform/database/checks.ts";
import { moment } from "#server/platform/database/moment.ts";

/**
 * A user's account. A verified email belongs to one account. Any number of accounts may have the same unverified email
 * (docs/decisions/0007). Emails are in lower case.
 */
export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    full_name: text("full_name").notNull(),
    /** The verified email. */
    email: text("email"),
    /** The email given at sign-up, until it is verified. */
    unverified_email: text("unverified_email"),
    email_verified: boolean("email_verified").notNull().generatedAlwaysAs(sql`email is not null`),
    two_factor_enabled: boolean("two_factor_enabled").notNull().default(false),
    /**
     * Incremented whenever all sessions of the user end. A sign-in compares it before and after its check
     * (docs/decisions/0016).
     */
    session_version: integer("session_version").notNull().default(0),
    image: text("image"),
    created_at: moment("created_at").notNull().defaultNow(),
    updated_at: moment("updated_at").notNull().defaultNow(),
    /** The last time a session was started or renewed. */
    last_seen_at: moment("last_seen_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    index("users_unverified_email").on(t.unverified_email, t.created_at),
    check("users_one_email", sql`(email is null) <> (unverified_email is null)`),
  ],
);

/** SQL: the email to show to the account's user: the verified or the unverified one. */
export const shownEmail = sql<string>`coalesce(${users.email}, ${users.unverified_email})`;

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Useless without its signature, which is only in cookies and bearer tokens. */
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

/** A sign-in method: a password (`provider_id` is "credential"), or a Google account ("google"). */
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

/** Records that better-auth stores for a few minutes: a sign-in that waits for its second factor. */
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

/** The authenticator app of an account; inactive until its first code was given (`verified`). */
export const twoFactors = pgTable(
  "two_factors",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Encrypted with AUTH_SECRET. */
    secret: text("secret").notNull(),
    /** Keyed hashes, as a JSON list. */
    recovery_codes: text("recovery_codes").notNull(),
    verified: boolean("verified").notNull().default(false),
    failed_verification_count: integer("failed_verification_count").notNull().default(0),
    locked_until: moment("locked_until"),
  },
  (t) => [uniqueIndex("two_factors_user").on(t.user_id)],
);

const tokenPurposes = [...linkKinds, "google"] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** A mailed link, or a pending sign-in with Google. Works once. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    /** SHA-256 of the token. Only the link contains the token itself. */
    token_hash: text("token_hash").primaryKey(),
    purpose: text("purpose").$type<TokenPurpose>().notNull(),
    /** Null when the account is looked up by its email at the time of redeeming. */
    user_id: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The recipient of the link. */
    email: text("email"),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    /** SHA-256 of the link cookie of the browser that redeemed it. That browser may redeem it again for a minute. */
    redeemed_by: text("redeemed_by"),
    expires_at: moment("expires_at").notNull(),
    created_at: moment("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("one_time_tokens_user").on(t.user_id),
    index("one_time_tokens_email").on(t.email),
    index("one_time_tokens_expiry").on(t.expires_at),
    check("one_time_tokens_purpose", isOneOf(t.purpose, tokenPurposes)),
  ],
);

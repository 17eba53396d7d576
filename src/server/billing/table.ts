import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { Payment, PremiumPlan } from "#domain/billing/billing.ts";
import { EntryKind } from "#domain/billing/credit-changes.ts";
import type { PaidCall } from "#domain/billing/prices.ts";
import { users } from "#server/accounts/table.ts";
import { isOneOf } from "#server/platform/database/checks.ts";
import { moment } from "#server/platform/database/moment.ts";

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * The dates and the balance that decide what a student may use. A student without a row has the trial of 24 hours from
 * sign-up and no credits.
 */
export const billingAccounts = pgTable(
  "billing_accounts",
  {
    user_id: owner().primaryKey(),
    /** Null: 24 hours after sign-up. */
    trial_ends_at: moment("trial_ends_at"),
    /** The end of the time that is paid for. */
    premium_until: moment("premium_until"),
    /** The sum of the student's credit entries. */
    credits: integer("credits").notNull().default(0),
    /** Credits that were taken back although they had been used. The next purchase pays them first. */
    credit_debt: integer("credit_debt").notNull().default(0),
    /** The student at the payment provider. */
    customer_id: text("customer_id"),
  },
  (t) => [
    uniqueIndex("billing_accounts_customer").on(t.customer_id),
    check("billing_accounts_no_negative_credits", sql`credits >= 0 and credit_debt >= 0`),
  ],
);

/** Mailboxes whose trial was used, as keyed hashes. They stay when the account is deleted, and hold nothing else. */
export const trialMailboxes = pgTable("trial_mailboxes", {
  mailbox_hash: text("mailbox_hash").primaryKey(),
  trial_ends_at: moment("trial_ends_at").notNull(),
});

/**
 * The credit ledger. Rows are only added, which a trigger enforces; they go with their account. The balance of a
 * student is the sum of `credits`, their debt the sum of `debt`.
 */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: owner(),
    kind: text("kind").$type<EntryKind>().notNull(),
    credits: integer("credits").notNull(),
    debt: integer("debt").notNull().default(0),
    balance_after: integer("balance_after").notNull(),
    /** What makes a second row for the same event impossible, such as "purchase:cs_1" or "reserve:<paid call>". */
    key: text("key").notNull(),
    /** The call of a reserve or release. */
    paid_call_id: uuid("paid_call_id"),
    created_at: moment("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("credit_entries_key").on(t.key),
    index("credit_entries_user").on(t.user_id, t.id),
    check("credit_entries_kind", isOneOf(t.kind, EntryKind.options)),
    check("credit_entries_no_negative_balance", sql`balance_after >= 0`),
  ],
);

const callStates = ["reserved", "captured", "released"] as const;

/**
 * Calls that cost credits, also those of students with premium (`credits` is 0). A call that is neither captured nor
 * released when it expires ended with its process, and its credits are given back.
 */
export const paidCalls = pgTable(
  "paid_calls",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    user_id: owner(),
    call: text("call").$type<PaidCall>().notNull(),
    credits: integer("credits").notNull(),
    /** captured: the student got an answer that is worth its price. released: the call costs nothing. */
    state: text("state").$type<(typeof callStates)[number]>().notNull(),
    /** The `Idempotency-Key` of the request. The first answer is given again. */
    idempotency_key: text("idempotency_key"),
    /** The SHA-256 of the input that came with the key. */
    input_fingerprint: text("input_fingerprint"),
    /** The first answer, for repeated requests. It is deleted after 30 days; the call and its key stay. */
    answer: jsonb("answer").$type<unknown>(),
    created_at: moment("created_at").notNull(),
    expires_at: moment("expires_at").notNull(),
  },
  (t) => [
    uniqueIndex("paid_calls_idempotency").on(t.user_id, t.call, t.idempotency_key),
    index("paid_calls_reserved").on(t.expires_at).where(sql`state = 'reserved'`),
    index("paid_calls_answered").on(t.created_at).where(sql`answer is not null`),
    check("paid_calls_state", isOneOf(t.state, callStates)),
  ],
);

const purchaseKinds = Payment.shape.kind.options;
type PurchaseKind = (typeof purchaseKinds)[number];
/**
 * closed: it ended without a payment, or was refunded. refused: it was paid, but is not what Laurel asked for. refunded:
 * it was refused, and then refunded.
 */
const checkoutStates = ["open", "paid", "closed", "refused", "refunded"] as const;

/**
 * Checkout sessions, each for one purchase. They stay when the account is deleted, without its id, so that a session
 * can never be counted twice.
 */
export const checkouts = pgTable(
  "checkouts",
  {
    /** The provider's id of the session. */
    session_id: text("session_id").primaryKey(),
    user_id: text("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind").$type<PurchaseKind>().notNull(),
    /** The id of the pack, for credits. */
    pack: text("pack"),
    credits: integer("credits"),
    amount_cents: integer("amount_cents").notNull(),
    currency: text("currency").notNull(),
    state: text("state").$type<(typeof checkoutStates)[number]>().notNull(),
    /** The provider's page for this session. */
    url: text("url").notNull(),
    idempotency_key: text("idempotency_key"),
    created_at: moment("created_at").notNull(),
    paid_at: moment("paid_at"),
  },
  (t) => [
    uniqueIndex("checkouts_idempotency").on(t.user_id, t.kind, t.idempotency_key),
    index("checkouts_open").on(t.created_at).where(sql`state = 'open'`),
    check("checkouts_kind", isOneOf(t.kind, purchaseKinds)),
    check("checkouts_state", isOneOf(t.state, checkoutStates)),
  ],
);

const paymentStatuses = ["paid", "failed"] as const;

/** Payments that the provider received or tried to receive: of credit packs, and of each period of premium. */
export const payments = pgTable(
  "payments",
  {
    /** The provider's id of the payment. */
    id: text("id").primaryKey(),
    user_id: text("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind").$type<PurchaseKind>().notNull(),
    session_id: text("session_id"),
    /** For a period of premium. */
    subscription_id: text("subscription_id"),
    credits: integer("credits"),
    amount_cents: integer("amount_cents").notNull(),
    refunded_cents: integer("refunded_cents").notNull().default(0),
    /** What open and lost disputes hold back. */
    disputed_cents: integer("disputed_cents").notNull().default(0),
    /** The credits of the pack that were taken back for refunds and disputes. */
    credits_taken: integer("credits_taken").notNull().default(0),
    /** Counts the changes of this row. A reading of the provider that is older than the row is not stored. */
    version: integer("version").notNull().default(0),
    currency: text("currency").notNull(),
    status: text("status").$type<(typeof paymentStatuses)[number]>().notNull(),
    receipt_url: text("receipt_url"),
    at: moment("at").notNull(),
  },
  (t) => [
    index("payments_user").on(t.user_id, t.at),
    check("payments_kind", isOneOf(t.kind, purchaseKinds)),
    check("payments_status", isOneOf(t.status, paymentStatuses)),
  ],
);

/** Premium subscriptions, as the provider last described them. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    /** The provider's id. */
    id: text("id").primaryKey(),
    user_id: owner(),
    status: text("status").$type<PremiumPlan["status"]>().notNull(),
    paid_until: moment("paid_until").notNull(),
    renews: boolean("renews").notNull(),
    /** The renewal that was announced by email. */
    announced_renewal: moment("announced_renewal"),
    /** Counts the changes of this row. A reading of the provider that is older than the row is not stored. */
    version: integer("version").notNull().default(0),
    updated_at: moment("updated_at").notNull(),
  },
  (t) => [
    index("subscriptions_user").on(t.user_id),
    index("subscriptions_end").on(t.paid_until),
    check("subscriptions_status", isOneOf(t.status, PremiumPlan.shape.status.options)),
  ],
);

/** Events of the payment provider that were handled. They stay for ever, so that a repeated one is known. */
export const paymentEvents = pgTable("payment_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  handled_at: moment("handled_at").notNull(),
});

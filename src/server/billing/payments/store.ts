import { and, count, desc, eq, gt, isNull, max, sql } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { billingAccounts, checkouts, paymentEvents, payments, subscriptions } from "../table.ts";

export type Checkout = typeof checkouts.$inferSelect;
export type StoredPayment = typeof payments.$inferSelect;

/** Stores a new checkout. The same session again changes nothing. */
export async function storeCheckout(db: Database, row: typeof checkouts.$inferInsert): Promise<void> {
  await db.insert(checkouts).values(row).onConflictDoNothing({ target: checkouts.session_id });
}

export async function findCheckout(db: Database, sessionId: string): Promise<Checkout | null> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.session_id, sessionId));
  return row ?? null;
}

type CheckoutKey = { user_id: string; kind: Checkout["kind"]; idempotency_key: string };

export async function findCheckoutByKey(db: Database, key: CheckoutKey): Promise<Checkout | null> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.user_id, key.user_id),
        eq(checkouts.kind, key.kind),
        eq(checkouts.idempotency_key, key.idempotency_key),
      ),
    );
  return row ?? null;
}

const mostOpen = 5;

/** The student's newest open checkouts since a moment: of both kinds, or of one. */
export function openCheckouts(
  db: Database,
  userId: string,
  { since, kind }: { since?: Date; kind?: Checkout["kind"] | undefined } = {},
): Promise<Checkout[]> {
  const ofKind = kind && eq(checkouts.kind, kind);
  const isYoung = since && gt(checkouts.created_at, since);
  return db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.user_id, userId), eq(checkouts.state, "open"), isYoung, ofKind))
    .orderBy(desc(checkouts.created_at))
    .limit(mostOpen);
}

/** How many checkouts of premium the student ever opened. */
export async function numberOfPremiumCheckouts(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(checkouts)
    .where(and(eq(checkouts.user_id, userId), eq(checkouts.kind, "premium")));
  return row?.n ?? 0;
}

/** Marks a checkout as paid. Returns whether this call did, and no other one before. */
export async function markPaid(tx: Database, sessionId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(checkouts)
    .set({ state: "paid", paid_at: now })
    .where(and(eq(checkouts.session_id, sessionId), sql`${checkouts.state} <> 'paid'`))
    .returning({ id: checkouts.session_id });
  return rows.length > 0;
}

/** Ends an open checkout that does not count. */
export async function endCheckout(db: Database, sessionId: string, state: "closed" | "refused"): Promise<void> {
  await db
    .update(checkouts)
    .set({ state })
    .where(and(eq(checkouts.session_id, sessionId), eq(checkouts.state, "open")));
}

/** Notes that the operator refunded a refused checkout. Returns whether there was one. */
export async function noteRefunded(db: Database, sessionId: string): Promise<boolean> {
  const rows = await db
    .update(checkouts)
    .set({ state: "refunded" })
    .where(and(eq(checkouts.session_id, sessionId), eq(checkouts.state, "refused")))
    .returning({ id: checkouts.session_id });
  return rows.length > 0;
}

/** The student at this provider; null before the first payment, and for a customer of another provider. */
export async function customerOf(
  db: Database,
  userId: string,
  { customerPrefix }: { customerPrefix: string },
): Promise<string | null> {
  const [row] = await db
    .select({ customer_id: billingAccounts.customer_id })
    .from(billingAccounts)
    .where(eq(billingAccounts.user_id, userId));
  return row?.customer_id?.startsWith(customerPrefix) ? row.customer_id : null;
}

/** Notes the student's first customer at the provider. */
export async function setFirstCustomer(tx: Database, userId: string, customer_id: string | null): Promise<void> {
  await tx
    .update(billingAccounts)
    .set({ customer_id })
    .where(and(eq(billingAccounts.user_id, userId), isNull(billingAccounts.customer_id)));
}

/** Notes the student's customer at the provider: the one who pays for premium. */
export async function setCustomer(tx: Database, userId: string, customer_id: string): Promise<void> {
  await tx.update(billingAccounts).set({ customer_id }).where(eq(billingAccounts.user_id, userId));
}

/** Brings the end of the student's paid time in line with their subscriptions. */
export async function setPremiumUntil(tx: Database, userId: string): Promise<void> {
  const [row] = await tx
    .select({ until: max(subscriptions.paid_until) })
    .from(subscriptions)
    .where(eq(subscriptions.user_id, userId));
  await tx
    .update(billingAccounts)
    .set({ premium_until: row?.until ?? null })
    .where(eq(billingAccounts.user_id, userId));
}

export async function storeSubscription(tx: Database, row: typeof subscriptions.$inferInsert): Promise<void> {
  const { id: _, user_id: __, ...changed } = row;
  await tx.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.id, set: changed });
}

/**
 * Stores a payment, or that one which failed before is paid now. Returns whether anything changed. A payment that is
 * paid stays paid.
 */
export async function storePayment(tx: Database, row: typeof payments.$inferInsert): Promise<boolean> {
  const { status, at, receipt_url } = row;
  const rows = await tx
    .insert(payments)
    .values(row)
    .onConflictDoUpdate({
      target: payments.id,
      set: { status, at, receipt_url, version: sql`${payments.version} + 1` },
      setWhere: sql`${payments.status} = 'failed' and excluded.status = 'paid'`,
    })
    .returning({ id: payments.id });
  return rows.length > 0;
}

export async function findPayment(db: Database, id: string): Promise<StoredPayment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** Locks a payment until the transaction ends and returns its version; null when it does not exist. */
export async function lockPayment(tx: Database, id: string): Promise<number | null> {
  const [row] = await tx.select({ version: payments.version }).from(payments).where(eq(payments.id, id)).for("update");
  return row?.version ?? null;
}

export async function updatePayment(tx: Database, id: string, set: Partial<StoredPayment>): Promise<void> {
  await tx.update(payments).set(set).where(eq(payments.id, id));
}

/** Whether an event was handled. */
export async function hasEvent(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id));
  return rows.length > 0;
}

export async function storeEvent(db: Database, row: typeof paymentEvents.$inferInsert): Promise<void> {
  await db.insert(paymentEvents).values(row).onConflictDoNothing();
}

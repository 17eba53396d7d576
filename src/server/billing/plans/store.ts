import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { checkouts, payments, subscriptions } from "../table.ts";

export type StoredSubscription = typeof subscriptions.$inferSelect;

export async function findSubscription(db: Database, id: string): Promise<StoredSubscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

/** The student's subscription that ends last; null when there never was one. */
export async function latestSubscription(db: Database, userId: string): Promise<StoredSubscription | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.user_id, userId))
    .orderBy(desc(subscriptions.paid_until))
    .limit(1);
  return row ?? null;
}

const mostPayments = 100;

/** The student's payments, newest first, at most 100. */
export function paymentsOfStudent(db: Database, userId: string): Promise<(typeof payments.$inferSelect)[]> {
  return db.select().from(payments).where(eq(payments.user_id, userId)).orderBy(desc(payments.at)).limit(mostPayments);
}

const batch = 200;

/** Open checkouts that were started in this span: at most 200, chosen at random so that none waits for ever. */
export async function checkoutsOpenSince(db: Database, span: { from: Date; to: Date }): Promise<string[]> {
  const rows = await db
    .select({ id: checkouts.session_id })
    .from(checkouts)
    .where(and(eq(checkouts.state, "open"), gt(checkouts.created_at, span.from), lte(checkouts.created_at, span.to)))
    .orderBy(sql`random()`)
    .limit(batch);
  return rows.map(({ id }) => id);
}

/** Subscriptions that have not ended although their paid time has: of everybody or of one student, at most 200, chosen at random. */
export async function overdueSubscriptions(
  db: Database,
  { now, userId }: { now: Date; userId?: string },
): Promise<string[]> {
  const ofStudent = userId === undefined ? undefined : eq(subscriptions.user_id, userId);
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(ne(subscriptions.status, "ended"), lte(subscriptions.paid_until, now), ofStudent))
    .orderBy(sql`random()`)
    .limit(batch);
  return rows.map(({ id }) => id);
}

/** Subscriptions that have not ended. */
export async function runningSubscriptions(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, userId), inArray(subscriptions.status, ["active", "past_due"])));
  return rows.map(({ id }) => id);
}

/** Subscriptions that renew before this moment, and whose renewal was not announced yet. */
export function renewalsToAnnounce(db: Database, span: { now: Date; until: Date }): Promise<StoredSubscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.renews, true),
        eq(subscriptions.status, "active"),
        gt(subscriptions.paid_until, span.now),
        lte(subscriptions.paid_until, span.until),
        or(isNull(subscriptions.announced_renewal), ne(subscriptions.announced_renewal, subscriptions.paid_until)),
      ),
    )
    .orderBy(subscriptions.paid_until)
    .limit(batch);
}

/** Notes that a renewal is announced. Returns whether this call did, and no other one before. */
export async function noteAnnounced(tx: Database, { id, paid_until }: StoredSubscription): Promise<boolean> {
  const rows = await tx
    .update(subscriptions)
    .set({ announced_renewal: paid_until })
    .where(
      and(
        eq(subscriptions.id, id),
        eq(subscriptions.paid_until, paid_until),
        sql`${subscriptions.announced_renewal} is distinct from ${subscriptions.paid_until}`,
      ),
    )
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

/** The payment of the last period of a subscription that was paid; null when none is stored. */
export async function lastPaymentOf(
  db: Database,
  subscriptionId: string,
): Promise<{ id: string; amount_cents: number } | null> {
  const [row] = await db
    .select({ id: payments.id, amount_cents: payments.amount_cents })
    .from(payments)
    .where(and(eq(payments.subscription_id, subscriptionId), eq(payments.status, "paid")))
    .orderBy(desc(payments.at))
    .limit(1);
  return row ?? null;
}

import type { z } from "zod";
import type { Billing, Payment, PremiumPlan } from "#domain/billing/billing.ts";
import type { Deps } from "#server/deps.ts";
import type { SignedInUser } from "#server/platform/http/routing.ts";
import { readAccess } from "../access/read-access.ts";
import { catchUp } from "../payments/checkout.ts";
import { customerOf } from "../payments/store.ts";
import type { payments } from "../table.ts";
import { latestSubscription, paymentsOfStudent, type StoredSubscription } from "./store.ts";

/** What the subscription page shows. The provider is asked about checkouts that are still open. */
export async function readBilling(deps: Deps, student: SignedInUser): Promise<Billing> {
  const { db } = deps;
  await catchUp(deps, student.id);
  const [access, subscription, paid, customer] = await Promise.all([
    readAccess(deps, student),
    latestSubscription(db, student.id),
    paymentsOfStudent(db, student.id),
    deps.payments && customerOf(db, student.id, deps.payments),
  ]);
  return {
    subscription: access.subscription,
    premium: subscription && shownPlan(subscription, deps.clock()),
    payments: paid.map(shownPayment),
    portal: customer !== null && (deps.payments?.hasPortal ?? false),
  };
}

/** A subscription whose paid time is over has ended, whatever was stored about it last. */
export function shownPlan({ status, paid_until, renews }: StoredSubscription, now: Date): PremiumPlan {
  const ended = status === "ended" || (status === "active" && paid_until <= now);
  return {
    status: ended ? "ended" : status,
    paid_until: paid_until.toISOString(),
    renews: renews && !ended,
  };
}

function shownPayment(payment: typeof payments.$inferSelect): z.infer<typeof Payment> {
  const { id, kind, amount_cents, refunded_cents, currency, credits, at, receipt_url } = payment;
  const status =
    payment.status === "failed"
      ? "failed"
      : refunded_cents === 0
        ? "paid"
        : refunded_cents < amount_cents
          ? "partly_refunded"
          : "refunded";
  const shown = { id, kind, status, amount_cents, refunded_cents, currency } as const;
  return { ...shown, credits, at: at.toISOString(), receipt_url };
}

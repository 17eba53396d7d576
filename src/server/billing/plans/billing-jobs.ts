import { z } from "zod";
import { premium } from "#domain/billing/prices.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { type JobQueue, type JobWorker, jobWorker, scheduledJob } from "#server/platform/jobs/job-queue.ts";
import { mailStudent } from "../mails/mail-student.ts";
import { releaseExpiredCalls } from "../paid-calls/release-expired.ts";
import { paymentsOf } from "../payments/provider.ts";
import { settleCheckout } from "../payments/settle-checkout.ts";
import { settleRenewal } from "../payments/settle-invoice.ts";
import { openCheckouts } from "../payments/store.ts";
import {
  checkoutsOpenSince,
  lastPaymentOf,
  noteAnnounced,
  overdueSubscriptions,
  renewalsToAnnounce,
  runningSubscriptions,
} from "./store.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** A checkout is looked at when its student should be back, and until the provider has closed it for sure. */
const checkoutAge = { least: 10 * minute, most: 3 * day };
const announcedBefore = 7 * day;

/** About two months. After that the failed job is logged as an error. */
const untilAnswered = { max: 1500, firstWaitSeconds: 30, longestWaitSeconds: 3600 };

const closedCheckouts: JobQueue<{ session_id: string }> = {
  name: "close_checkout",
  data: z.object({ session_id: z.string() }),
  timeLimitSeconds: 120,
  retries: untilAnswered,
  concurrency: 2,
};

const endedSubscriptions: JobQueue<{ subscription_id: string }> = {
  name: "end_subscription",
  data: z.object({ subscription_id: z.string() }),
  timeLimitSeconds: 120,
  retries: untilAnswered,
  concurrency: 2,
};

/** The jobs of billing. */
export const billingWorkers = (deps: Deps): JobWorker[] => [
  scheduledJob({
    name: "release_calls",
    cron: "* * * * *",
    timeLimitSeconds: 55,
    work: () => releaseExpiredCalls(deps),
  }),
  scheduledJob({
    name: "billing_sweep",
    cron: "* * * * *",
    timeLimitSeconds: 240,
    work: (signal) => sweepBilling(deps, signal),
  }),
  scheduledJob({
    name: "announce_renewals",
    cron: "11 * * * *",
    timeLimitSeconds: 600,
    work: (signal) => announceRenewals(deps, signal),
  }),
  jobWorker(closedCheckouts, ({ data }) => paymentsOf(deps).closeCheckout(data.session_id)),
  jobWorker(endedSubscriptions, ({ data }) => paymentsOf(deps).endSubscription(data.subscription_id)),
];

/**
 * Ends the subscriptions of an account that is being deleted and closes its open checkouts, as soon as the transaction
 * has committed. The payment provider is called until that works.
 */
export async function endBillingOf({ jobs }: Pick<Deps, "jobs">, tx: Database, userId: string): Promise<void> {
  for (const subscription_id of await runningSubscriptions(tx, userId))
    await jobs.send(tx, endedSubscriptions, { subscription_id });
  for (const { session_id } of await openCheckouts(tx, userId)) await jobs.send(tx, closedCheckouts, { session_id });
}

/**
 * Finds what no redirect and no event told: payments of students who never came back, and renewals. One that fails is
 * logged and does not stop the others.
 */
export async function sweepBilling(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  if (deps.payments === null) return;
  const now = clock().getTime();
  const span = { from: new Date(now - checkoutAge.most), to: new Date(now - checkoutAge.least) };
  await each(deps, await checkoutsOpenSince(db, span), (id) => settleCheckout(deps, id), signal);
  await each(deps, await overdueSubscriptions(db, { now: clock() }), (id) => settleRenewal(deps, id), signal);
}

async function each(deps: Deps, ids: string[], work: (id: string) => Promise<unknown>, signal?: AbortSignal) {
  for (const id of ids) {
    if (signal?.aborted) return;
    await work(id).catch((err) => deps.log.warn({ err, id }, "billing could not be brought up to date"));
  }
}

/** Mails every student whose premium renews within a week, once for each renewal. */
export async function announceRenewals(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db, jobs, clock } = deps;
  const now = clock();
  const span = { now, until: new Date(now.getTime() + announcedBefore) };
  for (const subscription of await renewalsToAnnounce(db, span)) {
    if (signal?.aborted) return;
    const { id, user_id, paid_until } = subscription;
    const amount_cents = (await lastPaymentOf(db, id))?.amount_cents ?? premium.dollars * 100;
    const details = { subscription_id: id, renews_at: paid_until.toISOString(), amount_cents };
    await inTransaction(db, async (tx) => {
      if (await noteAnnounced(tx, subscription))
        await mailStudent({ jobs, db: tx }, user_id, { kind: "renewal", details });
    });
  }
}

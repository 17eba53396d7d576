import { randomUUID } from "node:crypto";
import type { Database } from "#server/platform/database/database.ts";
import type { Env } from "#server/platform/env.ts";
import type { PaymentProvider, ProviderSubscription } from "../payments/provider.ts";
import { monthsAfter, periodAt } from "./periods.ts";
import { endTestCheckout, findTestCheckout, insertTestCheckout, setTestRenewal, type TestCheckout } from "./store.ts";
import { invoiceIdOf, paymentIdOf, sessionIdIn, subscriptionIdOf } from "./test-ids.ts";

type Parts = { env: Env; db: Database; clock: () => Date };

const currency = "usd";

/**
 * The test checkout: a payment provider of our own where no money moves, for computers without payment keys. Null unless
 * DEV_TOOLS is on. Premium renews by itself at the end of each period, as it would with a card that works.
 */
export function createTestProvider({ env, db, clock }: Parts): PaymentProvider | null {
  if (!env.DEV_TOOLS) return null;

  async function paid(id: string): Promise<(TestCheckout & { paid_at: Date }) | null> {
    const checkout = await findTestCheckout(db, sessionIdIn(id));
    return checkout?.paid_at ? { ...checkout, paid_at: checkout.paid_at } : null;
  }

  async function readSubscription(id: string): Promise<ProviderSubscription | null> {
    const checkout = await paid(id);
    if (checkout === null || checkout.months === null) return null;
    const { ends_at } = checkout;
    const now = clock();
    const ended = ends_at !== null && ends_at <= now;
    const period = periodAt(checkout.paid_at, checkout.months, ended ? new Date(ends_at.getTime() - 1) : now);
    return {
      id,
      user_id: checkout.user_id,
      customer_id: `test_cus_${checkout.user_id}`,
      status: ended ? "ended" : "active",
      paid_until: ends_at ?? period.end,
      renews: checkout.renews,
      latest_invoice_id: invoiceIdOf(checkout.id, period.number),
    };
  }

  return {
    customerPrefix: "test_cus_",
    hasPortal: false,
    async createCheckout({ user, purchase, ...given }) {
      const { id } = await insertTestCheckout(db, {
        ...given,
        id: `test_cs_${randomUUID()}`,
        user_id: user.id,
        title: purchase.kind === "credits" ? `${purchase.credits} credits` : `Premium for ${purchase.months} months`,
        amount_cents: purchase.amount_cents,
        months: purchase.kind === "premium" ? purchase.months : null,
        created_at: clock(),
      });
      return { id, url: `${env.PUBLIC_URL}/dev/checkout/${id}` };
    },
    async readCheckout(id) {
      const checkout = await findTestCheckout(db, id);
      if (checkout === null) return null;
      const { user_id, state, amount_cents, months } = checkout;
      const isPremium = months !== null;
      return {
        id,
        user_id,
        state: state === "canceled" ? "closed" : state === "paid" ? "paid" : "open",
        amount_cents,
        currency,
        customer_id: `test_cus_${user_id}`,
        payment_id: isPremium ? null : paymentIdOf(id),
        subscription_id: isPremium ? subscriptionIdOf(id) : null,
        invoice_id: isPremium ? invoiceIdOf(id, 0) : null,
      };
    },
    readSubscription,
    async readPayment(id) {
      const checkout = await paid(id);
      if (checkout === null) return null;
      return {
        id,
        amount_cents: checkout.amount_cents,
        refunded_cents: 0,
        disputed_cents: 0,
        currency,
        receipt_url: null,
      };
    },
    async readInvoice(id) {
      const checkout = await paid(id);
      if (checkout === null || checkout.months === null) return null;
      const period = Number(id.slice(id.lastIndexOf("_") + 1));
      return {
        id,
        subscription_id: subscriptionIdOf(checkout.id),
        payment_id: `${paymentIdOf(checkout.id)}_${period}`,
        status: "paid",
        amount_cents: checkout.amount_cents,
        currency,
        at: monthsAfter(checkout.paid_at, checkout.months * period),
        receipt_url: null,
      };
    },
    async setRenewal(id, renews) {
      const current = await readSubscription(id);
      if (current === null) throw new Error(`the test checkout has no subscription ${id}`);
      if (current.status !== "ended")
        await setTestRenewal(db, sessionIdIn(id), { renews, ends_at: renews ? null : current.paid_until });
    },
    endSubscription: (id) => setTestRenewal(db, sessionIdIn(id), { renews: false, ends_at: clock() }),
    async closeCheckout(id) {
      await endTestCheckout(db, id, { state: "canceled" });
    },
    portalUrl: async () => null,
    readEvent: () => null,
  };
}

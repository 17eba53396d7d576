import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { addPurchase } from "../ledger/store.ts";
import { mailStudent } from "../mails/mail-student.ts";
import { type CheckoutSession, paymentsOf } from "./provider.ts";
import { settleInvoice } from "./settle-invoice.ts";
import { settlePayment } from "./settle-payment.ts";
import { settleSubscription } from "./settle-subscription.ts";
import {
  type Checkout,
  endCheckout,
  findCheckout,
  lockBillingAccount,
  markPaid,
  setCustomer,
  storePayment,
} from "./store.ts";

/** A checkout after the provider was asked; `first` when this call counted the payment. */
export type Settled = { state: Checkout["state"]; checkout: Checkout; first: boolean };

/**
 * Counts a payment once, whoever asks first: the student who comes back, the provider's event, or the scheduled sweep.
 * The provider's own description decides; it has to agree with what Laurel asked for in owner, amount and currency. Null
 * for a session that is not Laurel's.
 */
export async function settleCheckout(deps: Deps, sessionId: string): Promise<Settled | null> {
  const checkout = await findCheckout(deps.db, sessionId);
  if (!checkout) return null;
  if (checkout.state === "paid") return { state: "paid", checkout, first: false };
  const session = await paymentsOf(deps).readCheckout(sessionId);
  if (session?.state === "open") return { state: "open", checkout, first: false };
  if (session?.state !== "paid") return end(deps, checkout, "closed");
  const difference = differs(checkout, session);
  if (difference !== null) {
    deps.log.error({ session_id: sessionId, difference }, "a payment does not count and has to be refunded");
    return end(deps, checkout, "refused");
  }
  return checkout.kind === "credits" ? countCredits(deps, checkout, session) : countPremium(deps, checkout, session);
}

/** What the provider describes otherwise than Laurel asked for; null when all agrees. */
function differs(checkout: Checkout, { user_id, amount_cents, currency }: CheckoutSession): string | null {
  // The account was deleted, and its payment stays without it.
  if (checkout.user_id === null) return "its account was deleted";
  if (user_id !== checkout.user_id) return "it belongs to somebody else";
  if (amount_cents !== checkout.amount_cents) return "the amount is another";
  if (currency !== checkout.currency) return "the currency is another";
  return null;
}

async function end({ db }: Deps, checkout: Checkout, state: "closed" | "refused"): Promise<Settled> {
  await endCheckout(db, checkout.session_id, state);
  return { state, checkout, first: false };
}

async function countCredits(deps: Deps, checkout: Checkout, session: CheckoutSession): Promise<Settled> {
  const { db, clock } = deps;
  const { session_id, user_id, credits, amount_cents, currency } = checkout;
  const { payment_id } = session;
  if (user_id === null || credits === null || payment_id === null)
    throw new Error(`the paid session ${session_id} of a credit pack lacks its payment or its credits`);
  const now = clock();
  const first = await inTransaction(db, async (tx) => {
    if (!(await lockBillingAccount(tx, user_id)) || !(await markPaid(tx, session_id, now))) return false;
    await setCustomer(tx, user_id, session.customer_id);
    const payment = { id: payment_id, user_id, kind: "credits", session_id, credits, amount_cents, currency, at: now };
    await storePayment(tx, { ...payment, status: "paid" });
    await addPurchase(tx, { user_id, session_id, credits, now });
    await mailStudent({ ...deps, db: tx }, user_id, { kind: "receipt", details: { payment_id } });
    return true;
  });
  // Adds the receipt, and what was refunded before the payment was counted.
  if (first) await settlePayment(deps, payment_id);
  return { state: "paid", checkout, first };
}

async function countPremium(deps: Deps, checkout: Checkout, session: CheckoutSession): Promise<Settled> {
  const { subscription_id, invoice_id } = session;
  if (subscription_id === null) throw new Error(`the paid session ${session.id} has no subscription`);
  await settleSubscription(deps, subscription_id);
  if (invoice_id !== null) await settleInvoice(deps, invoice_id);
  const first = await markPaid(deps.db, checkout.session_id, deps.clock());
  return { state: "paid", checkout, first };
}

import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { addPurchase, lockBillingAccount } from "../ledger/store.ts";
import { mailStudent } from "../mails/mail-student.ts";
import { runningSubscriptions } from "../plans/store.ts";
import { type CheckoutSession, paymentsOf } from "./provider.ts";
import { storeInvoice } from "./settle-invoice.ts";
import { applyReturns, settlePayment } from "./settle-payment.ts";
import { settleSubscription } from "./settle-subscription.ts";
import {
  type Checkout,
  endCheckout,
  findCheckout,
  findPayment,
  markPaid,
  setFirstCustomer,
  storePayment,
} from "./store.ts";

/** The state of a checkout after the provider was asked. */
export type Settled = { state: Checkout["state"] };

/**
 * Counts a payment once, whoever asks first: the student who comes back, the provider's event, or the scheduled sweep.
 * The provider's own description decides; it has to agree with what Laurel asked for in owner, amount and currency. Null
 * for a session that is not Laurel's.
 */
export async function settleCheckout(deps: Deps, sessionId: string): Promise<Settled | null> {
  const checkout = await findCheckout(deps.db, sessionId);
  if (!checkout) return null;
  const { state } = checkout;
  if (state === "paid" || state === "refused" || state === "refunded") return { state };
  const session = await paymentsOf(deps).readCheckout(sessionId);
  if (session?.state === "open") return { state: "open" };
  if (session?.state !== "paid") return end(deps, sessionId, "closed");
  const difference = differs(checkout, session);
  if (difference !== null) return refuse(deps, session, difference);
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

async function end({ db }: Deps, sessionId: string, state: "closed" | "refused"): Promise<Settled> {
  await endCheckout(db, sessionId, state);
  return { state };
}

/** Counts nothing, and ends the subscription, so that nothing more is charged. The operator refunds the payment. */
async function refuse(deps: Deps, { id, subscription_id }: CheckoutSession, reason: string): Promise<Settled> {
  deps.log.error({ session_id: id, reason }, "a payment does not count and has to be refunded");
  if (subscription_id !== null) await paymentsOf(deps).endSubscription(subscription_id);
  return end(deps, id, "refused");
}

async function countCredits(deps: Deps, checkout: Checkout, session: CheckoutSession): Promise<Settled> {
  const { db, clock } = deps;
  const { session_id, user_id, credits, amount_cents, currency } = checkout;
  const { payment_id } = session;
  const payment = payment_id === null ? null : await paymentsOf(deps).readPayment(payment_id);
  if (user_id === null || credits === null || payment === null)
    throw new Error(`the paid session ${session_id} of a credit pack lacks its payment or its credits`);
  const { id, receipt_url } = payment;
  const now = clock();
  const first = await inTransaction(db, async (tx) => {
    if (!(await lockBillingAccount(tx, user_id)) || !(await markPaid(tx, session_id, now))) return false;
    await setFirstCustomer(tx, user_id, session.customer_id);
    const row = { id, user_id, session_id, credits, amount_cents, currency, receipt_url, at: now };
    await storePayment(tx, { ...row, kind: "credits", status: "paid" });
    await addPurchase(tx, { user_id, session_id, credits, now });
    const stored = await findPayment(tx, id);
    if (stored) await applyReturns(tx, stored, { ...payment, now });
    await mailStudent({ ...deps, db: tx }, user_id, { kind: "receipt", details: { payment_id: id } });
    return true;
  });
  // A refund may have been reported since the payment was read. Its own event found no payment to apply it to.
  if (first)
    await settlePayment(deps, id).catch((err) => deps.log.warn({ err, id }, "a payment could not be read again"));
  return { state: "paid" };
}

async function countPremium(deps: Deps, checkout: Checkout, session: CheckoutSession): Promise<Settled> {
  const { subscription_id, invoice_id } = session;
  const { user_id, session_id } = checkout;
  if (subscription_id === null || user_id === null)
    throw new Error(`the paid session ${session_id} has no subscription`);
  const others = (await runningSubscriptions(deps.db, user_id)).filter((id) => id !== subscription_id);
  if (others.length > 0) return refuse(deps, session, "the student has another subscription");
  await settleSubscription(deps, subscription_id, { owner: user_id });
  if (invoice_id !== null) await storeInvoice(deps, invoice_id);
  await markPaid(deps.db, session_id, deps.clock());
  return { state: "paid" };
}

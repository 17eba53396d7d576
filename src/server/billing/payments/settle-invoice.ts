import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { mailStudent } from "../mails/mail-student.ts";
import { findSubscription } from "../plans/store.ts";
import { type ProviderInvoice, paymentsOf } from "./provider.ts";
import { settlePayment } from "./settle-payment.ts";
import { settleSubscription } from "./settle-subscription.ts";
import { storePayment } from "./store.ts";

/** Stores what the provider says about a subscription now, and its latest invoice. */
export async function settleRenewal(deps: Deps, subscriptionId: string): Promise<void> {
  const subscription = await settleSubscription(deps, subscriptionId);
  if (subscription?.latest_invoice_id) await storeInvoice(deps, subscription.latest_invoice_id);
}

/** Stores what the provider says about an invoice and its subscription now. */
export async function settleInvoice(deps: Deps, id: string): Promise<void> {
  const invoice = await paymentsOf(deps).readInvoice(id);
  if (!invoice?.subscription_id || invoice.status === "open") return;
  await settleSubscription(deps, invoice.subscription_id);
  await store(deps, invoice);
}

/** Stores what the provider says about an invoice now, after its subscription was stored. */
export async function storeInvoice(deps: Deps, id: string): Promise<void> {
  const invoice = await paymentsOf(deps).readInvoice(id);
  if (invoice !== null) await store(deps, invoice);
}

/**
 * Stores the payment of a period of premium, or that it failed, and mails the student about it once. An invoice that was
 * not tried yet, or of a subscription that is not Laurel's, is nothing.
 */
async function store(deps: Deps, invoice: ProviderInvoice): Promise<void> {
  if (!invoice.subscription_id || invoice.status === "open") return;
  const { subscription_id, status, amount_cents, currency, at, receipt_url } = invoice;
  const owned = await findSubscription(deps.db, subscription_id);
  if (owned === null) return;
  const { user_id } = owned;
  const payment_id = invoice.payment_id ?? invoice.id;
  const row = { id: payment_id, user_id, subscription_id, amount_cents, currency, at, receipt_url };
  const isNews = await inTransaction(deps.db, async (tx) => {
    const changed = await storePayment(tx, { ...row, kind: "premium", status });
    const kind = status === "paid" ? "receipt" : "payment_failed";
    if (changed) await mailStudent({ ...deps, db: tx }, user_id, { kind, details: { payment_id } });
    return changed;
  });
  // A refund may have been reported before the invoice.
  if (isNews && status === "paid") await settlePayment(deps, payment_id);
}

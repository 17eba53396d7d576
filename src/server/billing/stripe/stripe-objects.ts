import type Stripe from "stripe";
import type {
  CheckoutSession,
  EventSubject,
  ProviderInvoice,
  ProviderPayment,
  ProviderSubscription,
} from "../payments/provider.ts";

type Reference = string | { id: string } | null | undefined;

const idOf = (of: Reference): string | null => (typeof of === "string" ? of : (of?.id ?? null));
const dateOf = (seconds: number) => new Date(seconds * 1000);

export function checkoutOf(session: Stripe.Checkout.Session): CheckoutSession {
  return {
    id: session.id,
    user_id: session.client_reference_id,
    state: checkoutState(session),
    amount_cents: session.amount_total,
    currency: session.currency,
    customer_id: idOf(session.customer),
    payment_id: idOf(session.payment_intent),
    subscription_id: idOf(session.subscription),
    invoice_id: idOf(session.invoice),
  };
}

/** A complete session of a slow payment method stays open until the money is there. */
function checkoutState({ status, payment_status }: Stripe.Checkout.Session): CheckoutSession["state"] {
  if (status === "expired") return "closed";
  return status === "complete" && payment_status === "paid" ? "paid" : "open";
}

export function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription {
  return {
    id: subscription.id,
    user_id: subscription.metadata.user_id ?? null,
    customer_id: idOf(subscription.customer) ?? "",
    status: subscriptionStatus(subscription.status),
    paid_until: paidUntil(subscription),
    renews: !subscription.cancel_at_period_end && subscription.cancel_at === null && subscription.ended_at === null,
    latest_invoice_id: idOf(subscription.latest_invoice),
  };
}

function subscriptionStatus(status: Stripe.Subscription.Status): ProviderSubscription["status"] {
  switch (status) {
    case "active":
    case "trialing":
      return "active";
    case "past_due":
    case "unpaid":
      return "past_due";
    default:
      return "ended";
  }
}

/** Stripe charges about an hour after a period begins. The student keeps premium meanwhile. */
const chargedWithinSeconds = 3 * 3600;

/** The period of an unpaid renewal has already begun, and its start is the end of what was paid. */
function paidUntil({ status, items, ended_at, created, latest_invoice }: Stripe.Subscription): Date {
  const [item] = items.data;
  if (item === undefined || status.startsWith("incomplete")) return dateOf(created);
  const { current_period_start, current_period_end } = item;
  const invoice = typeof latest_invoice === "object" ? latest_invoice : null;
  const end =
    invoice?.status === "paid"
      ? current_period_end
      : current_period_start + (invoice?.attempted ? 0 : chargedWithinSeconds);
  return dateOf(ended_at === null ? end : Math.min(end, ended_at));
}

export function invoiceOf(invoice: Stripe.Invoice): ProviderInvoice {
  return {
    id: invoice.id,
    subscription_id: idOf(invoice.parent?.subscription_details?.subscription),
    payment_id: idOf(invoice.payments?.data.find(({ is_default }) => is_default)?.payment.payment_intent),
    status: invoice.status === "paid" ? "paid" : invoice.attempted ? "failed" : "open",
    amount_cents: invoice.status === "paid" ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
    at: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
    receipt_url: invoice.hosted_invoice_url ?? null,
  };
}

/** Warnings and prevented disputes hold nothing back, and a won one gives it back. */
const holdsMoney = ({ status }: Stripe.Dispute) =>
  status !== "won" && status !== "prevented" && !status.startsWith("warning");

export function paymentOf(payment: Stripe.PaymentIntent, disputes: readonly Stripe.Dispute[]): ProviderPayment {
  const charge = typeof payment.latest_charge === "string" ? null : payment.latest_charge;
  return {
    id: payment.id,
    amount_cents: payment.amount_received,
    refunded_cents: charge?.amount_refunded ?? 0,
    disputed_cents: disputes.filter(holdsMoney).reduce((sum, { amount }) => sum + amount, 0),
    currency: payment.currency,
    receipt_url: charge?.receipt_url ?? null,
  };
}

/** What an event is about; null for what Laurel does not keep. */
export function subjectOf({ data: { object } }: Stripe.Event): EventSubject | null {
  const about = (kind: EventSubject["kind"], of: Reference) => {
    const id = idOf(of);
    return id === null ? null : { kind, id };
  };
  switch (object.object) {
    case "checkout.session":
      return about("checkout", object.id);
    case "subscription":
      return about("subscription", object.id);
    case "invoice":
      return about("invoice", object.id);
    case "payment_intent":
      return about("payment", object.id);
    case "charge":
    case "refund":
    case "dispute":
      return about("payment", object.payment_intent);
    default:
      return null;
  }
}

import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/platform/http/problem.ts";

/** What is bought: a pack of credits once, or premium that renews until it is canceled. */
export type Purchase =
  | { kind: "credits"; pack: string; credits: number; amount_cents: number }
  | { kind: "premium"; months: number; amount_cents: number };

export type NewCheckout = {
  user: { id: string; email: string };
  /** The student at the provider, when known. */
  customer_id: string | null;
  purchase: Purchase;
  /** Where the provider leads after the payment; `{CHECKOUT_SESSION_ID}` in it is replaced. */
  success_url: string;
  cancel_url: string;
  /** Makes a repeated request answer the same session. */
  idempotency_key: string;
};

/** A checkout session as the provider describes it now. */
export type CheckoutSession = {
  id: string;
  /** The student whom the session was made for. */
  user_id: string | null;
  state: "open" | "paid" | "closed";
  amount_cents: number | null;
  /** ISO 4217, in lower case. */
  currency: string | null;
  customer_id: string | null;
  /** The payment of a credit pack. */
  payment_id: string | null;
  subscription_id: string | null;
  /** The invoice of the first period of premium. */
  invoice_id: string | null;
};

/** A premium subscription as the provider describes it now. */
export type ProviderSubscription = {
  id: string;
  user_id: string | null;
  customer_id: string;
  /** past_due: the renewal was not paid, and the provider tries again. */
  status: "active" | "past_due" | "ended";
  /** The end of the last period that was paid; some hours later while the provider has not charged the next one yet. */
  paid_until: Date;
  renews: boolean;
  latest_invoice_id: string | null;
};

/** A payment as the provider describes it now, with what was refunded or disputed of it. */
export type ProviderPayment = {
  id: string;
  amount_cents: number;
  refunded_cents: number;
  /** What open and lost disputes hold back. */
  disputed_cents: number;
  currency: string;
  receipt_url: string | null;
};

/** An invoice for a period of premium as the provider describes it now. */
export type ProviderInvoice = {
  id: string;
  subscription_id: string | null;
  /** Null while nothing was charged. */
  payment_id: string | null;
  /** failed: the charge was declined, and the provider tries again. */
  status: "paid" | "failed" | "open";
  amount_cents: number;
  currency: string;
  at: Date;
  receipt_url: string | null;
};

/** An event names things only: their state is read from the provider, so that order does not matter. */
type PaymentEvent = {
  id: string;
  type: string;
  /** Null when it is about nothing that Laurel stores. */
  about: EventSubject | null;
};
export type EventSubject = { kind: "checkout" | "subscription" | "payment" | "invoice"; id: string };

/** The payment provider. Both implementations pass the same tests: `stripe/` on the wire, and the test checkout. */
export type PaymentProvider = {
  /** The ids of its customers begin with it. */
  customerPrefix: string;
  /** Whether it has a page where students change their card. */
  hasPortal: boolean;
  createCheckout(checkout: NewCheckout): Promise<{ id: string; url: string }>;
  /** Null when the provider does not know the id. */
  readCheckout(id: string): Promise<CheckoutSession | null>;
  readSubscription(id: string): Promise<ProviderSubscription | null>;
  readPayment(id: string): Promise<ProviderPayment | null>;
  readInvoice(id: string): Promise<ProviderInvoice | null>;
  /** Ends a subscription with the time that is paid for, or lets it renew again. */
  setRenewal(subscriptionId: string, renews: boolean): Promise<void>;
  /** Ends a subscription at once, without a refund. Nothing more is charged, also no renewal that was declined. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Closes a checkout that is open, so that it cannot be paid any more. */
  closeCheckout(id: string): Promise<void>;
  /** The provider's page where the student changes the card; null when it has none. */
  portalUrl(customerId: string, returnUrl: string): Promise<string | null>;
  /** The event in a signed request, or null when the signature is not the provider's or is over 300 s old. */
  readEvent(rawBody: string, signature: string | undefined): PaymentEvent | null;
};

/** The provider. Throws 503 `payments_off` when none is set up. */
export function paymentsOf({ payments }: Pick<Deps, "payments">): PaymentProvider {
  if (payments === null) throw new Problem(503, "payments_off", "Payments are not set up here.");
  return payments;
}

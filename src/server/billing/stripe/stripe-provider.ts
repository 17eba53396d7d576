import { createHash } from "node:crypto";
import Stripe from "stripe";
import type { Env } from "#server/platform/env.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { NewCheckout, PaymentProvider, ProviderPayment, Purchase } from "../payments/provider.ts";
import { checkoutOf, invoiceOf, paymentOf, subjectOf, subscriptionOf } from "./stripe-objects.ts";

const requestMs = 15_000;
const signatureSeconds = 300;

type Settings = Pick<Env, "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL"> & { STRIPE_SECRET_KEY: string };

/** Payments through Stripe Checkout, subscriptions and the billing portal. */
export function createStripeProvider(env: Settings, clock: () => Date): PaymentProvider {
  const stripe = new Stripe(env.STRIPE_SECRET_KEY, {
    ...addressOf(env.STRIPE_API_URL),
    timeout: requestMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });

  const readSubscription = (id: string) => orNull(stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] }));

  return {
    customerPrefix: "cus_",
    hasPortal: true,
    async createCheckout(checkout) {
      const params = sessionParams(checkout);
      // Stripe refuses long keys, and a key that comes with other parameters, such as a customer that is known by now.
      const content = JSON.stringify([checkout.idempotency_key, params]);
      const idempotencyKey = createHash("sha256").update(content).digest("base64url");
      const { id, url } = await answered(stripe.checkout.sessions.create(params, { idempotencyKey }));
      if (url === null) throw new Error(`the checkout session ${id} has no page`);
      return { id, url };
    },
    readCheckout: async (id) => orNull(stripe.checkout.sessions.retrieve(id).then(checkoutOf)),
    async readSubscription(id) {
      const subscription = await readSubscription(id);
      return subscription && subscriptionOf(subscription);
    },
    readInvoice: async (id) => orNull(stripe.invoices.retrieve(id, { expand: ["payments"] }).then(invoiceOf)),
    readPayment: async (id) => orNull(readPayment(stripe, id)),
    async setRenewal(id, renews) {
      const { cancel_at, cancel_at_period_end } = await answered(stripe.subscriptions.retrieve(id));
      // The billing portal may set a day instead.
      const hasDay = cancel_at !== null && !cancel_at_period_end;
      const change = renews && hasDay ? { cancel_at: "" as const } : { cancel_at_period_end: !renews };
      await answered(stripe.subscriptions.update(id, change));
    },
    async endSubscription(id) {
      const known = await readSubscription(id);
      if (known === null || known.status === "canceled") return;
      await answered(stripe.subscriptions.cancel(id));
      const { latest_invoice: invoice } = known;
      if (typeof invoice === "object" && invoice?.status === "open")
        await answered(stripe.invoices.voidInvoice(invoice.id));
    },
    async closeCheckout(id) {
      const session = await orNull(stripe.checkout.sessions.retrieve(id));
      if (session?.status === "open") await answered(stripe.checkout.sessions.expire(id));
    },
    async portalUrl(customer, returnUrl) {
      return (await answered(stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }))).url;
    },
    readEvent(rawBody, signature) {
      const secret = env.STRIPE_WEBHOOK_SECRET;
      if (secret === undefined || signature === undefined) return null;
      try {
        const received = clock().getTime();
        const event = stripe.webhooks.constructEvent(rawBody, signature, secret, signatureSeconds, undefined, received);
        return { id: event.id, type: event.type, about: subjectOf(event) };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return null;
        throw error;
      }
    },
  };
}

function addressOf(url: string | undefined): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  if (url === undefined) return {};
  const { hostname, port, protocol } = new URL(url);
  const isPlain = protocol === "http:";
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? "http" : "https" };
}

function sessionParams({ user, customer_id, purchase, ...checkout }: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const metadata = { user_id: user.id };
  const shared = {
    client_reference_id: user.id,
    metadata,
    // A card is charged at once. With a slow method, a checkout would be over before it is paid.
    payment_method_types: ["card" as const],
    success_url: checkout.success_url,
    cancel_url: checkout.cancel_url,
    ...(customer_id === null ? { customer_email: user.email } : { customer: customer_id }),
  };
  const price_data = { currency: "usd", unit_amount: purchase.amount_cents, product_data: { name: nameOf(purchase) } };
  if (purchase.kind === "credits")
    return {
      ...shared,
      mode: "payment",
      line_items: [{ quantity: 1, price_data }],
      payment_intent_data: { metadata },
      ...(customer_id === null && { customer_creation: "always" }),
    };
  const recurring = { interval: "month", interval_count: purchase.months } as const;
  return {
    ...shared,
    mode: "subscription",
    line_items: [{ quantity: 1, price_data: { ...price_data, recurring } }],
    subscription_data: { metadata },
  };
}

const nameOf = (purchase: Purchase) =>
  purchase.kind === "credits" ? `${purchase.credits} Laurel credits` : `Laurel Premium, ${purchase.months} months`;

async function readPayment(stripe: Stripe, id: string): Promise<ProviderPayment> {
  const [payment, disputes] = await Promise.all([
    stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] }),
    stripe.disputes.list({ payment_intent: id, limit: 100 }),
  ]);
  return paymentOf(payment, disputes.data);
}

/** Throws 503 `payments_unavailable` when Stripe cannot be reached, fails, or refuses the call. */
async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || isUnknown(error)) throw error;
    const problem = new Problem(
      503,
      "payments_unavailable",
      "The payment provider cannot do this now. Try again later.",
      {
        headers: { "Retry-After": "30" },
      },
    );
    problem.cause = error; // for the log
    throw problem;
  }
}

const isUnknown = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** Null when Stripe does not know the id. */
async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await answered(read);
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

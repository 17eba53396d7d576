import type { IncomingMessage } from "node:http";
import Stripe from "stripe";

type Json = Record<string, unknown>;
type Session = Json & { id: string; mode: "payment" | "subscription"; amount_total: number; months: number };
type Subscription = Json & { id: string; status: string; items: { data: Period[] }; ended_at: number | null };
type Period = { current_period_start: number; current_period_end: number };
type Charged = { payment_intent: string; invoice: string | null };

export const stripeKey = "sk_test_laurel";
export const webhookSecret = "whsec_laurel";
const signer = new Stripe(stripeKey);

/** A signed event, as Stripe would post it to the webhook. */
export type SignedEvent = { id: string; body: string; signature: string };

type Answer = { status: number; json: unknown };
const found = (json: unknown): Answer => ({ status: 200, json });
export const failure = (status: number, code: string): Answer => ({
  status,
  json: { error: { type: "invalid_request_error", code, message: `stand-in: ${code}` } },
});
const orMissing = (json: unknown) => (json === undefined ? failure(404, "resource_missing") : found(json));

/** What the stand-in knows. Amounts are in cents, times in seconds since 1970. */
export class StripeBooks {
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Json>();
  readonly payments = new Map<string, Json & { latest_charge: Json }>();
  readonly disputes = new Map<string, Json & { payment_intent: string; status: string }>();
  readonly #byIdempotencyKey = new Map<string, Session>();
  readonly #clock: () => Date;
  #last = 0;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  answer({ method, url = "", headers }: IncomingMessage, body: URLSearchParams): Answer {
    if (headers.authorization !== `Bearer ${stripeKey}`) return failure(401, "api_key_invalid");
    const { pathname, searchParams } = new URL(url, "http://stripe.test");
    const [, , kind = "", ...rest] = pathname.split("/");
    const id = rest.at(-1) ?? "";
    switch (`${method} ${kind}`) {
      case "POST checkout":
        if (id === "expire") return orMissing(this.#expire(rest.at(-2) ?? ""));
        return found(this.#createSession(body, String(headers["idempotency-key"] ?? "")));
      case "GET checkout":
        return orMissing(this.sessions.get(id));
      case "GET subscriptions":
        return orMissing(this.#withInvoice(id));
      case "POST subscriptions":
        return orMissing(this.#change(id, renewalIn(body)));
      case "DELETE subscriptions":
        return orMissing(this.#change(id, { status: "canceled", ended_at: this.now() }));
      case "POST invoices":
        return orMissing(this.#void(rest.at(-2) ?? ""));
      case "GET invoices":
        return orMissing(this.invoices.get(id));
      case "GET payment_intents":
        return orMissing(this.payments.get(id));
      case "GET disputes":
        return found({ object: "list", has_more: false, data: this.#disputesOf(searchParams.get("payment_intent")) });
      case "POST billing_portal":
        return found({ object: "billing_portal.session", url: `https://billing.stripe.test/${body.get("customer")}` });
      default:
        return failure(404, "unknown_path");
    }
  }

  now = () => Math.floor(this.#clock().getTime() / 1000);
  #id = (prefix: string) => `${prefix}_${(++this.#last).toString().padStart(6, "0")}`;

  #createSession(body: URLSearchParams, idempotencyKey: string): Session {
    const earlier = this.#byIdempotencyKey.get(idempotencyKey);
    if (earlier) return earlier;
    const id = this.#id("cs_test");
    const price = "line_items[0][price_data]";
    const session: Session = {
      id,
      object: "checkout.session",
      mode: body.get("mode") === "subscription" ? "subscription" : "payment",
      status: "open",
      payment_status: "unpaid",
      amount_total: Number(body.get(`${price}[unit_amount]`)) * Number(body.get("line_items[0][quantity]")),
      currency: body.get(`${price}[currency]`),
      months: Number(body.get(`${price}[recurring][interval_count]`)),
      client_reference_id: body.get("client_reference_id"),
      metadata: { user_id: body.get("metadata[user_id]") },
      customer: body.get("customer"),
      success_url: body.get("success_url"),
      cancel_url: body.get("cancel_url"),
      payment_intent: null,
      subscription: null,
      invoice: null,
      url: `https://checkout.stripe.test/${id}`,
    };
    this.sessions.set(id, session);
    if (idempotencyKey) this.#byIdempotencyKey.set(idempotencyKey, session);
    return session;
  }

  #change(id: string, changes: Json): Subscription | undefined {
    const subscription = this.subscriptions.get(id);
    return subscription && Object.assign(subscription, changes);
  }

  #expire(id: string): Session | undefined {
    const session = this.sessions.get(id);
    return session && Object.assign(session, { status: "expired" });
  }

  #void(id: string): Json | undefined {
    const invoice = this.invoices.get(id);
    return invoice && Object.assign(invoice, { status: "void" });
  }

  #withInvoice(id: string): Json | undefined {
    const subscription = this.subscriptions.get(id);
    return subscription && { ...subscription, latest_invoice: this.invoices.get(String(subscription.latest_invoice)) };
  }

  #disputesOf = (payment: string | null) =>
    [...this.disputes.values()].filter(({ payment_intent }) => payment_intent === payment);

  /** The student pays. Returns the events of the payment. */
  pay(sessionId: string, changes: Json = {}): SignedEvent[] {
    const session = this.#session(sessionId);
    const customer = session.customer ?? this.#id("cus");
    Object.assign(session, { status: "complete", payment_status: "paid", customer });
    const more = session.mode === "payment" ? this.#charge(session) : this.#subscribe(session);
    Object.assign(session, changes);
    return [this.event("checkout.session.completed", session), ...more];
  }

  #charge(session: Session): SignedEvent[] {
    session.payment_intent = this.#charged(session.amount_total, session.currency);
    return [this.event("payment_intent.succeeded", this.#payment(String(session.payment_intent)))];
  }

  #charged(amount: number, currency: unknown): string {
    const id = this.#id("pi");
    const latest_charge = {
      object: "charge",
      payment_intent: id,
      amount_refunded: 0,
      receipt_url: `https://pay.test/${id}`,
    };
    const payment = { id, object: "payment_intent", amount_received: amount, currency, latest_charge };
    this.payments.set(id, payment);
    return id;
  }

  #subscribe(session: Session): SignedEvent[] {
    const id = this.#id("sub");
    const start = this.now();
    const period = { current_period_start: start, current_period_end: monthsLater(start, session.months) };
    const subscription: Subscription = {
      id,
      object: "subscription",
      status: "active",
      created: start,
      customer: session.customer,
      metadata: session.metadata,
      months: session.months,
      amount: session.amount_total,
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      items: { data: [period] },
    };
    this.subscriptions.set(id, subscription);
    const { invoice } = this.#bill(subscription, "paid");
    Object.assign(session, { subscription: id, invoice });
    return [
      this.event("customer.subscription.created", subscription),
      this.event("invoice.paid", this.invoices.get(String(invoice)) ?? {}),
    ];
  }

  #bill({ id, amount }: Subscription, status: "paid" | "open" | "draft"): Charged {
    const payment_intent = this.#charged(status === "paid" ? Number(amount) : 0, "usd");
    const invoice = this.#id("in");
    this.#change(id, { latest_invoice: invoice });
    this.invoices.set(invoice, {
      id: invoice,
      object: "invoice",
      status,
      attempted: status !== "draft",
      amount_paid: status === "paid" ? amount : 0,
      amount_due: amount,
      currency: "usd",
      created: this.now(),
      status_transitions: { paid_at: status === "paid" ? this.now() : null },
      hosted_invoice_url: `https://invoice.test/${invoice}`,
      parent: { subscription_details: { subscription: id } },
      payments: { data: [{ is_default: true, payment: { payment_intent } }] },
    });
    return { payment_intent, invoice };
  }

  /** The session ends without a payment. */
  expire(sessionId: string): SignedEvent[] {
    return [this.event("checkout.session.expired", this.#expire(sessionId) ?? {})];
  }

  /** The next period begins, an hour before its invoice is charged. */
  beginPeriod(subscriptionId: string): SignedEvent[] {
    const subscription = this.#subscription(subscriptionId);
    this.#nextPeriod(subscription);
    this.#bill(subscription, "draft");
    return [this.event("customer.subscription.updated", subscription)];
  }

  #nextPeriod({ items, months }: Subscription): void {
    const [period] = items.data;
    if (!period) throw new Error("no period");
    const start = period.current_period_end;
    Object.assign(period, { current_period_start: start, current_period_end: monthsLater(start, Number(months)) });
  }

  /** The next period begins: its invoice is paid, or its card is declined. */
  renew(subscriptionId: string, { declined = false } = {}): SignedEvent[] {
    const subscription = this.#subscription(subscriptionId);
    this.#nextPeriod(subscription);
    subscription.status = declined ? "past_due" : "active";
    const { invoice } = this.#bill(subscription, declined ? "open" : "paid");
    return [
      this.event("customer.subscription.updated", subscription),
      this.event(declined ? "invoice.payment_failed" : "invoice.paid", this.invoices.get(String(invoice)) ?? {}),
    ];
  }

  /** A renewal that failed or was not charged yet is paid. */
  payLate(subscriptionId: string): SignedEvent[] {
    const subscription = this.#subscription(subscriptionId);
    const invoice = [...this.invoices.values()].findLast(({ status }) => status === "open" || status === "draft") ?? {};
    Object.assign(invoice, {
      status: "paid",
      amount_paid: invoice.amount_due,
      status_transitions: { paid_at: this.now() },
    });
    subscription.status = "active";
    return [this.event("customer.subscription.updated", subscription), this.event("invoice.paid", invoice)];
  }

  /** The subscription ends, by the student's wish or after too many declined charges. */
  end(subscriptionId: string): SignedEvent[] {
    const ended = this.#change(subscriptionId, { status: "canceled", ended_at: this.now() });
    return [this.event("customer.subscription.deleted", ended ?? {})];
  }

  /** The operator refunds so many cents more. */
  refund(paymentId: string, cents: number): SignedEvent[] {
    const { latest_charge } = this.#payment(paymentId);
    latest_charge.amount_refunded = Number(latest_charge.amount_refunded) + cents;
    return [this.event("charge.refunded", latest_charge)];
  }

  /** The student's bank takes the money back for now. */
  dispute(paymentId: string, cents: number): SignedEvent[] {
    const id = this.#id("du");
    const dispute = { id, object: "dispute", payment_intent: paymentId, amount: cents, status: "needs_response" };
    this.disputes.set(id, dispute);
    return [this.event("charge.dispute.created", dispute)];
  }

  /** The bank decides a payment's disputes. */
  decide(paymentId: string, status: "won" | "lost"): SignedEvent[] {
    return this.#disputesOf(paymentId).map((dispute) =>
      this.event("charge.dispute.closed", Object.assign(dispute, { status })),
    );
  }

  /** A signed event about an object, with the object as it is now. */
  event(type: string, object: Json, { signedAt = this.now(), secret = webhookSecret } = {}): SignedEvent {
    const id = this.#id("evt");
    const body = JSON.stringify({ id, object: "event", type, created: this.now(), data: { object } });
    const timestamp = signedAt;
    return { id, body, signature: signer.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
  }

  #session = (id: string) => known(this.sessions.get(id));
  #subscription = (id: string) => known(this.subscriptions.get(id));
  #payment = (id: string) => known(this.payments.get(id));
}

/** What a request changes of the renewal. Stripe knows two ways to end a subscription later. */
const renewalIn = (body: URLSearchParams): Json =>
  body.has("cancel_at") ? { cancel_at: null } : { cancel_at_period_end: body.get("cancel_at_period_end") === "true" };

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("the stand-in has no such object");
  return value;
}

function monthsLater(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime() / 1000;
}

import { Hono } from "hono";
import { CreditCheckout, PaymentSession } from "#domain/billing/billing.ts";
import { IdempotencyKey } from "#server/platform/http/idempotency-key.ts";
import { type Base, body, headers, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { startCreditCheckout, startPremiumCheckout } from "./checkout.ts";
import { processCreditPayment } from "./process-credit-payment.ts";
import { receiveEvent } from "./receive-event.ts";
import { docs } from "./route-docs.ts";

/** Mounted at /api/functions. */
export const paymentFunctions = new Hono<SignedIn>()
  .post("/create-subscription-checkout", docs.subscribe, requireStudent, async (c) =>
    c.json(await startPremiumCheckout(c.var.deps, { student: c.var.student })),
  )
  .post(
    "/create-credit-checkout",
    docs.buyCredits,
    requireStudent,
    headers(IdempotencyKey),
    body(CreditCheckout),
    async (c) => {
      const start = { student: c.var.student, idempotencyKey: c.req.valid("header")["idempotency-key"] };
      return c.json(await startCreditCheckout(c.var.deps, start, c.req.valid("json").pack));
    },
  )
  .post("/process-credit-payment", docs.processPayment, requireStudent, body(PaymentSession), async (c) =>
    c.json(await processCreditPayment(c.var.deps, c.var.student, c.req.valid("json").session_id)),
  );

/** Mounted at /api/webhooks. */
export const webhookRoutes = new Hono<Base>().post("/stripe", docs.webhook, async (c) => {
  await receiveEvent(c.var.deps, await c.req.text(), c.req.header("stripe-signature"));
  return c.json({ received: true as const });
});

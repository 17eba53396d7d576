import { z } from "zod";
import { CheckoutStarted, CreditPayment } from "#domain/billing/billing.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

export const docs = routeDocs("Billing", {
  subscribe: {
    summary: "Start the checkout of premium",
    description:
      "Open `url` in a browser: it is the page of the payment provider. A second call answers the same page.",
    responses: { 200: answers(CheckoutStarted, "The page where the student pays") },
    refusals: [401, 409, 429, 503],
  },
  buyCredits: {
    summary: "Start the checkout of a pack of credits",
    description: "The same `Idempotency-Key` answers the same page.",
    responses: { 200: answers(CheckoutStarted, "The page where the student pays") },
    refusals: [400, 401, 404, 413, 415, 422, 429, 503],
  },
  processPayment: {
    summary: "Count the payment of a checkout",
    description:
      "Called when the student comes back from the payment provider. The provider is asked whether it is paid. The same " +
      "session again adds nothing.",
    responses: { 200: answers(CreditPayment, "The credits of the payment, and the balance") },
    refusals: [400, 401, 404, 409, 413, 415, 422, 503],
  },
  webhook: {
    summary: "Receive an event of the payment provider",
    description: "The header `Stripe-Signature` signs the raw body. An event older than 300 seconds is refused.",
    responses: { 200: answers(z.object({ received: z.literal(true) }), "Handled, now or before") },
    refusals: [400, 413, 503],
  },
});

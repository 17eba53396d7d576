import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { failure, StripeBooks, stripeKey, webhookSecret } from "./stripe-books.ts";

/**
 * A local stand-in for Stripe that speaks its HTTP interface as far as Laurel uses it: checkout sessions, subscriptions,
 * invoices, payments, disputes and the billing portal. Its methods do what a person does at Stripe, and return the
 * events that Stripe would send.
 */
export async function startStripe({ clock = () => new Date() }: { clock?: () => Date } = {}) {
  const books = new StripeBooks(clock);
  /** Answers every request with this status, until it is null again. */
  const outage: { status: number | null } = { status: null };
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const body = new URLSearchParams(await text(request));
    requests.push(`${request.method} ${request.url}`);
    const { status, json } = outage.status === null ? books.answer(request, body) : failure(outage.status, "api_error");
    response
      .writeHead(status, { "Content-Type": "application/json", "Stripe-Should-Retry": "false" })
      .end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const env = {
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
  };
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { env, books, outage, requests, stop };
}

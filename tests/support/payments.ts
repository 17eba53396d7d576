import { eq } from "drizzle-orm";
import { onTestFinished } from "vitest";
import { billingAccounts, payments, subscriptions } from "#server/billing/table.ts";
import { makeStudent, type TestStudent } from "./make-student.ts";
import type { SignedEvent } from "./stripe-books.ts";
import { startStripe } from "./stripe-server.ts";
import { testApp } from "./test-app.ts";

/** The app with a stand-in for Stripe, and what students and Stripe do there. Call it once, at the top of a test file. */
export async function appWithStripe(clock: () => Date, env: Parameters<typeof testApp>[0] = {}) {
  const stripe = await startStripe({ clock });
  const app = await testApp({ ...env, env: { ...stripe.env, ...env.env }, clock });
  const { call, db } = app;

  /** Starts a checkout of premium or a pack, and returns the id of its session. */
  async function startCheckout({ cookie }: TestStudent, what: "premium" | "starter" | "plus" = "starter") {
    const path = `/api/functions/create-${what === "premium" ? "subscription" : "credit"}-checkout`;
    const json = what === "premium" ? undefined : { pack: what };
    const response = await call(path, { method: "POST", json, cookie });
    if (response.status !== 200) throw new Error(`the checkout was refused with ${response.status}`);
    const { url }: { url: string } = await response.json();
    return url.split("/").at(-1) ?? "";
  }

  /** Posts an event to the webhook, as Stripe does. */
  const deliver = ({ body, signature }: SignedEvent) =>
    call("/api/webhooks/stripe", { json: body, headers: { "stripe-signature": signature, origin: "" } });

  async function deliverAll(events: readonly SignedEvent[]): Promise<void> {
    for (const event of events) {
      const { status } = await deliver(event);
      if (status !== 200) throw new Error(`an event was refused with ${status}`);
    }
  }

  /** A student who paid, with every event delivered. */
  async function bought(what: "premium" | "starter" = "starter") {
    const student = await makeStudent(app);
    const session = await startCheckout(student, what);
    await deliverAll(stripe.books.pay(session));
    return { student, session };
  }

  return {
    ...app,
    stripe,
    startCheckout,
    deliver,
    deliverAll,
    bought,
    account: async ({ id }: TestStudent) =>
      (await db.select().from(billingAccounts).where(eq(billingAccounts.user_id, id)))[0],
    firstPayment: async ({ id }: TestStudent) =>
      (await db.select().from(payments).where(eq(payments.user_id, id)))[0]?.id ?? "",
    subscriptionOf: async ({ id }: TestStudent) =>
      (await db.select().from(subscriptions).where(eq(subscriptions.user_id, id)))[0]?.id ?? "",
    /** Stripe answers with this status until the test ends or `status` is null again. */
    breakStripe(status: number | null) {
      stripe.outage.status = status;
      onTestFinished(() => {
        stripe.outage.status = null;
      });
    },
  };
}

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { payments, subscriptions } from "../table.ts";
import { billingTemplates } from "./billing-templates.ts";

const { deps, db } = await testApp();
const templates = billingTemplates(deps);
const email = "maya@example.test";

const mailAbout = (payment_id: string) => ({ kind: "any", email, user_id: null, details: { payment_id }, attempts: 0 });

/** A payment of premium, with its subscription unless `renews` is undefined. */
async function premiumPayment({ status, renews }: { status: "paid" | "failed"; renews?: boolean }) {
  const { id: user_id } = await makeStudent({ deps });
  const [id, subscription_id] = [randomUUID(), randomUUID()];
  const money = { amount_cents: 3000, currency: "usd" };
  await db.insert(payments).values({ id, user_id, kind: "premium", subscription_id, status, at: testNow, ...money });
  const plan = { status: "active", paid_until: new Date("2027-02-18T12:00:00Z"), updated_at: testNow } as const;
  if (renews !== undefined) await db.insert(subscriptions).values({ id: subscription_id, user_id, renews, ...plan });
  return mailAbout(id);
}

test("the receipt of premium that renews says when, and that it can be canceled", async () => {
  const mail = await templates.receipt(await premiumPayment({ status: "paid", renews: true }));
  expect(mail).toMatchObject({ to: email, subject: "Receipt: Laurel Premium for $30" });
  expect(mail?.text).toContain("Premium is open until February 18, 2027, and renews then. You can cancel");
});

test("the receipt of premium that was canceled says when it ends, and not that it renews", async () => {
  const mail = await templates.receipt(await premiumPayment({ status: "paid", renews: false }));
  expect(mail?.text).toContain("Premium ends on February 18, 2027. It does not renew, and nothing more is charged.");
  expect(mail?.text).not.toContain("renews");
});

test("a receipt without a stored subscription does not mention its end", async () => {
  const mail = await templates.receipt(await premiumPayment({ status: "paid" }));
  expect(mail?.text).toContain("Your payment of $30 arrived on November 18, 2026.");
  expect(mail?.text).not.toMatch(/Premium (is open|ends)|renew/);
});

test("a declined renewal is mailed, unless it was paid before the mail is sent", async () => {
  const declined = await templates.payment_failed(await premiumPayment({ status: "failed", renews: true }));
  expect(declined?.subject).toBe("Your payment for Laurel Premium failed");
  expect(await templates.payment_failed(await premiumPayment({ status: "paid", renews: true }))).toBeNull();
});

test("a payment that is not stored has no mail", async () => {
  expect(await templates.receipt(mailAbout("none"))).toBeNull();
});

import { afterAll, expect, test } from "vitest";
import { eraseUser } from "#server/accounts/account-data/delete-account.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { mailsTo } from "#tests/support/outbox.ts";
import { appWithStripe } from "#tests/support/payments.ts";
import { testNow } from "#tests/support/test-app.ts";
import { announceRenewals, billingWorkers, sweepBilling } from "./billing-jobs.ts";

let now = testNow;
const app = await appWithStripe(() => now);
const { call, deps, stripe, startCheckout, deliverAll, bought, account, subscriptionOf } = app;
const { books } = stripe;
afterAll(stripe.stop);

type App = typeof app;
const at = (time: string) => {
  now = new Date(time);
};

const billing = async (student: TestStudent) => (await call("/api/billing", { cookie: student.cookie })).json();
const wish = (student: TestStudent, renews: unknown) =>
  call("/api/billing/renewal", { json: { renews }, cookie: student.cookie });
const subjects = async ({ email }: TestStudent) => (await mailsTo(app, email)).map(({ subject }) => subject);

test("a new student has the trial, no plan and no payments", async () => {
  const student = await makeStudent(app);
  expect(await billing(student)).toEqual({
    subscription: {
      trial_active: true,
      subscribed: false,
      subscription_tier: null,
      trial_end: "2026-11-19T12:00:00.000Z",
    },
    premium: null,
    payments: [],
    portal: false,
  });
  expect((await call("/api/billing")).status).toBe(401);
});

test("premium that was paid shows when the page is looked at, although no event came and nobody came back", async () => {
  const student = await makeStudent(app);
  books.pay(await startCheckout(student, "premium"));
  expect(await billing(student)).toMatchObject({
    subscription: { subscribed: true, subscription_tier: "premium" },
    premium: { status: "active", paid_until: "2027-02-18T12:00:00.000Z", renews: true },
    payments: [{ kind: "premium", status: "paid", amount_cents: 3000, currency: "usd", credits: null }],
    portal: true,
  });
});

test("the page shows what is stored when the payment provider does not answer", async () => {
  const { student } = await bought();
  await startCheckout(student);
  app.breakStripe(500);
  expect((await billing(student)).payments).toMatchObject([{ kind: "credits", credits: 100 }]);
});

test("canceled premium stays open to the end of the paid time, and can renew again", async () => {
  const { student } = await bought("premium");
  for (const _again of [1, 2]) {
    const canceled = await wish(student, false);
    expect([canceled.status, await canceled.json()]).toEqual([
      200,
      { status: "active", paid_until: "2027-02-18T12:00:00.000Z", renews: false },
    ]);
  }
  expect((await billing(student)).subscription.subscribed).toBe(true);
  expect(await (await wish(student, true)).json()).toMatchObject({ renews: true });
});

test("without premium there is nothing to cancel, and no card to change", async () => {
  const student = await makeStudent(app);
  expect(await (await wish(student, false)).json()).toMatchObject({ code: "no_subscription" });
  expect(await (await wish(student, "no")).json()).toMatchObject({
    code: "invalid_input",
    errors: [{ path: "renews" }],
  });
  const portal = await call("/api/billing/portal", { method: "POST", cookie: student.cookie });
  expect([portal.status, (await portal.json()).code]).toEqual([409, "no_portal"]);
});

test("the portal opens for the student's own card", async () => {
  const { student } = await bought("premium");
  const portal = await call("/api/billing/portal", { method: "POST", cookie: student.cookie });
  expect((await portal.json()).url).toBe(`https://billing.stripe.test/${(await account(student))?.customer_id}`);
});

test("a declined renewal ends the access, says so by mail once, and comes back when it is paid", async () => {
  const { student } = await bought("premium");
  await mailsTo(app, student.email);
  const id = await subscriptionOf(student);
  at("2027-02-18T12:00:01Z");
  const events = books.renew(id, { declined: true });
  await deliverAll([...events, ...events]);
  expect(await billing(student)).toMatchObject({
    subscription: { subscribed: false },
    premium: { status: "past_due", renews: true },
    payments: [{ status: "failed" }, { status: "paid" }],
  });
  expect((await subjects(student)).filter((subject) => subject.includes("failed"))).toHaveLength(1);
  await deliverAll(books.payLate(id));
  expect(await billing(student)).toMatchObject({
    subscription: { subscribed: true },
    premium: { status: "active", paid_until: "2027-05-18T12:00:00.000Z" },
  });
  now = testNow;
});

test("each payment gets one receipt, however often it is reported", async () => {
  const student = await makeStudent(app);
  const session = await startCheckout(student);
  const events = books.pay(session);
  await Promise.all([...events, ...events, ...events].map(app.deliver));
  await sweepBilling(deps);
  const receipts = (await mailsTo(app, student.email)).filter(({ subject }) => subject.startsWith("Receipt"));
  expect(receipts).toMatchObject([{ subject: "Receipt: 100 credits for $30" }]);
  expect(receipts[0]?.text).toContain("Your payment of $30 arrived on November 18, 2026.");
  expect(receipts[0]?.text).toContain("http://laurel.test/credits");
});

test("a renewal is announced once, a week ahead, unless it was canceled", async () => {
  const [{ student }, { student: canceling }] = [await bought("premium"), await bought("premium")];
  await wish(canceling, false);
  at("2027-02-11T11:00:00Z");
  await announceRenewals(deps);
  expect((await subjects(student)).some((subject) => subject.includes("renews on"))).toBe(false);
  at("2027-02-11T13:00:00Z");
  await Promise.all([announceRenewals(deps), announceRenewals(deps)]);
  await announceRenewals(deps);
  const announced = (await mailsTo(app, student.email)).filter(({ subject }) => subject.includes("renews on"));
  expect(announced).toMatchObject([{ subject: "Laurel Premium renews on February 18, 2027" }]);
  expect(announced[0]?.text).toContain("$30 is charged");
  expect((await subjects(canceling)).some((subject) => subject.includes("renews on"))).toBe(false);
  now = testNow;
});

test("an announcement is not mailed when the student cancels before it is sent", async () => {
  const { student } = await bought("premium");
  await mailsTo(app, student.email);
  at("2027-02-17T12:00:00Z");
  await announceRenewals(deps);
  await wish(student, false);
  expect((await subjects(student)).some((subject) => subject.includes("renews on"))).toBe(false);
  now = testNow;
});

test("the sweep finds a payment of which nobody told, after ten minutes", async () => {
  const student = await makeStudent(app);
  books.pay(await startCheckout(student));
  await sweepBilling(deps);
  expect((await account(student))?.credits ?? 0).toBe(0);
  at("2026-11-18T12:10:00Z");
  await sweepBilling(deps);
  expect((await account(student))?.credits).toBe(100);
  now = testNow;
});

test("the sweep finds a renewal of which no event told, with its payment", async () => {
  const { student } = await bought("premium");
  at("2027-02-18T12:00:01Z");
  books.renew(await subscriptionOf(student));
  await sweepBilling(deps);
  expect(await billing(student)).toMatchObject({
    subscription: { subscribed: true },
    premium: { paid_until: "2027-05-18T12:00:00.000Z" },
    payments: [{ status: "paid" }, { status: "paid" }],
  });
  now = testNow;
});

test("one checkout that cannot be read does not stop the sweep", async () => {
  const [lost, student] = [await makeStudent(app), await makeStudent(app)];
  books.sessions.delete(await startCheckout(lost));
  books.pay(await startCheckout(student));
  at("2026-11-18T12:10:00Z");
  await sweepBilling(deps);
  expect((await account(student))?.credits).toBe(100);
  now = testNow;
});

test("deleting an account ends its subscription at the provider, also when that fails at first", async () => {
  const { student } = await bought("premium");
  const id = await subscriptionOf(student);
  expect(await eraseUser(deps, student.id)).toBe(true);
  const worker = billingWorkers(deps).find(({ queue }) => queue.name === "end_subscription");
  if (!worker) throw new Error("no worker");
  app.breakStripe(500);
  await deps.jobs.runDue(worker);
  expect(books.subscriptions.get(id)?.status).toBe("active");
  app.breakStripe(null);
  await deps.db.execute("update pgboss.job set start_after = now() where name = 'end_subscription'");
  await deps.jobs.runDue(worker);
  expect(books.subscriptions.get(id)?.status).toBe("canceled");
});

test.each([
  [
    "check-subscription",
    "premium",
    { subscribed: true },
    (app: App, cookie: string) => app.call("/api/functions/check-subscription", { method: "POST", cookie }),
  ],
  ["the credits page", "starter", { balance: 100 }, (app: App, cookie: string) => app.call("/api/credits", { cookie })],
] as const)("%s asks the provider about an open checkout", async (_what, bought, expected, ask) => {
  const student = await makeStudent(app);
  books.pay(await startCheckout(student, bought));
  expect(await (await ask(app, student.cookie)).json()).toMatchObject(expected);
});

test("premium whose renewal was declined ends at once when it is canceled, and its charge is given up", async () => {
  const { student } = await bought("premium");
  const id = await subscriptionOf(student);
  at("2027-02-18T12:00:01Z");
  await deliverAll(books.renew(id, { declined: true }));
  expect(await (await wish(student, false)).json()).toMatchObject({ status: "ended", renews: false });
  expect(books.subscriptions.get(id)?.status).toBe("canceled");
  expect([...books.invoices.values()].at(-1)?.status).toBe("void");
  expect(await startCheckout(student, "premium")).not.toBe("");
  now = testNow;
});

test("premium that ends by a day set in the billing portal can renew again", async () => {
  const { student } = await bought("premium");
  const id = await subscriptionOf(student);
  const subscription = Object.assign(books.subscriptions.get(id) ?? {}, { cancel_at: books.now() + 1000 });
  await deliverAll([books.event("customer.subscription.updated", subscription)]);
  expect((await billing(student)).premium.renews).toBe(false);
  expect(await (await wish(student, true)).json()).toMatchObject({ renews: true });
});

test("the page shows a renewal of which no event told", async () => {
  const { student } = await bought("premium");
  at("2027-02-18T12:00:01Z");
  books.renew(await subscriptionOf(student));
  expect(await billing(student)).toMatchObject({
    subscription: { subscribed: true },
    premium: { status: "active", renews: true },
  });
  now = testNow;
});

test("a checkout that is paid after its account was deleted counts for nobody, and its subscription is ended", async () => {
  const student = await makeStudent(app);
  const session = await startCheckout(student, "premium");
  await eraseUser(deps, student.id);
  await deliverAll(books.pay(session));
  expect(books.subscriptions.get(String(books.sessions.get(session)?.subscription))?.status).toBe("canceled");
});

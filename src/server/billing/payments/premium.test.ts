import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { makeStudent } from "#tests/support/make-student.ts";
import { appWithStripe } from "#tests/support/payments.ts";
import { testNow } from "#tests/support/test-app.ts";
import { checkouts, payments, subscriptions } from "../table.ts";

let now = testNow;
const app = await appWithStripe(() => now);
const { call, db, stripe, startCheckout, deliverAll, bought, account, firstPayment, subscriptionOf } = app;
const { books } = stripe;
afterAll(stripe.stop);

const day = 86_400_000;

test("premium lasts from its payment for three months, and a second checkout is refused meanwhile", async () => {
  const { student } = await bought("premium");
  expect((await account(student))?.premium_until).toEqual(new Date("2027-02-18T12:00:00Z"));
  const again = await call("/api/functions/create-subscription-checkout", { method: "POST", cookie: student.cookie });
  expect([again.status, (await again.json()).code]).toEqual([409, "already_subscribed"]);
});

test("a student whose renewal was declined cannot subscribe a second time beside it", async () => {
  const { student } = await bought("premium");
  await deliverAll(books.renew(await subscriptionOf(student), { declined: true }));
  const again = await call("/api/functions/create-subscription-checkout", { method: "POST", cookie: student.cookie });
  expect([again.status, (await again.json()).code]).toEqual([409, "already_subscribed"]);
});

test("two clicks on Subscribe lead to one session", async () => {
  const student = await makeStudent(app);
  const ids = await Promise.all([1, 2, 3].map(() => startCheckout(student, "premium")));
  expect(new Set(ids).size).toBe(1);
  expect(await startCheckout(student, "premium")).toBe(ids[0]);
  expect(await db.$count(checkouts, eq(checkouts.user_id, student.id))).toBe(1);
});

test("a renewal moves the end of premium, a declined one does not until it is paid", async () => {
  const { student } = await bought("premium");
  const id = await subscriptionOf(student);
  await deliverAll(books.renew(id));
  expect((await account(student))?.premium_until).toEqual(new Date("2027-05-18T12:00:00Z"));
  await deliverAll(books.renew(id, { declined: true }));
  expect((await account(student))?.premium_until).toEqual(new Date("2027-05-18T12:00:00Z"));
  await deliverAll(books.payLate(id));
  expect((await account(student))?.premium_until).toEqual(new Date("2027-08-18T12:00:00Z"));
  const statuses = await db.select({ status: payments.status }).from(payments).where(eq(payments.user_id, student.id));
  expect(statuses).toEqual([{ status: "paid" }, { status: "paid" }, { status: "paid" }]);
});

test("events in any order lead to the same state", async () => {
  const student = await makeStudent(app);
  const session = await startCheckout(student, "premium");
  const first = books.pay(session);
  const id = String(books.sessions.get(session)?.subscription);
  const all = [...first, ...books.renew(id), ...books.renew(id, { declined: true }), ...books.end(id)];
  await deliverAll(all.toReversed());
  expect(await db.select().from(subscriptions).where(eq(subscriptions.id, id))).toMatchObject([
    { status: "ended", renews: false },
  ]);
  expect((await account(student))?.premium_until).toEqual(now);
});

test("premium whose payment was refunded in full ends", async () => {
  const { student } = await bought("premium");
  now = new Date(now.getTime() + 10 * day);
  await deliverAll(books.refund(await firstPayment(student), 3000));
  expect((await account(student))?.premium_until).toEqual(now);
  expect([...books.subscriptions.values()].at(-1)?.status).toBe("canceled");
});

test("premium at another price gives nothing, and its subscription is ended", async () => {
  const student = await makeStudent(app);
  const session = await startCheckout(student, "premium");
  await deliverAll(books.pay(session, { amount_total: 100 }));
  expect((await account(student))?.premium_until ?? null).toBeNull();
  expect(books.subscriptions.get(String(books.sessions.get(session)?.subscription))?.status).toBe("canceled");
});

test("a subscription that no checkout of Laurel started is ignored, whatever it says about its owner", async () => {
  const student = await makeStudent(app);
  const { student: other } = await bought("premium");
  const known = books.subscriptions.get(await subscriptionOf(other));
  if (!known) throw new Error("no subscription");
  const foreign = { ...known, id: "sub_foreign", metadata: { user_id: student.id } };
  books.subscriptions.set(foreign.id, foreign);
  await deliverAll([books.event("customer.subscription.created", foreign)]);
  expect((await account(student))?.premium_until ?? null).toBeNull();
});

test("a second subscription beside a running one is ended and refused", async () => {
  const student = await makeStudent(app);
  const first = await startCheckout(student, "premium");
  await db.update(checkouts).set({ state: "closed" }).where(eq(checkouts.session_id, first));
  const second = await startCheckout(student, "premium");
  await db.update(checkouts).set({ state: "open" }).where(eq(checkouts.session_id, first));
  await deliverAll([...books.pay(first), ...books.pay(second)]);
  const statuses = [first, second].map(
    (id) => books.subscriptions.get(String(books.sessions.get(id)?.subscription))?.status,
  );
  expect(statuses).toEqual(["active", "canceled"]);
});

test("a period that has begun and is not charged yet keeps premium open for three hours only", async () => {
  const { student } = await bought("premium");
  const id = await subscriptionOf(student);
  const before = (await account(student))?.premium_until?.getTime() ?? 0;
  await deliverAll(books.beginPeriod(id));
  expect((await account(student))?.premium_until).toEqual(new Date(before + 3 * 3_600_000));
  await deliverAll(books.payLate(id));
  expect((await account(student))?.premium_until?.getTime()).toBeGreaterThan(before + 80 * day);
});

test("a refund of an earlier period leaves the present one open", async () => {
  const { student } = await bought("premium");
  const earlier = await firstPayment(student);
  now = new Date(now.getTime() + day);
  await deliverAll(books.renew(await subscriptionOf(student)));
  await deliverAll(books.refund(earlier, 3000));
  expect(books.subscriptions.get(await subscriptionOf(student))?.status).toBe("active");
});

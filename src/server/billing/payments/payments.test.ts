import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { appWithStripe } from "#tests/support/payments.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { billingAccounts, checkouts, creditEntries, paymentEvents, payments } from "../table.ts";

const now = testNow;
const app = await appWithStripe(() => now);
const { call, db, stripe, startCheckout, deliver, deliverAll, bought, account, firstPayment } = app;
const { books } = stripe;
afterAll(stripe.stop);

const comeBack = (student: TestStudent, session_id: string) =>
  call("/api/functions/process-credit-payment", { json: { session_id }, cookie: student.cookie });

const balance = async (student: TestStudent) => (await account(student))?.credits ?? 0;

test("a pack that is paid adds its credits once, when the student comes back", async () => {
  const student = await makeStudent(app);
  const session = await startCheckout(student);
  const unpaid = await comeBack(student, session);
  expect([unpaid.status, (await unpaid.json()).code]).toEqual([409, "payment_pending"]);
  books.pay(session);
  for (const _again of [1, 2]) {
    const response = await comeBack(student, session);
    expect([response.status, await response.json()]).toEqual([200, { credits_added: 100, new_balance: 100 }]);
  }
  expect(await db.$count(creditEntries, eq(creditEntries.user_id, student.id))).toBe(1);
});

test("the provider is asked for the price, the pack, the owner and the way back", async () => {
  const student = await makeStudent(app);
  const session = books.sessions.get(await startCheckout(student, "plus"));
  expect(session).toMatchObject({
    mode: "payment",
    amount_total: 6000,
    currency: "usd",
    client_reference_id: student.id,
    success_url: "http://laurel.test/credit-success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://laurel.test/credits",
  });
  expect(books.sessions.get(await startCheckout(student, "premium"))).toMatchObject({
    mode: "subscription",
    amount_total: 3000,
    months: 3,
    success_url: "http://laurel.test/subscription?session_id={CHECKOUT_SESSION_ID}",
  });
});

test("the same session fifty times in parallel adds its credits once", async () => {
  const student = await makeStudent(app);
  const session = await startCheckout(student);
  books.pay(session);
  const answers = await Promise.all(Array.from({ length: 50 }, () => comeBack(student, session)));
  for (const answer of answers) expect(await answer.json()).toEqual({ credits_added: 100, new_balance: 100 });
  expect(await db.$count(creditEntries, eq(creditEntries.user_id, student.id))).toBe(1);
  expect(await db.$count(payments, eq(payments.user_id, student.id))).toBe(1);
});

test("the redirect and the event race twenty times, and the credits are added once each time", async () => {
  for (let runner = 0; runner < 2; runner++) {
    const student = await makeStudent(app);
    for (let race = 1; race <= 10; race++) {
      const session = await startCheckout(student);
      const deliveries = books.pay(session).map((event) => () => deliver(event));
      const redirect = () => comeBack(student, session);
      const all = race % 2 ? [redirect, ...deliveries] : [...deliveries, redirect];
      const answers = await Promise.all(all.map((send) => send()));
      expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
    }
    expect(await balance(student)).toBe(1000);
    expect(await db.$count(creditEntries, eq(creditEntries.user_id, student.id))).toBe(10);
  }
});

test("another student's session is not found, and adds nothing to anybody", async () => {
  const [owner, other] = [await makeStudent(app), await makeStudent(app)];
  const session = await startCheckout(owner);
  books.pay(session);
  const stolen = await comeBack(other, session);
  expect([stolen.status, (await stolen.json()).code]).toEqual([404, "no_such_payment"]);
  expect([await balance(owner), await balance(other)]).toEqual([0, 0]);
  expect((await comeBack(owner, session)).status).toBe(200);
});

test.each([
  ["amount", "starter", { amount_total: 1 }],
  ["currency", "starter", { currency: "jpy" }],
  ["owner", "starter", { client_reference_id: "somebody else" }],
] as const)("a paid session with another %s is refused, and its payment is left for the operator", async (...given) => {
  const [, what, changes] = given;
  const student = await makeStudent(app);
  const session = await startCheckout(student, what);
  await deliverAll(books.pay(session, changes));
  const refused = await comeBack(student, session);
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: "payment_refused" }]);
  expect(await balance(student)).toBe(0);
  const [row] = await db.select().from(checkouts).where(eq(checkouts.session_id, session));
  expect(row?.state).toBe("refused");
});

test("a session that expired is closed, and nothing is charged", async () => {
  const student = await makeStudent(app);
  const session = await startCheckout(student);
  await deliverAll(books.expire(session));
  const response = await comeBack(student, session);
  expect([response.status, (await response.json()).detail]).toEqual([
    409,
    "This payment ended without being paid. Nothing was charged.",
  ]);
});

test("only an event with the provider's signature of the last 300 seconds counts", async () => {
  const student = await makeStudent(app);
  const session = await startCheckout(student);
  books.pay(session);
  const object = books.sessions.get(session) ?? {};
  const signed = (options = {}) => books.event("checkout.session.completed", object, options);
  const good = signed();
  const seconds = books.now();
  const bad = [
    { ...good, signature: "" },
    { ...good, signature: "t=1,v1=abc" },
    { ...good, signature: good.signature.replace(/.$/, (last) => (last === "0" ? "1" : "0")) },
    { ...good, body: good.body.replace("checkout", "checkouts") },
    { ...good, body: `${good.body} ` },
    signed({ secret: "whsec_other" }),
    signed({ signedAt: seconds - 301 }),
  ];
  for (const event of bad) {
    const response = await deliver(event);
    expect([response.status, (await response.json()).code]).toEqual([400, "bad_signature"]);
  }
  expect(await balance(student)).toBe(0);
  expect((await deliver(signed({ signedAt: seconds - 299 }))).status).toBe(200);
  expect(await balance(student)).toBe(100);
});

test("an event is handled once, and one that failed is handled when it comes again", async () => {
  const student = await makeStudent(app);
  const [event] = books.pay(await startCheckout(student));
  if (!event) throw new Error("no event");
  app.breakStripe(500);
  expect((await deliver(event)).status).toBe(503);
  app.breakStripe(null);
  expect(await db.$count(paymentEvents, eq(paymentEvents.id, event.id))).toBe(0);
  expect((await deliver(event)).status).toBe(200);
  const asked = stripe.requests.length;
  expect((await deliver(event)).status).toBe(200);
  expect(stripe.requests.length).toBe(asked);
  expect(await balance(student)).toBe(100);
});

test("a refund takes back the same share of the credits, and a full one all of them", async () => {
  const { student } = await bought();
  const payment = await firstPayment(student);
  await deliverAll(books.refund(payment, 1000));
  expect(await balance(student)).toBe(67);
  const [event] = books.refund(payment, 2000);
  if (event) await Promise.all(Array.from({ length: 10 }, () => deliver(event)));
  expect(await account(student)).toMatchObject({ credits: 0, credit_debt: 0 });
});

test("credits that were used before a refund become a debt, which the next purchase pays first", async () => {
  const { student } = await bought();
  const changes = { credits: 30 };
  await db.insert(creditEntries).values({
    user_id: student.id,
    kind: "reserve",
    credits: -70,
    balance_after: 30,
    key: `reserve:${student.id}`,
    created_at: now,
  });
  await db.update(billingAccounts).set(changes).where(eq(billingAccounts.user_id, student.id));
  await deliverAll(books.refund(await firstPayment(student), 3000));
  expect(await account(student)).toMatchObject({ credits: 0, credit_debt: 70 });
  const next = await startCheckout(student);
  await deliverAll(books.pay(next));
  expect(await account(student)).toMatchObject({ credits: 30, credit_debt: 0 });
});

test("a dispute takes the credits back, and a won one gives them back", async () => {
  const { student } = await bought();
  const payment = await firstPayment(student);
  await deliverAll(books.dispute(payment, 3000));
  expect(await balance(student)).toBe(0);
  await deliverAll(books.decide(payment, "won"));
  expect(await balance(student)).toBe(100);
});

test("a refund that is reported before the payment still counts", async () => {
  const student = await makeStudent(app);
  const session = await startCheckout(student);
  const paid = books.pay(session);
  await deliverAll(books.refund(String(books.sessions.get(session)?.payment_intent), 3000));
  await deliverAll(paid);
  expect(await account(student)).toMatchObject({ credits: 0, credit_debt: 0 });
  expect(await db.$count(creditEntries, eq(creditEntries.user_id, student.id))).toBe(2);
});

test("a wrong pack, a missing session and a visitor are refused by name", async () => {
  const student = await makeStudent(app);
  const wrong = await call("/api/functions/create-credit-checkout", { json: { pack: "free" }, cookie: student.cookie });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    404,
    { code: "no_such_pack", message: expect.any(String) },
  ]);
  const empty = await call("/api/functions/process-credit-payment", { json: {}, cookie: student.cookie });
  expect([empty.status, (await empty.json()).errors]).toMatchObject([400, [{ path: "session_id" }]]);
  const visitor = await call("/api/functions/create-subscription-checkout", { method: "POST" });
  expect(visitor.status).toBe(401);
});

test("without a payment provider, a checkout says that payments are not set up", async () => {
  const own = await testApp({ payments: null });
  const student = await makeStudent(own);
  const response = await own.call("/api/functions/create-subscription-checkout", {
    method: "POST",
    cookie: student.cookie,
  });
  expect([response.status, (await response.json()).code]).toEqual([503, "payments_off"]);
});

test("a checkout that the provider cannot open is a temporary error, and stores nothing", async () => {
  const student = await makeStudent(app);
  app.breakStripe(500);
  const response = await call("/api/functions/create-credit-checkout", {
    json: { pack: "starter" },
    cookie: student.cookie,
  });
  expect([response.status, (await response.json()).code]).toEqual([503, "payments_unavailable"]);
  expect(await db.$count(checkouts, eq(checkouts.user_id, student.id))).toBe(0);
});

test("a repeated Idempotency-Key with another pack is refused, and with the same one leads to the same page", async () => {
  const student = await makeStudent(app);
  const start = (pack: string) =>
    call("/api/functions/create-credit-checkout", {
      json: { pack },
      cookie: student.cookie,
      headers: { "idempotency-key": "k".repeat(200) },
    });
  const first = await (await start("starter")).json();
  expect(await (await start("starter")).json()).toEqual(first);
  const other = await start("plus");
  expect([other.status, (await other.json()).code]).toEqual([422, "idempotency_key_reused"]);
});

test("a receipt is mailed with the provider's page of the payment", async () => {
  const { student } = await bought();
  const [payment] = await db.select().from(payments).where(eq(payments.user_id, student.id));
  expect(payment?.receipt_url).toBe(`https://pay.test/${payment?.id}`);
});

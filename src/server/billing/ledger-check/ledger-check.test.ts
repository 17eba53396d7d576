import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { trialEnd } from "#domain/billing/access.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { adminCommand } from "#tests/support/admin-command.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { addPurchase } from "../ledger/store.ts";
import { capture, release, reserve } from "../paid-calls/store.ts";
import { checkouts } from "../table.ts";
import { checkLedger, type LedgerCheck } from "./store.ts";

const now = trialEnd(testNow);
const app = await testApp({ clock: () => now });
const { db } = app;

/** A student with a purchase of 10 credits, a charged call, a free one and one in progress. */
async function studentWithBooks() {
  const { id } = await makeStudent(app);
  const session_id = randomUUID();
  const paid = {
    kind: "credits",
    credits: 10,
    amount_cents: 300,
    currency: "usd",
    state: "paid",
    url: "https://pay.test",
  } as const;
  await db.insert(checkouts).values({ ...paid, session_id, user_id: id, created_at: now });
  await inTransaction(db, (tx) => addPurchase(tx, { user_id: id, session_id, credits: 10, now }));
  const calls = [];
  for (let n = 0; n < 3; n++) {
    const call = { user_id: id, call: "ai_search", credits: 3, now, expires_at: now } as const;
    const reserved = await reserve(db, { ...call, idempotency_key: null, input_fingerprint: null });
    if (reserved.ok) calls.push({ id: reserved.id, user_id: id });
  }
  const [charged, free, open] = calls;
  if (!charged || !free || !open) throw new Error("10 credits pay three calls");
  await capture(db, charged, {});
  await release(db, free, { now });
  return { id, session_id, open: open.id };
}

const check = () => adminCommand({ db, now: () => now }, ["ledger", "check"]);

test("right books have no problem", async () => {
  await studentWithBooks();
  const { code, out } = await check();
  expect(out).toMatch(/^accounts \d+, entries \d+, credits \d+, debt 0, calls in progress \d+\nproblems 0\n$/);
  expect(code).toBe(0);
});

type Books = Awaited<ReturnType<typeof studentWithBooks>>;
const entry = (id: string, kind: string, credits: number, key = randomUUID()) => sql`
  insert into credit_entries (user_id, kind, credits, balance_after, key, created_at)
  values (${id}, ${kind}, ${credits}, 0, ${key}, now())`;
const premiumCheckout = (id: string, state: string) => sql`
  insert into checkouts (session_id, user_id, kind, amount_cents, currency, state, url, created_at)
  values (${randomUUID()}, ${id}, 'premium', 3000, 'usd', ${state}, 'https://pay.test', ${now.toISOString()})`;
/** Gives the student a running subscription for each payment of these. */
const subscriptions = (id: string, payments: ("paid" | "failed")[]) => sql`
  with account as (update billing_accounts set premium_until = '2100-01-01' where user_id = ${id}),
  payment as (insert into payments (id, user_id, kind, subscription_id, amount_cents, currency, status, at)
    select gen_random_uuid(), ${id}, 'premium', ${id}::text || number, 3000, 'usd', status, now()
    from unnest(${sql.param(payments)}::text[]) with ordinality as given(status, number))
  insert into subscriptions (id, user_id, status, paid_until, renews, updated_at)
  select ${id}::text || number, ${id}, 'active', '2100-01-01', true, now() from generate_series(1, ${payments.length}) as number`;

const damages: [string, LedgerCheck[], (books: Books) => SQL][] = [
  [
    "a balance that was raised",
    ["balance"],
    ({ id }) => sql`update billing_accounts set credits = 99 where user_id = ${id}`,
  ],
  [
    "a debt without an entry",
    ["balance"],
    ({ id }) => sql`update billing_accounts set credit_debt = 1 where user_id = ${id}`,
  ],
  ["a lost account", ["balance"], ({ id }) => sql`delete from billing_accounts where user_id = ${id}`],
  ["an entry beside the books", ["balance", "order"], ({ id }) => entry(id, "refund", -1)],
  [
    "a call that is charged without an entry",
    ["call"],
    ({ id }) => sql`
    insert into paid_calls (user_id, call, credits, state, created_at, expires_at)
    values (${id}, 'ai_search', 3, 'captured', now(), now())`,
  ],
  [
    "a captured call that is called released",
    ["call"],
    ({ id }) => sql`
    update paid_calls set state = 'released' where user_id = ${id} and state = 'captured'`,
  ],
  ["a price of no call", ["balance", "order", "entry_without_call"], ({ id }) => entry(id, "reserve", -1)],
  [
    "a call that nobody released",
    ["overdue_call"],
    ({ open }) => sql`
    update paid_calls set expires_at = ${now.toISOString()}::timestamptz - interval '11 minutes' where id = ${open}`,
  ],
  [
    "a paid checkout without its credits",
    ["checkout_without_purchase"],
    ({ id }) => sql`
    insert into checkouts (session_id, user_id, kind, credits, amount_cents, currency, state, url, created_at)
    values (${randomUUID()}, ${id}, 'credits', 10, 300, 'usd', 'paid', 'https://pay.test', now())`,
  ],
  [
    "credits of a checkout that is not paid",
    ["purchase_without_checkout"],
    ({ session_id }) => sql`
    update checkouts set state = 'open' where session_id = ${session_id}`,
  ],
  [
    "a refund that took nothing back",
    ["payment"],
    ({ id, session_id }) => sql`
    insert into payments (id, user_id, kind, session_id, credits, amount_cents, refunded_cents, currency, status, at)
    values (${randomUUID()}, ${id}, 'credits', ${session_id}, 10, 300, 150, 'usd', 'paid', now())`,
  ],
  ["a paid checkout that counts for nobody", ["refused_checkout"], ({ id }) => premiumCheckout(id, "refused")],
  [
    "premium that nobody paid",
    ["premium"],
    ({ id }) => sql`
    update billing_accounts set premium_until = now() where user_id = ${id}`,
  ],
  [
    "a paid checkout of premium without a payment",
    ["premium_without_payment"],
    ({ id }) => premiumCheckout(id, "paid"),
  ],
  ["a subscription whose payment failed", ["subscription_without_payment"], ({ id }) => subscriptions(id, ["failed"])],
  ["two running subscriptions", ["two_subscriptions"], ({ id }) => subscriptions(id, ["paid", "paid"])],
];

test.each(damages)("the check finds %s", async (_, found, damage) => {
  const books = await studentWithBooks();
  await db.execute(damage(books));
  const own = (await checkLedger(db, now)).problems.filter(({ user_id }) => user_id === books.id);
  expect([...new Set(own.map((problem) => problem.check))]).toEqual(found);
  const { code, out } = await check();
  expect(out).toContain(`${found[0]}  ${books.id}  `);
  expect(code).toBe(1);
});

test("a subscription may be stored before its payment while its checkout is open", async () => {
  const { id } = await studentWithBooks();
  await db.execute(subscriptions(id, ["failed"]));
  await db.execute(premiumCheckout(id, "open"));
  expect((await checkLedger(db, now)).problems.filter(({ user_id }) => user_id === id)).toEqual([]);
});

test("a refused checkout is no problem any more once the operator has noted its refund", async () => {
  const session_id = randomUUID();
  const refused = { kind: "credits", credits: 10, amount_cents: 300, currency: "usd", state: "refused" } as const;
  await db.insert(checkouts).values({ ...refused, session_id, url: "https://pay.test", created_at: now });
  expect((await check()).out).toContain(`refused_checkout  deleted-account  Checkout ${session_id} was paid`);
  const note = () => adminCommand({ db, now: () => now }, ["ledger", "refunded", session_id]);
  expect((await note()).code).toBe(0);
  expect((await check()).out).not.toContain(session_id);
  expect((await note()).code).toBe(1);
});

test("the command says what it needs", async () => {
  expect(await adminCommand({ db, now: () => now }, ["ledger"])).toMatchObject({ code: 2 });
});

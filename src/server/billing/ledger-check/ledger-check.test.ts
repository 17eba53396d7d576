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
  };
  await db.insert(checkouts).values({ ...paid, session_id, user_id: id, created_at: now });
  await inTransaction(db, (tx) => addPurchase(tx, { user_id: id, session_id, credits: 10, now }));
  const calls = [];
  for (let n = 0; n < 3; n++) {
    const call = { user_id: id, call: "ai_search", credits: 3, idempotency_key: null, now, expires_at: now } as const;
    const reserved = await reserve(db, call);
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
  [
    "premium that nobody paid",
    ["premium"],
    ({ id }) => sql`
    update billing_accounts set premium_until = now() where user_id = ${id}`,
  ],
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

test("the command says what it needs", async () => {
  expect(await adminCommand({ db, now: () => now }, ["ledger"])).toMatchObject({ code: 2 });
});

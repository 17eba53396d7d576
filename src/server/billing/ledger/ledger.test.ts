import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { trialEnd } from "#domain/billing/access.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { checkLedger } from "../ledger-check/store.ts";
import { paidCall } from "../paid-calls/paid-call.ts";
import { capture, release, reserve } from "../paid-calls/store.ts";
import { creditEntries } from "../table.ts";
import { addPurchase, giveBack, readBalance, takeBack } from "./store.ts";

const now = trialEnd(testNow);
const app = await testApp({ clock: () => now });
const { db, deps, call } = app;

const buy = (user_id: string, credits: number, session_id: string = randomUUID()) =>
  inTransaction(db, (tx) => addPurchase(tx, { user_id, session_id, credits, now }));
const refund = (user_id: string, credits: number, key: string = randomUUID()) =>
  inTransaction(db, (tx) => takeBack(tx, { user_id, kind: "refund", key, credits, now }));
const creditsOf = async (cookie: string, search = "") => (await call(`/api/credits${search}`, { cookie })).json();

test("the history explains every line, newest first", async () => {
  const { id, cookie } = await makeStudent(app);
  const student = { id, signed_up_at: testNow };
  await buy(id, 4);
  const search = { student, call: "ai_search", idempotencyKey: null, input: {} } as const;
  await paidCall(deps, search, async () => ({ charge: true, answer: {} }));
  await refund(id, 4);
  await buy(id, 10);
  const open = Promise.withResolvers<never>();
  const begun = Promise.withResolvers<void>();
  const failing = paidCall(deps, { student, call: "essay_quick", idempotencyKey: null, input: {} }, () => {
    begun.resolve();
    return open.promise;
  });
  await begun.promise;
  const page = await creditsOf(cookie);
  expect(page).toMatchObject({ balance: 6, debt: 0, next_cursor: null });
  expect(page.packs.map(({ id: pack }: { id: string }) => pack)).toEqual(["starter", "plus", "max"]);
  expect(
    page.items.map((item: Record<string, unknown>) => [
      item.kind,
      item.credits,
      item.debt,
      item.balance_after,
      item.call,
      item.open,
    ]),
  ).toEqual([
    ["reserve", -1, 0, 6, "essay_quick", true],
    ["debt_paid", -3, -3, 7, null, false],
    ["purchase", 10, 0, 10, null, false],
    ["refund", -1, 3, 0, null, false],
    ["reserve", -3, 0, 1, "ai_search", false],
    ["purchase", 4, 0, 4, null, false],
  ]);
  open.reject(new Error("the model is away"));
  await expect(failing).rejects.toThrow();
  const [released, reserved] = (await creditsOf(cookie)).items;
  expect(released).toMatchObject({ kind: "release", credits: 1, balance_after: 7, call: "essay_quick", open: false });
  expect(reserved).toMatchObject({ kind: "reserve", open: false });
});

test("a long history comes in pages, each line once", async () => {
  const { id, cookie } = await makeStudent(app);
  for (let credits = 1; credits <= 60; credits++) await buy(id, credits);
  const first = await creditsOf(cookie);
  const second = await creditsOf(cookie, `?cursor=${first.next_cursor}`);
  const credits = [...first.items, ...second.items].map((item) => item.credits);
  expect(credits).toEqual(Array.from({ length: 60 }, (_, i) => 60 - i));
  expect(second.next_cursor).toBeNull();
  expect((await call("/api/credits?cursor=x", { cookie })).status).toBe(400);
});

test("a student sees no credits of another, and a visitor none", async () => {
  const [rich, other] = [await makeStudent(app), await makeStudent(app)];
  await buy(rich.id, 100);
  expect(await creditsOf(other.cookie)).toMatchObject({ balance: 0, items: [] });
  const { next_cursor: _, items } = await creditsOf(rich.cookie);
  const cursor = Buffer.from(JSON.stringify({ id: Number(items[0].id) + 1 })).toString("base64url");
  expect((await creditsOf(other.cookie, `?cursor=${cursor}`)).items).toEqual([]);
  expect((await call("/api/credits")).status).toBe(401);
});

test("the same purchase 20 times at once adds its credits once", async () => {
  const { id } = await makeStudent(app);
  const session = randomUUID();
  const added = await Promise.all(Array.from({ length: 20 }, () => buy(id, 100, session)));
  expect(added.filter(({ applied }) => applied)).toHaveLength(1);
  expect(added.every(({ credits }) => credits === 100)).toBe(true);
  expect(await readBalance(db, id)).toEqual({ credits: 100, debt: 0 });
});

test("entries cannot be changed or deleted, and go with their account", async () => {
  const { id, cookie } = await makeStudent(app);
  await buy(id, 100);
  const own = eq(creditEntries.user_id, id);
  const refusal = { cause: expect.objectContaining({ message: "credit_entries is append-only" }) };
  await expect(db.update(creditEntries).set({ credits: 1000 }).where(own)).rejects.toMatchObject(refusal);
  await expect(db.delete(creditEntries).where(own)).rejects.toMatchObject(refusal);
  expect(await creditsOf(cookie)).toMatchObject({ balance: 100 });
  await db.execute(sql`delete from users where id = ${id}`);
  expect(await db.$count(creditEntries, own)).toBe(0);
});

/** The problems of the ledger. Its purchases here are made without a checkout. */
const wrongBooks = async () =>
  (await checkLedger(db, now)).problems.filter(({ check }) => check !== "purchase_without_checkout");

type Step =
  | { do: "buy" | "win"; credits: number }
  | { do: "refund" | "dispute"; credits: number }
  | { do: "call"; charge: boolean }
  | { do: "begin" };
const credits = fc.integer({ min: 1, max: 12 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom("buy" as const, "win" as const), credits }),
  fc.record({ do: fc.constantFrom("refund" as const, "dispute" as const), credits }),
  fc.record({ do: fc.constant("call" as const), charge: fc.boolean() }),
  fc.record({ do: fc.constant("begin" as const) }),
);

/** Does one step. Returns by how much the balance less the debt should change. */
async function perform(user_id: string, each: Step): Promise<number> {
  const key = randomUUID();
  const inTx = (work: (tx: Database) => Promise<unknown>) => inTransaction(db, work);
  switch (each.do) {
    case "buy":
      await buy(user_id, each.credits);
      return each.credits;
    case "win":
      await inTx((tx) => giveBack(tx, { user_id, key, credits: each.credits, now }));
      return each.credits;
    case "refund":
    case "dispute":
      await inTx((tx) => takeBack(tx, { user_id, kind: each.do, key, credits: each.credits, now }));
      return -each.credits;
    default:
      return spend(user_id, each);
  }
}

async function spend(user_id: string, each: Extract<Step, { do: "call" | "begin" }>): Promise<number> {
  const call = {
    user_id,
    call: "ai_search",
    credits: 3,
    idempotency_key: null,
    input_fingerprint: null,
    now,
    expires_at: now,
  } as const;
  const reserved = await reserve(db, call);
  if (!reserved.ok) return 0;
  if (each.do === "begin") return -3;
  if (each.charge) return -(await capture(db, { id: reserved.id, user_id }, {}));
  await release(db, { id: reserved.id, user_id }, { now });
  return 0;
}

test("after any sequence of purchases, calls, refunds and disputes the books are right", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { id } = await makeStudent(app);
      let expected = 0;
      for (const each of steps) expected += await perform(id, each);
      const balance = await readBalance(db, id);
      expect(balance.credits - balance.debt).toBe(expected);
      expect(Math.min(balance.credits, balance.debt)).toBe(0);
    }),
    { numRuns: 25 },
  );
  expect(await wrongBooks()).toEqual([]);
});

test("many changes at once leave right books", async () => {
  const { id } = await makeStudent(app);
  await buy(id, 10);
  const steps: Step[] = Array.from({ length: 8 }, () => [
    { do: "buy", credits: 2 } as const,
    { do: "refund", credits: 3 } as const,
    { do: "call", charge: true } as const,
    { do: "call", charge: false } as const,
  ]).flat();
  const changes = await Promise.all(steps.map((each) => perform(id, each)));
  const balance = await readBalance(db, id);
  expect(balance.credits - balance.debt).toBe(changes.reduce((sum, change) => sum + change, 10));
  expect(await wrongBooks()).toEqual([]);
});

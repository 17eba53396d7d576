import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { trialEnd } from "#domain/billing/access.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { problemResponse } from "#server/platform/http/problem-response.ts";
import type { Base } from "#server/platform/http/routing.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { addPurchase, readBalance } from "../ledger/store.ts";
import { billingAccounts, creditEntries, paidCalls } from "../table.ts";
import { type PaidRequest, paidCall, reservedSeconds, workSeconds } from "./paid-call.ts";
import { answerDays, releaseExpiredCalls } from "./release-expired.ts";

const afterTrial = trialEnd(testNow);
let now = afterTrial;
const app = await testApp({ clock: () => now });
const { db, deps } = app;

/** A student whose trial has ended, with this many credits. */
async function studentWith(credits: number) {
  const { id, cookie } = await makeStudent(app);
  if (credits > 0)
    await inTransaction(db, (tx) => addPurchase(tx, { user_id: id, session_id: randomUUID(), credits, now }));
  return { id, cookie, signed_up_at: testNow };
}

type Caller = Awaited<ReturnType<typeof studentWith>>;
const search = (student: Caller, idempotencyKey: string | null = null, words = "nursing"): PaidRequest => ({
  student,
  call: "ai_search",
  idempotencyKey,
  input: { words },
});
const found = async () => ({ charge: true, answer: { scholarships: ["a"] } });
const entriesOf = ({ id }: Caller) =>
  db
    .select({ kind: creditEntries.kind, credits: creditEntries.credits, left: creditEntries.balance_after })
    .from(creditEntries)
    .where(eq(creditEntries.user_id, id))
    .orderBy(creditEntries.id);
const balanceOf = async ({ id }: Caller) => (await readBalance(db, id)).credits;
const callsOf = ({ id }: Caller) => db.select().from(paidCalls).where(eq(paidCalls.user_id, id));

test("a search costs 3 credits, and the answer says how many are left", async () => {
  const student = await studentWith(10);
  expect(await paidCall(deps, search(student), found)).toEqual({
    answer: { scholarships: ["a"] },
    credits_used: 3,
    remaining_credits: 7,
  });
  expect(await entriesOf(student)).toEqual([
    { kind: "purchase", credits: 10, left: 10 },
    { kind: "reserve", credits: -3, left: 7 },
  ]);
});

test("of 50 searches at once with 3 credits one succeeds, and 49 say how many credits are needed and left", async () => {
  const student = await studentWith(3);
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => paidCall(deps, search(student), found)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  expect(refused).toHaveLength(49);
  for (const problem of refused)
    expect(problem).toMatchObject({
      status: 402,
      code: "insufficient_credits",
      message: "You need 3 credits but only have 0. Purchase more credits to continue.",
      fields: { error: "Insufficient credits", required: 3, available: 0 },
    });
  expect(await balanceOf(student)).toBe(0);
  expect(await callsOf(student)).toHaveLength(1);
});

test("a call is refused before its work begins when the credits are too few", async () => {
  const student = await studentWith(2);
  const work = vi.fn(found);
  await expect(paidCall(deps, search(student), work)).rejects.toMatchObject({ fields: { required: 3, available: 2 } });
  expect(work).not.toHaveBeenCalled();
});

test("the credits of one student do not pay for another", async () => {
  const [rich, poor] = [await studentWith(100), await studentWith(0)];
  await expect(paidCall(deps, search(poor, "one"), found)).rejects.toMatchObject({ status: 402 });
  await paidCall(deps, search(rich, "one"), found);
  await expect(paidCall(deps, search(poor, "one"), found)).rejects.toMatchObject({ status: 402 });
  expect([await balanceOf(rich), await balanceOf(poor)]).toEqual([97, 0]);
});

test("work that fails costs nothing", async () => {
  const student = await studentWith(3);
  const work = () => Promise.reject(new Error("the model is away"));
  await expect(paidCall(deps, search(student), work)).rejects.toThrow("the model is away");
  expect(await balanceOf(student)).toBe(3);
  expect((await entriesOf(student)).map(({ kind }) => kind)).toEqual(["purchase", "reserve", "release"]);
});

test("an answer without results costs nothing", async () => {
  const student = await studentWith(3);
  const work = async () => ({ charge: false, answer: { scholarships: [] } });
  expect(await paidCall(deps, search(student), work)).toEqual({
    answer: { scholarships: [] },
    credits_used: 0,
    remaining_credits: 3,
  });
});

test("work that takes too long is aborted and costs nothing", async () => {
  const student = await studentWith(3);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const begun = Promise.withResolvers<AbortSignal>();
    const answer = paidCall(deps, search(student), (signal) => {
      begun.resolve(signal);
      return new Promise<never>(() => {});
    });
    const signal = await begun.promise;
    vi.advanceTimersByTime(workSeconds * 1000);
    await expect(answer).rejects.toMatchObject({ status: 504, code: "call_timed_out" });
    expect(signal.aborted).toBe(true);
  } finally {
    vi.useRealTimers();
  }
  expect(await balanceOf(student)).toBe(3);
});

test("calls cost nothing and need no credits until the last second of the trial", async () => {
  const student = await studentWith(0);
  now = new Date(afterTrial.getTime() - 1000);
  expect(await paidCall(deps, search(student), found)).toMatchObject({ credits_used: 0, remaining_credits: 0 });
  now = new Date(afterTrial.getTime() + 1000);
  await expect(paidCall(deps, search(student), found)).rejects.toMatchObject({ status: 402 });
  expect(await entriesOf(student)).toEqual([]);
});

test("premium pays no credits", async () => {
  const student = await studentWith(5);
  await db
    .update(billingAccounts)
    .set({ premium_until: new Date(now.getTime() + 1000) })
    .where(eq(billingAccounts.user_id, student.id));
  expect(await paidCall(deps, search(student), found)).toMatchObject({ credits_used: 0, remaining_credits: 5 });
});

test("20 requests at once with the same Idempotency-Key are charged once and worked on once", async () => {
  const student = await studentWith(100);
  const work = vi.fn(found);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => paidCall(deps, search(student, "click"), work)),
  );
  expect(work).toHaveBeenCalledTimes(1);
  expect(await balanceOf(student)).toBe(97);
  for (const outcome of outcomes) {
    if (outcome.status === "fulfilled") expect(outcome.value.answer).toEqual({ scholarships: ["a"] });
    else
      expect(outcome.reason).toMatchObject({
        status: 409,
        code: "call_in_progress",
        headers: { "Retry-After": "2" },
      });
  }
  const again = await paidCall(deps, search(student, "click"), work);
  expect(again).toEqual({ answer: { scholarships: ["a"] }, credits_used: 3, remaining_credits: 97 });
  expect(work).toHaveBeenCalledTimes(1);
});

test("a repeated request gets its first answer also when that one was free, or when no credits are left", async () => {
  const student = await studentWith(3);
  await paidCall(deps, search(student, "empty"), async () => ({ charge: false, answer: { scholarships: [] } }));
  await paidCall(deps, search(student, "full"), found);
  expect(await paidCall(deps, search(student, "empty"), found)).toEqual({
    answer: { scholarships: [] },
    credits_used: 0,
    remaining_credits: 0,
  });
  expect(await paidCall(deps, search(student, "full"), found)).toMatchObject({ credits_used: 3, remaining_credits: 0 });
});

test("after a failure the same Idempotency-Key tries again", async () => {
  const student = await studentWith(3);
  await expect(
    paidCall(deps, search(student, "retry"), () => Promise.reject(new Error("the model is away"))),
  ).rejects.toThrow("the model is away");
  expect(await paidCall(deps, search(student, "retry"), found)).toMatchObject({ credits_used: 3 });
});

test("an Idempotency-Key that comes with another input is refused, and nothing is charged", async () => {
  const student = await studentWith(10);
  await paidCall(deps, search(student, "k", "nursing"), found);
  const work = vi.fn(found);
  const other = paidCall(deps, search(student, "k", "welding"), work);
  await expect(other).rejects.toMatchObject({ status: 422, code: "idempotency_key_reused" });
  expect(work).not.toHaveBeenCalled();
  expect(await balanceOf(student)).toBe(7);
});

test("an answer is deleted after 30 days, and its Idempotency-Key charges nothing more", async () => {
  const student = await studentWith(10);
  await paidCall(deps, search(student, "old"), found);
  const begun = now.getTime();
  try {
    now = new Date(begun + answerDays * 86_400_000);
    await releaseExpiredCalls(deps);
    expect(await paidCall(deps, search(student, "old"), found)).toMatchObject({ credits_used: 3 });
    now = new Date(begun + answerDays * 86_400_000 + 1);
    await releaseExpiredCalls(deps);
    await expect(paidCall(deps, search(student, "old"), found)).rejects.toMatchObject({
      status: 410,
      code: "answer_deleted",
    });
  } finally {
    now = new Date(begun);
  }
  expect(await balanceOf(student)).toBe(7);
  expect(await callsOf(student)).toMatchObject([{ state: "captured", answer: null }]);
});

test("the same Idempotency-Key of another student or for another call is another request", async () => {
  const [one, other] = [await studentWith(10), await studentWith(10)];
  for (const request of [search(one, "k"), search(other, "k"), { ...search(one, "k"), call: "essay_quick" as const }])
    await paidCall(deps, request, found);
  expect([await balanceOf(one), await balanceOf(other)]).toEqual([6, 7]);
});

test("a call whose process ended is released when it expires, and not before", async () => {
  const student = await studentWith(3);
  const stuck = Promise.withResolvers<never>();
  const working = Promise.withResolvers<void>();
  const call = paidCall(deps, search(student), () => {
    working.resolve();
    return stuck.promise;
  });
  await working.promise;
  await releaseExpiredCalls(deps);
  expect(await balanceOf(student)).toBe(0);
  now = new Date(now.getTime() + reservedSeconds * 1000 + 1);
  await Promise.all([releaseExpiredCalls(deps), releaseExpiredCalls(deps)]);
  expect(await balanceOf(student)).toBe(3);
  stuck.reject(new Error("too late"));
  await expect(call).rejects.toThrow("too late");
  expect(await balanceOf(student)).toBe(3);
});

test("an answer that comes after its call was released is given for nothing", async () => {
  const student = await studentWith(3);
  const paid = await paidCall(deps, search(student), async () => {
    now = new Date(now.getTime() + reservedSeconds * 1000 + 1);
    await releaseExpiredCalls(deps);
    return found();
  });
  expect(paid).toMatchObject({ credits_used: 0, remaining_credits: 3 });
});

test("a function answers 402 with the error fields of the specification", async () => {
  const student = await studentWith(1);
  const functions = new Hono<Base>()
    .use(async (c, next) => {
      c.set("deps", deps);
      await next();
    })
    .onError(problemResponse)
    .post("/api/functions/search", async (c) => c.json(await paidCall(c.var.deps, search(student), found)));
  const response = await functions.request("/api/functions/search", { method: "POST" });
  expect([response.status, await response.json()]).toEqual([
    402,
    {
      type: "about:blank",
      title: "Payment Required",
      status: 402,
      code: "insufficient_credits",
      detail: "You need 3 credits but only have 1. Purchase more credits to continue.",
      error: "Insufficient credits",
      message: "You need 3 credits but only have 1. Purchase more credits to continue.",
      required: 3,
      available: 1,
    },
  ]);
});

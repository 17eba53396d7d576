import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { trialEnd } from "#domain/billing/access.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { addPurchase, readBalance } from "../ledger/store.ts";
import { checkLedger } from "../ledger-check/store.ts";
import { paidCall, reservedSeconds } from "./paid-call.ts";
import { releaseExpiredCalls } from "./release-expired.ts";

const chargedAt = trialEnd(testNow);
let now = chargedAt;
const { db, deps, database } = await testApp({ clock: () => now });

type Moment = "working" | "captured";

/** Starts a process with a paid call of this student, and kills it (SIGKILL) at this moment of the call. */
async function killDuringCall(studentId: string, moment: Moment) {
  const program = ["tests/support/endless-paid-call.ts", database.url, studentId, now.toISOString(), "click", moment];
  const child = spawn(process.execPath, program, { stdio: ["ignore", "pipe", "inherit"] });
  const [printed] = await once(child.stdout, "data");
  expect(String(printed)).toBe(`${moment}\n`);
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** A student with 3 credits. `again` repeats the request of the killed process. */
async function studentWhoRepeats() {
  const { id } = await makeStudent({ deps });
  await inTransaction(db, (tx) => addPurchase(tx, { user_id: id, session_id: randomUUID(), credits: 3, now }));
  const student = { id, signed_up_at: testNow };
  const work = vi.fn(async () => ({ charge: true, answer: { scholarships: ["b"] } }));
  const again = () => paidCall(deps, { student, call: "ai_search", idempotencyKey: "click", input: {} }, work);
  return { id, work, again };
}

test("the credits of a call whose process was killed come back, and the student can try again", async () => {
  const { id, again } = await studentWhoRepeats();
  await killDuringCall(id, "working");
  expect((await readBalance(db, id)).credits).toBe(0);
  await expect(again()).rejects.toMatchObject({ status: 409, code: "call_in_progress" });
  now = new Date(chargedAt.getTime() + reservedSeconds * 1000 + 1);
  await releaseExpiredCalls(deps);
  expect((await readBalance(db, id)).credits).toBe(3);
  expect(await again()).toMatchObject({ credits_used: 3, remaining_credits: 0 });
  const { problems } = await checkLedger(db, now);
  expect(problems.map(({ check }) => check)).toEqual(["purchase_without_checkout"]);
});

test("a call whose process was killed between its charge and its answer is answered to the same key, for one charge", async () => {
  const { id, work, again } = await studentWhoRepeats();
  await killDuringCall(id, "captured");
  now = new Date(now.getTime() + reservedSeconds * 1000 + 1);
  await releaseExpiredCalls(deps);
  expect(await again()).toEqual({ answer: { scholarships: ["a"] }, credits_used: 3, remaining_credits: 0 });
  expect(work).not.toHaveBeenCalled();
});

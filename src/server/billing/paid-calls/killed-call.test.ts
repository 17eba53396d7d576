import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
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

/** Starts a process with a paid call of this student, and kills it (SIGKILL) while the call is being worked on. */
async function killDuringCall(studentId: string, key: string) {
  const program = [`tests/support/endless-paid-call.ts`, database.url, studentId, now.toISOString(), key];
  const child = spawn(process.execPath, program, { stdio: ["ignore", "pipe", "inherit"] });
  const [printed] = await once(child.stdout, "data");
  expect(String(printed)).toBe("working\n");
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("the credits of a call whose process was killed come back, and the student can try again", async () => {
  const { id } = await makeStudent({ deps });
  await inTransaction(db, (tx) => addPurchase(tx, { user_id: id, session_id: "killed", credits: 3, now }));
  await killDuringCall(id, "click");
  expect((await readBalance(db, id)).credits).toBe(0);
  const again = () =>
    paidCall(
      deps,
      { student: { id, signed_up_at: testNow }, call: "ai_search", idempotencyKey: "click" },
      async () => ({ charge: true, answer: { scholarships: ["a"] } }),
    );
  await expect(again()).rejects.toMatchObject({ status: 409, code: "call_in_progress" });
  now = new Date(chargedAt.getTime() + reservedSeconds * 1000 + 1);
  await releaseExpiredCalls(deps);
  expect((await readBalance(db, id)).credits).toBe(3);
  expect(await again()).toMatchObject({ credits_used: 3, remaining_credits: 0 });
  const { problems } = await checkLedger(db, now);
  expect(problems.map(({ check }) => check)).toEqual(["purchase_without_checkout"]);
});

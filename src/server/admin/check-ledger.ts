import { checkLedger } from "#server/billing/ledger-check/store.ts";
import type { Database } from "#server/platform/database/database.ts";

/** Writes one line for each problem of the ledger, and its sums last. Returns whether there is no problem. */
export async function proveLedger(db: Database, now: Date, out: NodeJS.WritableStream): Promise<boolean> {
  const { problems, sums } = await checkLedger(db, now);
  for (const { check, user_id, sentence } of problems)
    out.write(`${check}  ${user_id ?? "deleted-account"}  ${sentence}\n`);
  const { accounts, entries, credits, debt, reserved } = sums;
  out.write(
    `accounts ${accounts}, entries ${entries}, credits ${credits}, debt ${debt}, calls in progress ${reserved}\n`,
  );
  out.write(`problems ${problems.length}\n`);
  return problems.length === 0;
}

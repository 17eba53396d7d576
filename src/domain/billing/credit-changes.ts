import { z } from "zod";

/**
 * Why credits came or went. A call reserves its price, and a release gives it back. `debt_paid` stands beside credits
 * that came while the student had a debt.
 */
export const EntryKind = z.enum(["purchase", "reserve", "release", "refund", "dispute", "dispute_won", "debt_paid"]);
export type EntryKind = z.infer<typeof EntryKind>;

/** The credits that a student can use, and those that were taken back although they had been used. One of them is 0. */
export type CreditBalance = { credits: number; debt: number };

/** What one entry of the ledger adds to the balance and to the debt. */
export type CreditChange = { kind: EntryKind; credits: number; debt: number };

/** The changes when credits come. They pay the debt first: 100 credits with a debt of 10 leave 90. */
export function creditsIn(kind: EntryKind, credits: number, { debt }: CreditBalance): CreditChange[] {
  const paid = Math.min(debt, credits);
  const came = { kind, credits, debt: 0 };
  return paid === 0 ? [came] : [came, { kind: "debt_paid", credits: -paid, debt: -paid }];
}

/** The change when credits are taken back. Those that were already used become debt, so the balance is never negative. */
export function creditsTakenBack(kind: EntryKind, credits: number, balance: CreditBalance): CreditChange[] {
  const taken = Math.min(balance.credits, credits);
  return [{ kind, credits: -taken, debt: credits - taken }];
}

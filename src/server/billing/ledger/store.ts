import { and, desc, eq, lt, sql } from "drizzle-orm";
import {
  type CreditBalance,
  type CreditChange,
  creditsIn,
  creditsTakenBack,
  type EntryKind,
} from "#domain/billing/credit-changes.ts";
import { lockExistingUser } from "#server/accounts/store.ts";
import type { Database } from "#server/platform/database/database.ts";
import { notSignedIn } from "#server/platform/http/problem.ts";
import { billingAccounts, creditEntries, paidCalls } from "../table.ts";

// Only this file writes credits. Each change adds entries and updates the balance in one transaction, while the row of
// billing_accounts is locked. So the entries of a student are in the order of their ids.

/** A change of a student's credits. A second change with the same key does nothing, for ever. */
type LedgerChange = { user_id: string; key: string; credits: number; now: Date };

/** The balance after a change. `applied` is false when the key was used before. */
export type Changed = CreditBalance & { applied: boolean };

/** Adds the credits of a paid checkout session. They pay the student's debt first. */
export function addPurchase(
  tx: Database,
  { session_id, ...change }: Omit<LedgerChange, "key"> & { session_id: string },
): Promise<Changed> {
  return add(tx, "purchase", { ...change, key: `purchase:${session_id}` });
}

/** Gives credits back that an open dispute took, after the dispute was won. */
export const giveBack = (tx: Database, change: LedgerChange): Promise<Changed> => add(tx, "dispute_won", change);

/** Takes credits back whose payment was refunded or disputed. Those that the student has used become debt. */
export function takeBack(
  tx: Database,
  { kind, ...change }: LedgerChange & { kind: "refund" | "dispute" },
): Promise<Changed> {
  return changeCredits(tx, change, (balance) => creditsTakenBack(kind, change.credits, balance));
}

/** A paid call, and its price in credits. */
type CallPrice = { user_id: string; paid_call_id: string; credits: number; now: Date };

/**
 * Takes the price of a call from the balance, by one statement that fails when the balance is too low. Returns the
 * balance that is left, or null when it is too low.
 */
export async function takeForCall(
  tx: Database,
  { user_id, paid_call_id, credits, now }: CallPrice,
): Promise<number | null> {
  const { rows } = await tx.execute<{ balance_after: number }>(sql`
    with account as (
      update ${billingAccounts} set credits = credits - ${credits}
      where user_id = ${user_id} and credits >= ${credits}
      returning credits
    )
    insert into ${creditEntries} (user_id, kind, credits, balance_after, key, paid_call_id, created_at)
    select ${user_id}, 'reserve', ${-credits}, credits, ${`reserve:${paid_call_id}`}, ${paid_call_id}, ${now.toISOString()}
    from account
    returning balance_after`);
  return rows[0]?.balance_after ?? null;
}

/** Gives the price of a call back. */
export function giveBackForCall(tx: Database, { paid_call_id, ...change }: CallPrice): Promise<Changed> {
  return add(tx, "release", { ...change, key: `release:${paid_call_id}`, paid_call_id });
}

/** The student's balance, without waiting for changes that are under way. */
export async function readBalance(db: Database, userId: string): Promise<CreditBalance> {
  const [row] = await db.select(balanceColumns).from(billingAccounts).where(eq(billingAccounts.user_id, userId));
  return row ?? { credits: 0, debt: 0 };
}

/** The student's entries, newest first, before the one with the id `before`. */
export function latestEntries(
  db: Database,
  userId: string,
  { before, limit }: { before: number | null; limit: number },
) {
  return db
    .select({
      id: creditEntries.id,
      kind: creditEntries.kind,
      credits: creditEntries.credits,
      debt: creditEntries.debt,
      balance_after: creditEntries.balance_after,
      call: paidCalls.call,
      open: sql<boolean>`coalesce(${creditEntries.kind} = 'reserve' and ${paidCalls.state} = 'reserved', false)`,
      created_at: creditEntries.created_at,
    })
    .from(creditEntries)
    .leftJoin(paidCalls, and(eq(paidCalls.id, creditEntries.paid_call_id), eq(paidCalls.user_id, userId)))
    .where(and(eq(creditEntries.user_id, userId), before === null ? undefined : lt(creditEntries.id, before)))
    .orderBy(desc(creditEntries.id))
    .limit(limit);
}

const balanceColumns = { credits: billingAccounts.credits, debt: billingAccounts.credit_debt };

type Change = LedgerChange & { paid_call_id?: string };

const add = (tx: Database, kind: EntryKind, change: Change) =>
  changeCredits(tx, change, (balance) => creditsIn(kind, change.credits, balance));

async function changeCredits(
  tx: Database,
  { user_id, key, paid_call_id, now }: Change,
  changesOf: (balance: CreditBalance) => CreditChange[],
): Promise<Changed> {
  let balance = await lockBillingAccount(tx, user_id);
  if (balance === null) throw notSignedIn();
  if (await isUsed(tx, key)) return { ...balance, applied: false };
  for (const { kind, credits, debt } of changesOf(balance)) {
    balance = { credits: balance.credits + credits, debt: balance.debt + debt };
    const entry = { user_id, kind, credits, debt, balance_after: balance.credits, paid_call_id, created_at: now };
    await tx.insert(creditEntries).values({ ...entry, key: kind === "debt_paid" ? `debt_paid:${key}` : key });
  }
  await tx
    .update(billingAccounts)
    .set({ credits: balance.credits, credit_debt: balance.debt })
    .where(eq(billingAccounts.user_id, user_id));
  return { ...balance, applied: true };
}

/**
 * Locks the student's billing account until the end of the transaction, and creates it when there is none. Returns the
 * balance, or null when the student does not exist.
 */
export async function lockBillingAccount(tx: Database, user_id: string): Promise<CreditBalance | null> {
  if (!(await lockExistingUser(tx, user_id))) return null;
  const [row] = await tx
    .insert(billingAccounts)
    .values({ user_id })
    .onConflictDoUpdate({ target: billingAccounts.user_id, set: { user_id } })
    .returning(balanceColumns);
  if (!row) throw new Error("an upsert returned no row");
  return row;
}

async function isUsed(tx: Database, key: string): Promise<boolean> {
  const rows = await tx.select({ id: creditEntries.id }).from(creditEntries).where(eq(creditEntries.key, key));
  return rows.length > 0;
}

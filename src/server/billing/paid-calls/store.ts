import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { PaidCall } from "#domain/billing/prices.ts";
import { lockUserShared } from "#server/accounts/store.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { giveBackForCall, readBalance, takeForCall } from "../ledger/store.ts";
import { paidCalls } from "../table.ts";

type NewCall = {
  user_id: string;
  call: PaidCall;
  /** Its price in credits: 0 during the trial and with premium. */
  credits: number;
  idempotency_key: string | null;
  /** Of the input that came with the key. Null without a key. */
  input_fingerprint: string | null;
  now: Date;
  expires_at: Date;
};

type Reservation =
  | { ok: true; id: string }
  | { ok: false; reason: "insufficient"; required: number; available: number }
  /** There is a call with this Idempotency-Key. `earlier` is null when it has just been removed. */
  | { ok: false; reason: "repeated"; earlier: EarlierCall | null };

export type EarlierCall = Pick<typeof paidCalls.$inferSelect, "state" | "credits" | "answer" | "input_fingerprint">;

/** Takes the price of a call from the student's balance, or refuses the call. */
export function reserve(db: Database, { now, expires_at, credits, ...call }: NewCall): Promise<Reservation> {
  return inTransaction(db, async (tx) => {
    const { user_id } = call;
    await lockUserShared(tx, user_id);
    // Waits for a call with the same key that is being reserved.
    const [inserted] = await tx
      .insert(paidCalls)
      .values({ ...call, credits, state: "reserved", created_at: now, expires_at })
      .onConflictDoNothing()
      .returning({ id: paidCalls.id });
    if (!inserted) return { ok: false, reason: "repeated", earlier: await earlierCall(tx, call) };
    const { id } = inserted;
    if (credits === 0) return { ok: true, id };
    if ((await takeForCall(tx, { user_id, paid_call_id: id, credits, now })) !== null) return { ok: true, id };
    await tx.delete(paidCalls).where(eq(paidCalls.id, id));
    const { credits: available } = await readBalance(tx, user_id);
    return { ok: false, reason: "insufficient", required: credits, available };
  });
}

async function earlierCall(
  tx: Database,
  { user_id, call, idempotency_key }: Pick<NewCall, "user_id" | "call" | "idempotency_key">,
): Promise<EarlierCall | null> {
  const [row] = await tx
    .select()
    .from(paidCalls)
    .where(
      and(
        eq(paidCalls.user_id, user_id),
        eq(paidCalls.call, call),
        eq(paidCalls.idempotency_key, idempotency_key ?? ""),
      ),
    );
  return row ?? null;
}

type OwnCall = { id: string; user_id: string };
const isReserved = ({ id, user_id }: OwnCall) =>
  and(eq(paidCalls.id, id), eq(paidCalls.user_id, user_id), eq(paidCalls.state, "reserved"));

/**
 * Ends a call whose answer is worth its price. The answer is stored for repeated requests when the call has an
 * Idempotency-Key. Returns the price: 0 when the call expired and was released before.
 */
export async function capture(db: Database, call: OwnCall, answer: unknown): Promise<number> {
  const [captured] = await db
    .update(paidCalls)
    .set({ state: "captured", answer: forRepeats(answer) })
    .where(isReserved(call))
    .returning({ credits: paidCalls.credits });
  return captured?.credits ?? 0;
}

/**
 * Ends a call that costs nothing, and gives its price back. A call without an answer gives up its Idempotency-Key, so
 * that the student can try again with the same key.
 */
export function release(db: Database, call: OwnCall, { answer, now }: { answer?: unknown; now: Date }): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockUserShared(tx, call.user_id);
    const kept =
      answer === undefined ? { idempotency_key: null, input_fingerprint: null } : { answer: forRepeats(answer) };
    const [released] = await tx
      .update(paidCalls)
      .set({ state: "released", ...kept })
      .where(isReserved(call))
      .returning({ credits: paidCalls.credits });
    if (!released || released.credits === 0) return;
    await giveBackForCall(tx, { user_id: call.user_id, paid_call_id: call.id, credits: released.credits, now });
  });
}

const forRepeats = (answer: unknown) =>
  sql`case when ${paidCalls.idempotency_key} is null then null else ${JSON.stringify(answer)}::jsonb end`;

/** Some of the calls that were still reserved when they expired. */
export function expiredCalls(db: Database, now: Date): Promise<OwnCall[]> {
  return db
    .select({ id: paidCalls.id, user_id: paidCalls.user_id })
    .from(paidCalls)
    .where(and(eq(paidCalls.state, "reserved"), lt(paidCalls.expires_at, now)))
    .limit(100);
}

/** Deletes the answers of calls that began before this moment. The calls stay, so that their keys are known. */
export async function forgetAnswers(db: Database, before: Date): Promise<void> {
  await db
    .update(paidCalls)
    .set({ answer: null })
    .where(and(isNotNull(paidCalls.answer), lt(paidCalls.created_at, before)));
}

/** The call of a student with this Idempotency-Key. */
type CallKey = { user_id: string; call: PaidCall; idempotency_key: string };

/** The answer that the student got to an earlier paid call; null when there is none, or it was deleted. */
export async function earlierAnswer(db: Database, { user_id, call, idempotency_key }: CallKey): Promise<unknown> {
  const [row] = await db
    .select({ answer: paidCalls.answer })
    .from(paidCalls)
    .where(
      and(eq(paidCalls.user_id, user_id), eq(paidCalls.call, call), eq(paidCalls.idempotency_key, idempotency_key)),
    );
  return row?.answer ?? null;
}

import { and, eq } from "drizzle-orm";
import type { PaidCall } from "#domain/billing/prices.ts";
import type { Database } from "#server/platform/database/database.ts";
import { paidCalls } from "../table.ts";

/** The call of a student with this Idempotency-Key. */
export type CallKey = { user_id: string; call: PaidCall; idempotency_key: string };

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

import { hasEverything } from "#domain/billing/access.ts";
import { creditPrices, type PaidCall } from "#domain/billing/prices.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fingerprintOf } from "#server/platform/fingerprint.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { type AccessStudent, readAccess } from "../access/read-access.ts";
import { readBalance } from "../ledger/store.ts";
import { insufficientCredits } from "./insufficient-credits.ts";
import { capture, type EarlierCall, release, reserve } from "./store.ts";

/** How long the work of a call may take. */
export const workSeconds = 60;
/** When a reserved call counts as ended with its process. It is longer than the work, which therefore never expires. */
export const reservedSeconds = 120;

export type PaidRequest = {
  student: AccessStudent;
  call: PaidCall;
  /** The `Idempotency-Key` header. */
  idempotencyKey: string | null | undefined;
  /** The validated input, as JSON with its fields in a fixed order. A repeated key must come with the same input. */
  input: unknown;
};

/** What the work found. `charge` is false for an answer that costs nothing: an empty one, or one the student has seen. */
type WorkResult<T> = { charge: boolean; answer: T };

/** The answer must be JSON: a repeated request gets a stored copy. */
type PaidAnswer<T> = { answer: T; credits_used: number; remaining_credits: number };

type PaidDeps = Pick<Deps, "db" | "clock" | "log">;

/**
 * Does work that costs credits. The price is reserved before the work, and given back when the work throws, takes
 * longer than a minute, or finds nothing to charge for. During the trial and with premium the price is 0. A repeated
 * `Idempotency-Key` gets the first answer.
 *
 *     const paid = await paidCall(deps, { student, call: "ai_search", idempotencyKey, input }, async (signal) => {
 *       const scholarships = await search(deps, words, signal);
 *       return { charge: scholarships.length > 0, answer: { scholarships } };
 *     });
 *
 * Throws 402 `insufficient_credits`, 409 `call_in_progress` while a call with the same key is running, 410
 * `answer_deleted` 30 days after the first answer, 422 `idempotency_key_reused` when the key came with another input,
 * 504 `call_timed_out`, and what the work throws.
 */
export async function paidCall<T extends object>(
  deps: PaidDeps,
  request: PaidRequest,
  work: (signal: AbortSignal) => Promise<WorkResult<T>>,
): Promise<PaidAnswer<T>> {
  const { db, clock } = deps;
  const user_id = request.student.id;
  const begun = await begin<T>(deps, request);
  if (begun.repeated) return paidAnswer(db, user_id, begun.repeated);
  const call = { id: begun.id, user_id };
  const { charge, answer } = await withinTheTime(work).catch(async (error) => {
    await giveUp(deps, call);
    throw error;
  });
  if (!charge) {
    await release(db, call, { answer, now: clock() });
    return paidAnswer(db, user_id, { answer, credits_used: 0 });
  }
  const paid = await paidAnswer(db, user_id, { answer, credits_used: 0 });
  // The last query, so that no failure can follow a charge.
  return { ...paid, credits_used: await capture(db, call, answer) };
}

type Begun<T> = { id: string; repeated?: undefined } | { repeated: Omit<PaidAnswer<T>, "remaining_credits"> };

/** Reserves the price, or finds the first answer of a repeated request. */
async function begin<T>(deps: PaidDeps, request: PaidRequest): Promise<Begun<T>> {
  const { student, call, idempotencyKey: idempotency_key = null, input } = request;
  const now = deps.clock();
  const input_fingerprint = idempotency_key === null ? null : fingerprintOf(input ?? null);
  const { subscription } = await readAccess(deps, student);
  const reservation = await reserve(deps.db, {
    user_id: student.id,
    call,
    credits: hasEverything(subscription) ? 0 : creditPrices[call],
    idempotency_key,
    input_fingerprint,
    now,
    expires_at: new Date(now.getTime() + reservedSeconds * 1000),
  });
  if (reservation.ok) return { id: reservation.id };
  if (reservation.reason === "insufficient") throw insufficientCredits(reservation);
  return { repeated: firstAnswer<T>(reservation.earlier, input_fingerprint) };
}

function firstAnswer<T>(
  earlier: EarlierCall | null,
  input_fingerprint: string | null,
): Omit<PaidAnswer<T>, "remaining_credits"> {
  if (earlier && earlier.input_fingerprint !== input_fingerprint)
    throw new Problem(
      422,
      "idempotency_key_reused",
      "This Idempotency-Key was sent with another input. Use a new one.",
    );
  if (!earlier || earlier.state === "reserved")
    throw new Problem(409, "call_in_progress", "This is being worked on already. Try again in a moment.", {
      headers: { "Retry-After": "2" },
    });
  const { state, credits, answer } = earlier;
  if (answer === null)
    throw new Problem(
      410,
      "answer_deleted",
      "The answer to this request was deleted after 30 days. Use a new Idempotency-Key.",
    );
  // The first call of this kind stored it, so it has the type of this call's answer.
  return { answer: answer as T, credits_used: state === "captured" ? credits : 0 };
}

/** The result of the work. Throws 504 `call_timed_out` when it takes too long, and aborts the signal of the work. */
async function withinTheTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Problem(504, "call_timed_out", "This took too long. It cost nothing. Please try again."));
    limit.abort();
  }, workSeconds * 1000);
  try {
    return await Promise.race([timedOut, work(limit.signal)]);
  } finally {
    clearTimeout(timer);
  }
}

/** Releases a call that failed. If that fails too, the call is released once it has expired. */
async function giveUp({ db, clock, log }: PaidDeps, call: { id: string; user_id: string }): Promise<void> {
  await release(db, call, { now: clock() }).catch((error) =>
    log.warn({ err: error }, "a failed call is released when it expires"),
  );
}

async function paidAnswer<T>(
  db: Database,
  userId: string,
  paid: Omit<PaidAnswer<T>, "remaining_credits">,
): Promise<PaidAnswer<T>> {
  return { ...paid, remaining_credits: (await readBalance(db, userId)).credits };
}

import { accessAt, hasEverything, type Subscription, trialEnd } from "#domain/billing/access.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { SignedInUser } from "#server/platform/http/routing.ts";
import { type BillingAccount, findBillingAccount } from "./store.ts";

/** A student whose access is to be decided: `c.var.student` is one. */
export type AccessStudent = Pick<SignedInUser, "id" | "signed_up_at">;

/** What the student may use now, and their credits. */
export type Access = { subscription: Subscription; credits: number };

/** Decides what the student may use now, by one query. */
export async function readAccess({ db, clock }: Pick<Deps, "db" | "clock">, student: AccessStudent): Promise<Access> {
  return accessOf(student, await findBillingAccount(db, student.id), clock());
}

/** What the student may use now; `account` is null when nothing was stored about them yet. */
export function accessOf(
  { signed_up_at }: Pick<AccessStudent, "signed_up_at">,
  account: BillingAccount | null,
  now: Date,
): Access {
  const dates = {
    trial_ends_at: account?.trial_ends_at ?? trialEnd(signed_up_at),
    premium_until: account?.premium_until ?? null,
  };
  return { subscription: accessAt(dates, now), credits: account?.credits ?? 0 };
}

/**
 * Refuses a call that credits cannot pay, such as the assistant, when the student has neither trial nor premium. Throws
 * 402 `premium_required`.
 */
export async function requireEverything(deps: Pick<Deps, "db" | "clock">, student: AccessStudent): Promise<void> {
  const { subscription } = await readAccess(deps, student);
  if (hasEverything(subscription)) return;
  throw new Problem(402, "premium_required", "Your free trial has ended. Get premium to use this.");
}

import type { z } from "zod";
import type { CreditPayment } from "#domain/billing/billing.ts";
import type { Deps } from "#server/deps.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import type { SignedInUser } from "#server/platform/http/routing.ts";
import { readBalance } from "../ledger/store.ts";
import { settleCheckout } from "./settle-checkout.ts";
import { findCheckout } from "./store.ts";

/**
 * Counts the student's payment for a pack of credits, if that did not happen before. The same session again answers the
 * same credits and adds none. Throws 404 `no_such_payment` (also for another student's session), 409 `payment_pending`, 409
 * `not_paid` and 422
 * `payment_refused`.
 */
export async function processCreditPayment(
  deps: Deps,
  student: SignedInUser,
  sessionId: string,
): Promise<z.infer<typeof CreditPayment>> {
  const checkout = await findCheckout(deps.db, sessionId);
  if (checkout?.user_id !== student.id || checkout.credits === null)
    throw notFound("no_such_payment", "There is no payment of yours with this session_id.");
  const settled = await settleCheckout(deps, sessionId);
  switch (settled?.state) {
    case "paid":
      return { credits_added: checkout.credits, new_balance: (await readBalance(deps.db, student.id)).credits };
    case "open":
      throw new Problem(409, "payment_pending", "This payment is not complete yet. Try again in a moment.");
    case "closed":
      throw new Problem(409, "not_paid", "This payment ended without being paid. Nothing was charged.");
    default:
      throw new Problem(
        422,
        "payment_refused",
        "This payment does not match what was ordered. Please contact support.",
      );
  }
}

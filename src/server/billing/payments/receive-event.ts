import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { type EventSubject, paymentsOf } from "./provider.ts";
import { settleCheckout } from "./settle-checkout.ts";
import { settleInvoice } from "./settle-invoice.ts";
import { settlePayment } from "./settle-payment.ts";
import { settleSubscription } from "./settle-subscription.ts";
import { hasEvent, storeEvent } from "./store.ts";

const settle: Record<EventSubject["kind"], (deps: Deps, id: string) => Promise<unknown>> = {
  checkout: settleCheckout,
  subscription: settleSubscription,
  invoice: settleInvoice,
  payment: settlePayment,
};

/**
 * Handles a signed event of the payment provider once. The event only names what changed; the provider is asked for its
 * state. An event that fails is not stored, so that the provider sends it again. Throws 400 `bad_signature`.
 */
export async function receiveEvent(deps: Deps, rawBody: string, signature: string | undefined): Promise<void> {
  const event = paymentsOf(deps).readEvent(rawBody, signature);
  if (event === null)
    throw new Problem(400, "bad_signature", "The signature of this event is missing, wrong or too old.");
  if (await hasEvent(deps.db, event.id)) return;
  if (event.about !== null) await settle[event.about.kind](deps, event.about.id);
  await storeEvent(deps.db, { id: event.id, type: event.type, handled_at: deps.clock() });
}

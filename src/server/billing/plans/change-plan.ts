import type { PremiumPlan } from "#domain/billing/billing.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { Student } from "#server/platform/http/routing.ts";
import { paymentsOf } from "../payments/provider.ts";
import { settleSubscription } from "../payments/settle-subscription.ts";
import { customerOf } from "../payments/store.ts";
import { shownPlan } from "./read-billing.ts";
import { latestSubscription } from "./store.ts";

/**
 * Cancels premium, which then ends with the time that is paid for, or lets it renew again. The same wish again changes
 * nothing. Throws 409 `no_subscription` when there is none that could change.
 */
export async function setRenewal(deps: Deps, student: Student, renews: boolean): Promise<PremiumPlan> {
  const stored = await latestSubscription(deps.db, student.id);
  if (stored === null || shownPlan(stored, deps.clock()).status === "ended") throw noSubscription();
  if (stored.renews !== renews) await paymentsOf(deps).setRenewal(stored.id, renews);
  await settleSubscription(deps, stored.id);
  const changed = await latestSubscription(deps.db, student.id);
  if (changed === null) throw noSubscription();
  return shownPlan(changed, deps.clock());
}

const noSubscription = () => new Problem(409, "no_subscription", "You have no premium that could change.");

/** The provider's page where the student changes the card. Throws 409 `no_portal` when there is none. */
export async function openPortal(deps: Deps, student: Student): Promise<{ url: string }> {
  const customer = await customerOf(deps.db, student.id);
  const back = `${deps.env.PUBLIC_URL}/subscription`;
  const url = customer === null ? null : await paymentsOf(deps).portalUrl(customer, back);
  if (url === null) throw new Problem(409, "no_portal", "There is no card to change: nothing was paid yet.");
  return { url };
}

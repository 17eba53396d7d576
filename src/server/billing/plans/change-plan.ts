import type { PremiumPlan } from "#domain/billing/billing.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { SignedInUser } from "#server/platform/http/routing.ts";
import { limitUse } from "#server/platform/rate-limit/rate-limit.ts";
import { paymentsOf } from "../payments/provider.ts";
import { settleSubscription } from "../payments/settle-subscription.ts";
import { customerOf } from "../payments/store.ts";
import { shownPlan } from "./read-billing.ts";
import { latestSubscription, runningSubscriptions } from "./store.ts";

/**
 * Cancels premium, which then ends with the time that is paid for, or lets it renew again. Premium whose renewal was
 * declined ends at once when it is canceled, so that the renewal is not tried again. The same wish again changes nothing.
 * Throws 409 `no_subscription` when there is none that could change, and 429.
 */
export async function setRenewal(deps: Deps, student: SignedInUser, renews: boolean): Promise<PremiumPlan> {
  const { db, clock } = deps;
  await limitChanges(deps, student);
  const stored = await latestSubscription(db, student.id);
  if (stored === null || shownPlan(stored, clock()).status === "ended") throw noSubscription();
  for (const id of await runningSubscriptions(db, student.id)) {
    if (!renews && stored.status === "past_due") await paymentsOf(deps).endSubscription(id);
    else await paymentsOf(deps).setRenewal(id, renews);
    await settleSubscription(deps, id);
  }
  const changed = await latestSubscription(db, student.id);
  if (changed === null) throw noSubscription();
  return shownPlan(changed, clock());
}

const changeLimit = { max: 20, windowSeconds: 60 };

const limitChanges = (deps: Deps, { id }: SignedInUser): Promise<void> =>
  limitUse(deps, { what: "plan-changes", parts: [id], limit: changeLimit });

const noSubscription = () => new Problem(409, "no_subscription", "You have no premium that could change.");

/** The provider's page where the student changes the card. Throws 409 `no_portal` when there is none. */
export async function openPortal(deps: Deps, student: SignedInUser): Promise<{ url: string }> {
  await limitChanges(deps, student);
  const customer = await customerOf(deps.db, student.id, paymentsOf(deps));
  const back = `${deps.env.PUBLIC_URL}/subscription`;
  const url = customer === null ? null : await paymentsOf(deps).portalUrl(customer, back);
  if (url === null) throw new Problem(409, "no_portal", "There is no card to change: nothing was paid yet.");
  return { url };
}

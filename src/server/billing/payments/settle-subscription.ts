import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { type ProviderSubscription, paymentsOf } from "./provider.ts";
import { lockBillingAccount, setCustomer, setPremiumUntil, storeSubscription, subscriptionVersion } from "./store.ts";
import { type Attempt, untilCurrent } from "./until-current.ts";

/**
 * Stores what the provider says about a subscription now, and until when its student has premium. Repeated and late
 * events change nothing. Null when the provider does not know it, or its account was deleted.
 */
export function settleSubscription(deps: Deps, id: string): Promise<ProviderSubscription | null> {
  const { db, clock } = deps;
  return untilCurrent<ProviderSubscription | null>(async () => {
    const version = await subscriptionVersion(db, id);
    const subscription = await paymentsOf(deps).readSubscription(id);
    if (subscription?.user_id == null) return { current: true, value: null };
    const { user_id, customer_id, status, paid_until, renews } = subscription;
    return inTransaction<Attempt<ProviderSubscription | null>>(db, async (tx) => {
      if (!(await lockBillingAccount(tx, user_id))) return { current: true, value: null };
      if ((await subscriptionVersion(tx, id)) !== version) return { current: false };
      await setCustomer(tx, user_id, customer_id);
      await storeSubscription(tx, {
        id,
        user_id,
        status,
        paid_until,
        renews,
        version: version + 1,
        updated_at: clock(),
      });
      await setPremiumUntil(tx, user_id);
      return { current: true, value: subscription };
    });
  });
}

import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { lockBillingAccount } from "../ledger/store.ts";
import { findSubscription, type StoredSubscription } from "../plans/store.ts";
import { type ProviderSubscription, paymentsOf } from "./provider.ts";
import { setCustomer, setPremiumUntil, storeSubscription } from "./store.ts";
import { type Attempt, untilCurrent } from "./until-current.ts";

/**
 * Stores what the provider says about a subscription now, and until when its student has premium. Repeated and late
 * events change nothing. Only a checkout that Laurel accepted makes a subscription known: `owner` is its student. Null
 * for others, which Laurel ignores.
 */
export function settleSubscription(
  deps: Deps,
  id: string,
  { owner }: { owner?: string } = {},
): Promise<ProviderSubscription | null> {
  const { db, clock } = deps;
  return untilCurrent<ProviderSubscription | null>(async () => {
    const stored = await findSubscription(db, id);
    const version = stored?.version ?? 0;
    const user_id = stored?.user_id ?? owner;
    const subscription = user_id === undefined ? null : await paymentsOf(deps).readSubscription(id);
    if (user_id === undefined || subscription === null) return { current: true, value: null };
    const { customer_id, status, paid_until, renews } = subscription;
    if (stored && isSame(stored, subscription)) return { current: true, value: subscription };
    return inTransaction<Attempt<ProviderSubscription | null>>(db, async (tx) => {
      if (!(await lockBillingAccount(tx, user_id))) return { current: true, value: null };
      if (((await findSubscription(tx, id))?.version ?? 0) !== version) return { current: false };
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

const isSame = (stored: StoredSubscription, { status, paid_until, renews }: ProviderSubscription) =>
  stored.status === status && stored.renews === renews && stored.paid_until.getTime() === paid_until.getTime();

import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { giveBack, takeBack } from "../ledger/store.ts";
import { lastPaymentOf } from "../plans/store.ts";
import { type ProviderPayment, paymentsOf } from "./provider.ts";
import { settleSubscription } from "./settle-subscription.ts";
import { findPayment, lockPayment, type StoredPayment, updatePayment } from "./store.ts";
import { type Attempt, untilCurrent } from "./until-current.ts";

/**
 * Brings a payment to what the provider says about its refunds and disputes now. Of a credit pack, the same share of its
 * credits is taken back, or given back after a won dispute. Premium ends when its last payment was returned in full.
 */
export async function settlePayment(deps: Deps, id: string): Promise<void> {
  const { db } = deps;
  const provider = paymentsOf(deps);
  const stored = await untilCurrent<StoredPayment | null>(async () => {
    const stored = await findPayment(db, id);
    const current = stored && (await provider.readPayment(id));
    if (!stored || !current) return { current: true, value: null };
    return inTransaction<Attempt<StoredPayment | null>>(db, async (tx) => {
      if ((await lockPayment(tx, id)) !== stored.version) return { current: false };
      return { current: true, value: await applyReturns(tx, stored, { ...current, now: deps.clock() }) };
    });
  });
  if (!stored?.subscription_id || !isReturned(stored)) return;
  if ((await lastPaymentOf(db, stored.subscription_id))?.id !== id) return;
  await provider.endSubscription(stored.subscription_id);
  await settleSubscription(deps, stored.subscription_id);
}

/** Applies what was refunded or disputed of a payment, under its lock. Returns the payment as it is stored then. */
export async function applyReturns(
  tx: Database,
  stored: StoredPayment,
  current: ProviderPayment & { now: Date },
): Promise<StoredPayment> {
  const { id, user_id, version } = stored;
  const { refunded_cents, disputed_cents, now } = current;
  const receipt_url = current.receipt_url ?? stored.receipt_url;
  const credits_taken = creditsTaken(stored, current);
  const change = credits_taken - stored.credits_taken;
  if (change !== 0 && user_id !== null) {
    const entry = { user_id, key: `correction:${id}:${version + 1}`, now };
    const kind = disputed_cents === stored.disputed_cents ? "refund" : "dispute";
    if (change > 0) await takeBack(tx, { ...entry, kind, credits: change });
    else await giveBack(tx, { ...entry, credits: -change });
  }
  const found = { refunded_cents, disputed_cents, credits_taken, receipt_url };
  if (Object.entries(found).every(([column, value]) => stored[column as keyof typeof found] === value)) return stored;
  const changed = { ...found, version: version + 1 };
  await updatePayment(tx, id, changed);
  return { ...stored, ...changed };
}

/** The credits of the pack that its refunds and disputes take back, rounded in the student's favor. */
function creditsTaken({ credits, amount_cents }: StoredPayment, { refunded_cents, disputed_cents }: ProviderPayment) {
  if (credits === null || amount_cents === 0) return 0;
  return Math.floor((credits * Math.min(amount_cents, refunded_cents + disputed_cents)) / amount_cents);
}

const isReturned = ({ amount_cents, refunded_cents, disputed_cents }: StoredPayment) =>
  amount_cents > 0 && refunded_cents + disputed_cents >= amount_cents;

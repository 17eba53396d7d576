import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { trialEnd } from "#domain/billing/access.ts";
import { mailboxOf } from "#domain/billing/mailbox.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Env } from "#server/platform/env.ts";
import { billingAccounts, trialMailboxes } from "../table.ts";

type TrialAccount = { user_id: string; signed_up_at: Date; email: string };

/**
 * Gives the account and the mailbox of its email one trial, which ends at the earlier of both ends. A mailbox keeps the
 * end of its first trial for ever. Call it in the transaction that creates an account, changes its email or deletes it.
 * An account whose mailbox had its trial long ago gets a trial that ends now, so that it does not show when that was.
 */
export async function shareTrial(
  tx: Database,
  { AUTH_SECRET }: Pick<Env, "AUTH_SECRET">,
  { user_id, signed_up_at, email, now }: TrialAccount & { now: Date },
): Promise<void> {
  const mailbox = createHmac("sha256", AUTH_SECRET)
    .update(`trial|${mailboxOf(email)}`)
    .digest("base64url");
  await tx.execute(sql`
    with own as (
      select coalesce(
        (select trial_ends_at from ${billingAccounts} where user_id = ${user_id}),
        ${trialEnd(signed_up_at).toISOString()}::timestamptz
      ) as ends
    ), of_mailbox as (
      insert into ${trialMailboxes} (mailbox_hash, trial_ends_at) select ${mailbox}, ends from own
      on conflict (mailbox_hash) do update set mailbox_hash = excluded.mailbox_hash
      returning trial_ends_at as ends
    )
    insert into ${billingAccounts} (user_id, trial_ends_at)
    select ${user_id}, least(own.ends, greatest(of_mailbox.ends, ${now.toISOString()}::timestamptz)) from own, of_mailbox
    on conflict (user_id) do update set trial_ends_at = excluded.trial_ends_at`);
}

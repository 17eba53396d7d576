import type { Deps } from "#server/deps.ts";
import { clearOutbox } from "#server/platform/mail/mailer.ts";
import { whoHaveProfile } from "#server/profile/store.ts";
import { eraseUser } from "./delete-account.ts";
import { dropExpired, unusedAccounts } from "./store.ts";

/**
 * Deletes expired sessions, links, pending sign-ins and local outbox mails. Also deletes accounts with an unverified
 * email after a week without use, or after 90 days when they have a profile. The rule is the same whether or not
 * another account has the email, so that it does not reveal who has an account. Throws when `signal` aborts.
 */
export async function sweepAccounts(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db } = deps;
  await dropExpired(db);
  await clearOutbox(db);
  for (
    let page = await unusedAccounts(db, "");
    page.length > 0;
    page = await unusedAccounts(db, page.at(-1)?.id ?? "")
  ) {
    const withProfile = await whoHaveProfile(
      db,
      page.map(({ id }) => id),
    );
    for (const { id, long_unused } of page) {
      signal?.throwIfAborted();
      // The conditions are checked again under the lock: the user may have returned, or verified the email, since the
      // page was read.
      if (long_unused || !withProfile.has(id)) await eraseUser(deps, id, { onlyUnused: true });
    }
  }
}

import type { Deps } from "#server/deps.ts";
import { clearOutbox } from "#server/platform/mail/mailer.ts";
import { whoHaveProfile } from "#server/profile/store.ts";
import { eraseUser } from "./delete-account.ts";
import { dropExpired, unusedAccounts } from "./store.ts";

/**
 * Deletes what has expired: sessions, links, waiting sign-ins, mails in the local outbox, and accounts with an
 * unverified email that were not used for a week, or for 90 days where a profile was filled in. Whether the email has
 * another account makes no difference, so that waiting tells nobody who has an account.
 */
export async function sweepAccounts(deps: Deps): Promise<void> {
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
      // Checked again under the lock: the user may have returned, or verified the email, since the page was read.
      if (long_unused || !withProfile.has(id)) await eraseUser(deps, id, { onlyUnused: true });
    }
  }
}

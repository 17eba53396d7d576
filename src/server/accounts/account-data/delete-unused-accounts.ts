import { and, gt, isNotNull, lt, sql } from "drizzle-orm";
import { unconfirmedDays } from "#domain/accounts/unverified-days.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { clearOutbox } from "#server/platform/mail/mailer.ts";
import { whoHaveProfile } from "#server/profile/store.ts";
import { oneTimeTokens, sessions, users, verifications } from "../table.ts";
import { eraseStudent } from "./delete-account.ts";

const batch = 500;

/**
 * Removes what has run out: sessions, links, sign-ins that wait, mails in the local outbox, and accounts with an
 * unproven address that were not used for a week, or for 90 days where a profile was filled in. Whether the address has
 * another account makes no difference, so that waiting teaches nobody who has one.
 */
export async function sweepAccounts(deps: Deps): Promise<void> {
  const { db } = deps;
  await db.delete(sessions).where(lt(sessions.expires_at, sql`now()`));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, sql`now()`));
  await db.delete(verifications).where(lt(verifications.expires_at, sql`now()`));
  await clearOutbox(db);
  for (let page = await unusedClaims(db, ""); page.length > 0; page = await unusedClaims(db, page.at(-1)?.id ?? "")) {
    const kept = await whoHaveProfile(
      db,
      page.map(({ id }) => id),
    );
    for (const { id, long_unused } of page) {
      // Asked again under the lock: the student may have come back, or proven the address, since the page was read.
      if (long_unused || !kept.has(id)) await eraseStudent(deps, id, { onlyIf: isUnused });
    }
  }
}

const unusedFor = (days: number) => sql<boolean>`${users.last_seen_at} < now() - make_interval(days => ${days})`;
const isUnused = and(isNotNull(users.claimed_email), unusedFor(unconfirmedDays.empty));

/** Accounts with an unproven address that were not used for a week, from this id on, a page of them. */
function unusedClaims(db: Database, after: string) {
  return db
    .select({ id: users.id, long_unused: unusedFor(unconfirmedDays.withProfile) })
    .from(users)
    .where(and(isUnused, gt(users.id, after)))
    .orderBy(users.id)
    .limit(batch);
}

import type { AccountDeletion } from "#domain/accounts/account-settings.ts";
import { endBillingOf } from "#server/billing/plans/billing-jobs.ts";
import { shareTrial } from "#server/billing/trials/store.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { deleteOwnedRows } from "#server/platform/database/owned-rows.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { notSignedIn } from "#server/platform/http/problem.ts";
import type { SignedInUser } from "#server/platform/http/routing.ts";
import { dropMailsTo, enqueueMail } from "#server/platform/mail/mail-queue.ts";
import { clearOutboxOf } from "#server/platform/mail/mailer.ts";
import type { Client, WithCookies } from "../client.ts";
import { expiredCookie } from "../cookies.ts";
import { presentedToken } from "../email-links/link-cookie.ts";
import { deadLink } from "../email-links/link-problems.ts";
import {
  allowRepeat,
  dropNames,
  dropTokensTo,
  findToken,
  type PresentedToken,
  redeemToken,
} from "../email-links/token-store.ts";
import { isUsed, lockEmail } from "../email-store.ts";
import { limitClient } from "../limits.ts";
import { checkOwnPassword } from "../passwords/check-own-password.ts";
import { dropWaitingSignIns } from "../sessions/store.ts";
import { ownedTables } from "./owned-tables.ts";
import { emailOf, lockForDeletion } from "./store.ts";

/**
 * Deletes an account and all its data: the signed-in user's account with their password, or the account of a mailed
 * link. Throws 401 `not_signed_in`, 400 `wrong_password`, 409 `no_password` and 400 `invalid_token`.
 */
export async function deleteAccount(deps: Deps, client: Client, given: AccountDeletion): Promise<WithCookies<null>> {
  const user = await deps.currentStudent(client.headers);
  const deleted =
    "token" in given
      ? await deleteByLink(deps, client, given.token)
      : await deleteOwn(deps, client, { user, password: given.password });
  // The link may be opened in a browser where another user is signed in.
  return { body: null, cookies: user?.id === deleted ? [expiredCookie(deps.env, "session_token")] : [] };
}

/** Returns the id of the deleted user, or null when this browser deleted the account less than a minute ago. */
async function deleteByLink(deps: Deps, client: Client, token: string): Promise<string | null> {
  await limitClient(deps, client, "link");
  const presented = presentedToken(deps, client, token);
  const found = await findToken(deps.db, ["deletion"], presented);
  if (found?.user_id && (await eraseUser(deps, found.user_id, { presented }))) return found.user_id;
  if ((await findToken(deps.db, ["deletion"], presented))?.repeatable_until) return null;
  throw deadLink();
}

async function deleteOwn(
  deps: Deps,
  client: Client,
  { user, password }: { user: SignedInUser | null; password: string },
): Promise<string> {
  if (!user) throw notSignedIn();
  await checkOwnPassword(deps, client, { userId: user.id, password, path: "password" });
  await eraseUser(deps, user.id);
  return user.id;
}

type Conditions = {
  /** A token to redeem in the same transaction. An invalid token stops the deletion. */
  presented?: PresentedToken;
  /** Deletes only an account with an unverified email that was not used for a week. */
  onlyUnused?: boolean;
};

/** Deletes every row of the user. Returns whether the user existed and met the conditions. */
export function eraseUser(
  { db, jobs, log, env, clock }: Pick<Deps, "db" | "jobs" | "log" | "env" | "clock">,
  userId: string,
  { presented, onlyUnused }: Conditions = {},
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const email = await emailOf(tx, userId);
    if (email === null) return false;
    await lockEmail(tx, email);
    const owner = await lockForDeletion(tx, userId, { onlyUnused });
    if (!owner) return false;
    const token = presented && (await redeemToken(tx, ["deletion"], presented));
    if (token === null) return false;
    await shareTrial(tx, env, { user_id: userId, signed_up_at: owner.signed_up_at, email, now: clock() });
    await endBillingOf({ jobs }, tx, userId);
    // Tables that refer to `users` come first, and `users` last.
    for (const owned of ownedTables.toReversed()) await deleteOwnedRows(tx, owned, owner);
    await dropWaitingSignIns(tx, userId);
    await dropMailed(tx, email);
    if (owner.email !== null) await enqueueMail({ jobs, db: tx }, { kind: "deleted", email: owner.email });
    // Only the hash of the redeemed token remains, for a minute.
    if (token) await allowRepeat(tx, { ...token, user_id: null, email: null, details: {} }, presented);
    log.info({ user_id: userId }, "an account was deleted");
    return true;
  });
}

/**
 * Deletes the tokens, mail jobs and local outbox mails of a deleted account's email. If another account has this email
 * too, its links keep working, and only the names in them are deleted.
 */
async function dropMailed(tx: Database, email: string): Promise<void> {
  await clearOutboxOf(tx, email);
  if (await isUsed(tx, email)) {
    await dropNames(tx, email);
  } else {
    await dropTokensTo(tx, email);
    await dropMailsTo(tx, email);
  }
}

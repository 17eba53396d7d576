import { and, eq, type SQL } from "drizzle-orm";
import type { Context } from "hono";
import { deleteCookie } from "hono/cookie";
import type { AccountDeletion } from "#domain/accounts/account-settings.ts";
import type { Deps } from "#server/deps.ts";
import { deleteOwnedRows } from "#server/platform/database/owned-rows.ts";
import { notSignedIn } from "#server/platform/http/problem.ts";
import { type Base, currentStudent, type Student } from "#server/platform/http/routing.ts";
import { dropMailsTo, enqueueMail } from "#server/platform/mail/mail-queue.ts";
import { clearOutboxOf } from "#server/platform/mail/mailer.ts";
import { cookieAttributes, sessionCookieName } from "../auth.ts";
import { deadLink, presentedBy } from "../email-links/email-links.ts";
import {
  allowRepeat,
  dropTokensTo,
  findToken,
  type PresentedToken,
  redeemToken,
} from "../email-links/one-time-token.ts";
import { limitPlace } from "../limits.ts";
import { ownPasswordIs } from "../passwords/own-password.ts";
import { shownEmail } from "../shown-email.ts";
import { users, verifications } from "../table.ts";
import { ownedTables } from "./owned-tables.ts";

/**
 * Deletes an account and everything in it: of the signed-in student with their password, or of whom the token of a
 * mailed link is for. Throws 401 `not_signed_in`, 400 `wrong_password`, 409 `no_password` and 400 `invalid_token`.
 */
export async function deleteAccount(c: Context<Base>, given: AccountDeletion): Promise<void> {
  const { env } = c.get("deps");
  const student = await currentStudent(c);
  const deleted = "token" in given ? await deleteByLink(c, given.token) : await deleteOwn(c, student, given.password);
  // A link may be opened where somebody else is signed in.
  if (student?.id === deleted) deleteCookie(c, sessionCookieName(env), cookieAttributes(env));
}

async function deleteByLink(c: Context<Base>, token: string): Promise<string | null> {
  await limitPlace(c, "link");
  const deps = c.get("deps");
  const presented = presentedBy(c, token);
  const found = await findToken(deps.db, ["deletion"], presented);
  if (found?.user_id && (await eraseStudent(deps, found.user_id, { presented }))) return found.user_id;
  // The account is gone already when the same browser tries again.
  if ((await findToken(deps.db, ["deletion"], presented))?.repeatable_until) return null;
  throw deadLink();
}

async function deleteOwn(c: Context<Base>, student: Student | null, password: string): Promise<string> {
  if (!student) throw notSignedIn();
  await ownPasswordIs(c, student.id, { password, path: "password" });
  await eraseStudent(c.get("deps"), student.id);
  return student.id;
}

/**
 * Deletes every row of the student; whether they were there, `onlyIf` held of their row in `users`, and the token,
 * where one is presented, still worked.
 */
export function eraseStudent(
  { db, log }: Deps,
  userId: string,
  { presented, onlyIf }: { presented?: PresentedToken; onlyIf?: SQL } = {},
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // First of all, so that two who delete the same account wait here and not for each other's rows.
    const [held] = await tx
      .select({ id: users.id, address: users.email, shown: shownEmail })
      .from(users)
      .where(and(eq(users.id, userId), onlyIf))
      .for("update");
    if (!held) return false;
    const token = presented && (await redeemToken(tx, ["deletion"], presented));
    if (token === null) return false;
    // From the last table to `users`, on which the others rest.
    for (const owned of ownedTables.toReversed()) await deleteOwnedRows(tx, owned, held);
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await clearOutboxOf(tx, held.shown);
    // What waits for an address that was only claimed may be its owner's.
    if (held.address !== null) {
      await dropTokensTo(tx, held.address);
      await dropMailsTo(tx, held.address);
      await enqueueMail(tx, { kind: "deleted", address: held.address });
    }
    // Of the redeemed link only its hash stays, for a minute.
    if (token) await allowRepeat(tx, { ...token, user_id: null, email: null, details: {} }, presented);
    log.info({ student_id: userId }, "an account was deleted");
    return true;
  });
}

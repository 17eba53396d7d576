import type { SignInAnswer } from "#domain/accounts/account.ts";
import type { EmailConfirmation } from "#domain/accounts/account-settings.ts";
import { shareTrial } from "#server/billing/trials/store.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { enqueueMail } from "#server/platform/mail/mail-queue.ts";
import { saveProfileEmail } from "#server/profile/store.ts";
import type { Client, WithCookies } from "../client.ts";
import { setVerifiedEmail, verifiedAccount } from "../email-store.ts";
import { limitClient } from "../limits.ts";
import { checkOwnPassword } from "../passwords/check-own-password.ts";
import { replaceSession } from "../sessions/renew-session.ts";
import { startSession } from "../sessions/start-session.ts";
import { type CheckedUser, checkedUser } from "../sessions/store.ts";
import { accountSettings } from "../store.ts";
import { presentedToken } from "./link-cookie.ts";
import { deadLink } from "./link-problems.ts";
import { type RedeemedLink, redeemLink } from "./redeem-link.ts";
import { dropTokensTo, findToken, nextPath } from "./token-store.ts";
import { removeSignInMethods } from "./verify-email.ts";

const purposes = ["confirm", "change_email"] as const;

/**
 * Verifies the email of an account by a mailed link, and signs in unless a user is signed in. Requires a session of
 * that account or its password, so that a link that a stranger requested gives the stranger no access. Throws 400
 * `invalid_token`, 400 `wrong_password`, 409 `password_needed` and 409 `address_taken`.
 */
export async function confirmEmail(
  deps: Deps,
  client: Client,
  { token, password, start_fresh }: EmailConfirmation,
): Promise<WithCookies<SignInAnswer>> {
  await limitClient(deps, client, "link");
  const link = { purposes, presented: presentedToken(deps, client, token) };
  const found = await findToken(deps.db, purposes, link.presented);
  if (!found?.user_id) throw deadLink();
  const userId = found.user_id;
  const signedIn = (await deps.currentStudent(client.headers))?.id === userId;
  const startFresh = !signedIn && start_fresh && found.purpose === "confirm";
  if (!signedIn && !startFresh) await checkOwnPassword(deps, client, { userId, password, path: "password" });
  const outcome = await redeemLink(deps, link, (tx, redeemed) =>
    confirmFor(tx, deps, { ...redeemed, userId, startFresh }),
  );
  if (outcome === "taken")
    throw new Problem(409, "address_taken", "This email belongs to another account by now. Sign in to that one.");
  if (!outcome) throw deadLink();
  const next = nextPath(found.details) ?? "/onboarding";
  if (!signedIn) return startSession(deps, client, { user: outcome, next });
  const { body, cookies } = await replaceSession(deps, client);
  return { body: { ...body, next }, cookies };
}

/**
 * Verifies the email of a confirmation link for its account. `startFresh` removes every sign-in method that was set
 * before. Returns null for a link that no longer matches its account, and `taken` when another account has verified the
 * email.
 */
async function confirmFor(
  tx: Database,
  { jobs, env, clock }: Deps,
  { purpose, email, userId, startFresh }: RedeemedLink & { userId: string; startFresh: boolean },
): Promise<CheckedUser | "taken" | null> {
  const verified = await verifiedAccount(tx, email);
  if (verified && verified !== userId) return "taken";
  if (startFresh) await removeSignInMethods(tx, userId);
  const before = await accountSettings(tx, userId);
  if (!before || (purpose === "confirm" && before.email !== email)) return null;
  await setVerifiedEmail(tx, email, userId);
  await saveProfileEmail(tx, userId, email);
  if (before.email !== email) {
    const account = { user_id: userId, signed_up_at: new Date(before.created_at), now: clock() };
    for (const each of [before.email, email]) await shareTrial(tx, env, { ...account, email: each });
  }
  if (before.email_verified && before.email !== email) {
    await dropTokensTo(tx, before.email);
    await enqueueMail({ jobs, db: tx }, { kind: "email_changed", email: before.email, user_id: userId });
  }
  return checkedUser(tx, userId);
}

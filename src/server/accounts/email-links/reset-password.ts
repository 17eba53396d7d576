import type { SignInAnswer } from "#domain/accounts/account.ts";
import type { Deps } from "#server/deps.ts";
import type { Client, WithCookies } from "../client.ts";
import { namesWithEmail } from "../email-store.ts";
import { limitClient } from "../limits.ts";
import { checkNewPassword } from "../passwords/check-new-password.ts";
import { hashPassword } from "../passwords/password-hash.ts";
import { replacePassword } from "../passwords/replace-password.ts";
import { startSession } from "../sessions/start-session.ts";
import { checkedUser } from "../sessions/store.ts";
import { presentedToken } from "./link-cookie.ts";
import { deadLink } from "./link-problems.ts";
import { redeemLink } from "./redeem-link.ts";
import { findToken, nextPath } from "./token-store.ts";
import { verifyEmail } from "./verify-email.ts";

/**
 * Sets a new password by a mailed link, ends every session and other link of the account, notifies the user, and signs
 * in. Throws 400 `weak_password`, which does not redeem the link, and 400 `invalid_token`.
 */
export async function resetPassword(
  deps: Deps,
  client: Client,
  { token, new_password }: { token: string; new_password: string },
): Promise<WithCookies<SignInAnswer>> {
  await limitClient(deps, client, "link");
  const { db, jobs, env, currentStudent } = deps;
  const link = { purposes: ["reset"] as const, presented: presentedToken(deps, client, token) };
  const found = await findToken(db, link.purposes, link.presented);
  if (!found?.email) throw deadLink();
  const own = [found.email, ...(await namesWithEmail(db, found.email))];
  await checkNewPassword(env, new_password, { own, path: "new_password" });
  const hash = await hashPassword(new_password);
  const signedInAs = (await currentStudent(client.headers))?.id ?? null;
  const user = await redeemLink(deps, link, async (tx, { email }) => {
    const verified = await verifyEmail(tx, { email, signedInAs, create: null });
    if (!verified) return null;
    await replacePassword({ jobs, db: tx }, verified, { hash });
    return checkedUser(tx, verified);
  });
  if (!user) throw deadLink();
  return startSession(deps, client, { user, next: nextPath(found.details) ?? "/dashboard" });
}

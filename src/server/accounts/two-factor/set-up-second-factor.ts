import type { SecondFactorSetup } from "#domain/accounts/account-settings.ts";
import type { Deps } from "#server/deps.ts";
import { notSignedIn, Problem } from "#server/platform/http/problem.ts";
import { type BetterAuthAnswer, type BetterAuthCall, callBetterAuth } from "../call-better-auth.ts";
import type { SignedInClient, WithCookies } from "../client.ts";
import { expiredCookie } from "../cookies.ts";
import { notifyUser } from "../mails/notify-user.ts";
import { checkOwnPassword } from "../passwords/check-own-password.ts";

type OwnPassword = { password: string };

const checkPassword = (deps: Deps, client: SignedInClient, { password }: OwnPassword) =>
  checkOwnPassword(deps, client, { userId: client.user.id, password, path: "password" });

/** Calls better-auth for the signed-in user. Throws 401 `not_signed_in` when the session ended in the meantime. */
async function callForUser(deps: Deps, client: SignedInClient, call: BetterAuthCall): Promise<BetterAuthAnswer> {
  const answer = await callBetterAuth(deps, client, call);
  if (answer.status === 401) throw notSignedIn();
  return answer;
}

/**
 * Starts the setup of an authenticator app. A first code completes it. Throws 400 `wrong_password`, 409 `no_password`
 * and 409 `two_factor_on`.
 */
export async function setUpSecondFactor(
  deps: Deps,
  client: SignedInClient,
  body: OwnPassword,
): Promise<WithCookies<SecondFactorSetup>> {
  await checkPassword(deps, client, body);
  const answer = await callForUser(deps, client, { path: "/two-factor/enable", body });
  if (!answer.ok) throw new Problem(409, "two_factor_on", "Two-step sign-in is on already.");
  const { totpURI, backupCodes } = answer.body as { totpURI: string; backupCodes: string[] }; // better-auth's own answer
  const uri = new URL(totpURI);
  // better-auth uses the verified email here, which an account may not have yet.
  uri.pathname = `/${encodeURIComponent(`Laurel:${client.user.email}`)}`;
  return {
    body: { totp_uri: uri.href, secret: uri.searchParams.get("secret") ?? "", recovery_codes: backupCodes },
    // The next code completes this setup, not a sign-in that the browser abandoned.
    cookies: [expiredCookie(deps.env, "two_factor")],
  };
}

/**
 * Creates new recovery codes; the old ones stop working. Throws 400 `wrong_password`, 409 `no_password` and 409
 * `two_factor_off`.
 */
export async function renewRecoveryCodes(
  deps: Deps,
  client: SignedInClient,
  body: OwnPassword,
): Promise<{ recovery_codes: string[] }> {
  await checkPassword(deps, client, body);
  const answer = await callForUser(deps, client, { path: "/two-factor/generate-backup-codes", body });
  if (!answer.ok) throw new Problem(409, "two_factor_off", "Two-step sign-in is not on.");
  return { recovery_codes: (answer.body as { backupCodes: string[] }).backupCodes }; // better-auth's own answer
}

/** Turns the second factor off. Throws 400 `wrong_password` and 409 `no_password`. */
export async function turnSecondFactorOff(
  deps: Deps,
  client: SignedInClient,
  body: OwnPassword,
): Promise<WithCookies<{ success: true }>> {
  await checkPassword(deps, client, body);
  const answer = await callForUser(deps, client, { path: "/two-factor/disable", body });
  if (!answer.ok) throw new Error(`the second factor could not be turned off: ${answer.code}`);
  await notifyUser(deps, client.user.id, "second_factor_off");
  return { body: { success: true }, cookies: answer.cookies };
}

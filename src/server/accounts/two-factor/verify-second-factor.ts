import type { SignedInAnswer } from "#domain/accounts/account.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { countUse, limitKey } from "#server/platform/rate-limit/rate-limit.ts";
import { callBetterAuth } from "../call-better-auth.ts";
import type { Client, WithCookies } from "../client.ts";
import { notifyUser } from "../mails/notify-user.ts";
import { signedCookie } from "../sessions/session.ts";
import { endCarriedSession, signedInAs } from "../sessions/start-session.ts";
import { markSeen } from "../sessions/store.ts";
import { hashedRecoveryCode, tidyRecoveryCode } from "./recovery-codes.ts";
import { waitingUser } from "./store.ts";

/** Longer than an authenticator's code is valid: half a minute, and one before and after. */
const codeSeconds = 120;

/**
 * Takes a code of the authenticator app. It completes a sign-in that waits for it, whose session takes the place of the
 * one that the client carries; or it completes the setup of the app. Each code works once. Throws 400 `invalid_code`,
 * 401 `two_factor_expired` and 429 `too_many_requests`.
 */
export async function verifySecondFactor(
  deps: Deps,
  client: Client,
  { code }: { code: string },
): Promise<WithCookies<SignedInAnswer>> {
  const { db, env, currentStudent } = deps;
  const waiting = await waitingUserOf(deps, client);
  const userId = waiting ?? (await currentStudent(client.headers))?.id;
  if (!userId) throw expired();
  const digits = code.replaceAll(/\D/g, "");
  const used = await countUse(db, limitKey(env, "totp", userId, digits), { max: 1, windowSeconds: codeSeconds });
  if (!used.allowed) throw wrongCode();
  const answer = await verify(deps, client, {
    path: "/two-factor/verify-totp",
    code: digits,
    signsIn: waiting !== null,
  });
  if (waiting === null) await notifyUser(db, userId, "second_factor_on");
  return answer;
}

/** Takes a recovery code in place of the authenticator app's, at sign-in. Throws what `verifySecondFactor` throws. */
export async function verifyRecoveryCode(
  deps: Deps,
  client: Client,
  { code }: { code: string },
): Promise<WithCookies<SignedInAnswer>> {
  if (!(await waitingUserOf(deps, client))) throw expired();
  const hashed = hashedRecoveryCode(deps.env, tidyRecoveryCode(code));
  return verify(deps, client, { path: "/two-factor/verify-backup-code", code: hashed, signsIn: true });
}

type Verification = { path: `/${string}`; code: string; signsIn: boolean };

async function verify(
  deps: Deps,
  client: Client,
  { path, code, signsIn }: Verification,
): Promise<WithCookies<SignedInAnswer>> {
  const answer = await callBetterAuth(deps, client, { path, body: { code }, withoutSession: signsIn });
  if (!answer.ok)
    throw answer.code?.startsWith("INVALID_") && answer.code !== "INVALID_TWO_FACTOR_COOKIE" ? wrongCode() : expired();
  if (signsIn) await endCarriedSession(deps, client);
  const signedIn = signedInAs(answer);
  await markSeen(deps.db, signedIn.user.id);
  return { body: { ...signedIn, next: "/dashboard" }, cookies: answer.cookies };
}

/** The user whose sign-in waits for a second factor in this browser, or null. */
async function waitingUserOf({ db, env }: Deps, { headers }: Client): Promise<string | null> {
  const challenge = signedCookie(env, headers, "two_factor");
  return challenge === null ? null : waitingUser(db, challenge);
}

const wrongCode = () => {
  const message = "This code is not right, or was used already.";
  return new Problem(400, "invalid_code", message, { errors: [{ path: "code", message }] });
};
const expired = () =>
  new Problem(401, "two_factor_expired", "This sign-in took too long or had too many tries. Please start again.");

import type { SignedInAnswer } from "#domain/accounts/account.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { countUse, forgetUses, limitUse } from "#server/platform/rate-limit/rate-limit.ts";
import { callBetterAuth } from "../call-better-auth.ts";
import type { Client, WithCookies } from "../client.ts";
import { notifyUser } from "../mails/notify-user.ts";
import { signedCookie } from "../sessions/session.ts";
import { endCarriedSession, refuseOutdated, signedInAs } from "../sessions/start-session.ts";
import { type CheckedUser, checkedUser, markSeen } from "../sessions/store.ts";
import { hashedRecoveryCode, tidyRecoveryCode } from "./recovery-codes.ts";
import { waitingUser } from "./store.ts";

/** The limit of wrong codes for one account, for all networks together. */
const guesses = { max: 10, windowSeconds: 15 * 60 };
/** Longer than an authenticator's code is valid: half a minute, and one before and after. */
const codeSeconds = 120;

/**
 * Checks a code of the authenticator app. The code completes the pending sign-in, whose session replaces the client's
 * old one, or it completes the setup of the app. Each code works once. Throws 400 `invalid_code`, 401
 * `two_factor_expired` and 429 `too_many_requests`.
 */
export async function verifySecondFactor(
  deps: Deps,
  client: Client,
  { code }: { code: string },
): Promise<WithCookies<SignedInAnswer>> {
  const { db, currentStudent } = deps;
  const waiting = await waitingUserOf(deps, client);
  const student = waiting ? null : await currentStudent(client.headers);
  const user = waiting ?? (student && (await checkedUser(db, student.id)));
  if (!user) throw expired();
  const forgetGuesses = await countGuess(deps, user.id);
  const digits = code.replaceAll(/\D/g, "");
  const used = { what: "totp", parts: [user.id, digits], limit: { max: 1, windowSeconds: codeSeconds } };
  if (!(await countUse(deps, used)).allowed) throw wrongCode();
  const answer = await verify(deps, client, {
    path: "/two-factor/verify-totp",
    code: digits,
    user,
    signsIn: waiting !== null,
  });
  await forgetGuesses();
  if (waiting === null) await notifyUser(deps, user.id, "second_factor_on");
  return answer;
}

/**
 * Checks a recovery code instead of the authenticator app's code, at sign-in. Throws the same errors as
 * `verifySecondFactor`.
 */
export async function verifyRecoveryCode(
  deps: Deps,
  client: Client,
  { code }: { code: string },
): Promise<WithCookies<SignedInAnswer>> {
  const waiting = await waitingUserOf(deps, client);
  if (!waiting) throw expired();
  const forgetGuesses = await countGuess(deps, waiting.id);
  const hashed = hashedRecoveryCode(deps.env, tidyRecoveryCode(code));
  const answer = await verify(deps, client, {
    path: "/two-factor/verify-backup-code",
    code: hashed,
    user: waiting,
    signsIn: true,
  });
  await forgetGuesses();
  return answer;
}

/**
 * Counts a guess before it is checked. better-auth counts after its check, so simultaneous guesses would all pass.
 * Returns a function that clears the count after a correct guess. Throws 429 `too_many_requests`.
 */
async function countGuess(deps: Deps, userId: string): Promise<() => Promise<void>> {
  const guess = { what: "second-factor", parts: [userId] };
  await limitUse(deps, { ...guess, limit: guesses });
  return () => forgetUses(deps, guess);
}

type Verification = { path: `/${string}`; code: string; user: CheckedUser; signsIn: boolean };

async function verify(
  deps: Deps,
  client: Client,
  { path, code, user, signsIn }: Verification,
): Promise<WithCookies<SignedInAnswer>> {
  const answer = await callBetterAuth(deps, client, { path, body: { code }, withoutSession: signsIn });
  if (!answer.ok)
    throw answer.code?.startsWith("INVALID_") && answer.code !== "INVALID_TWO_FACTOR_COOKIE" ? wrongCode() : expired();
  await refuseOutdated(deps, user, answer);
  if (signsIn) await endCarriedSession(deps, client);
  const signedIn = signedInAs(answer);
  await markSeen(deps.db, signedIn.user.id);
  return { body: { ...signedIn, next: "/dashboard" }, cookies: answer.cookies };
}

/** The user whose sign-in waits for a second factor in this browser, or null. */
async function waitingUserOf({ db, env }: Deps, { headers }: Client): Promise<CheckedUser | null> {
  const challenge = signedCookie(env, headers, "two_factor");
  return challenge === null ? null : waitingUser(db, challenge);
}

const wrongCode = () => {
  const message = "This code is not right, or was used already.";
  return new Problem(400, "invalid_code", message, { errors: [{ path: "code", message }] });
};
const expired = () =>
  new Problem(401, "two_factor_expired", "This sign-in took too long or had too many tries. Please start again.");

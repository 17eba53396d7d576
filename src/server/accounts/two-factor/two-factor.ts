import { and, eq, gt, sql } from "drizzle-orm";
import type { Context } from "hono";
import { deleteCookie } from "hono/cookie";
import type { SignedInAnswer } from "#domain/accounts/account.ts";
import type { SecondFactorSetup } from "#domain/accounts/account-settings.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { type Base, currentStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { countUse, limitKey } from "#server/platform/rate-limit/rate-limit.ts";
import { cookieAttributes, cookieName } from "../auth.ts";
import { callBetterAuth, setCookies } from "../call-better-auth.ts";
import { notifyUser } from "../mails/notify-user.ts";
import { ownPasswordIs } from "../passwords/own-password.ts";
import { signedCookie } from "../sessions/session.ts";
import { endCarriedSession, markSeen, signedInAs } from "../sessions/start-session.ts";
import { verifications } from "../table.ts";
import { hashedRecoveryCode, tidyRecoveryCode } from "./recovery-codes.ts";

/** Longer than an authenticator's code is taken: half a minute, and one before and after. */
const codeSeconds = 120;

/**
 * Begins to set up an authenticator app; it is asked for once a code of it was seen. Throws 400 `wrong_password`, 409
 * `no_password` and 409 `two_factor_on`.
 */
export async function setUpSecondFactor(c: Context<SignedIn>, password: string): Promise<SecondFactorSetup> {
  const { id, email } = c.get("student");
  await ownPasswordIs(c, id, { password, path: "password" });
  const { env } = c.get("deps");
  // The next code is for this, and not for a sign-in that was given up.
  deleteCookie(c, cookieName(env, "two_factor"), cookieAttributes(env));
  const answer = await callBetterAuth(c, "/two-factor/enable", { password });
  if (!answer.ok) throw new Problem(409, "two_factor_on", "Two-step sign-in is on already.");
  const { totpURI, backupCodes } = answer.body as { totpURI: string; backupCodes: string[] }; // the library's own answer
  const uri = new URL(totpURI);
  // The library knows proven addresses only.
  uri.pathname = `/${encodeURIComponent(`Laurel:${email}`)}`;
  return { totp_uri: uri.href, secret: uri.searchParams.get("secret") ?? "", recovery_codes: backupCodes };
}

/**
 * Makes new recovery codes; the old ones stop. Throws 400 `wrong_password`, 409 `no_password` and 409 `two_factor_off`.
 */
export async function renewRecoveryCodes(c: Context<SignedIn>, password: string): Promise<string[]> {
  await ownPasswordIs(c, c.get("student").id, { password, path: "password" });
  const answer = await callBetterAuth(c, "/two-factor/generate-backup-codes", { password });
  if (!answer.ok) throw new Problem(409, "two_factor_off", "Two-step sign-in is not on.");
  return (answer.body as { backupCodes: string[] }).backupCodes; // the library's own answer
}

/** Stops asking for the authenticator app. Throws 400 `wrong_password` and 409 `no_password`. */
export async function turnSecondFactorOff(c: Context<SignedIn>, password: string): Promise<void> {
  const { id } = c.get("student");
  await ownPasswordIs(c, id, { password, path: "password" });
  const answer = await callBetterAuth(c, "/two-factor/disable", { password });
  if (!answer.ok) throw new Error(`the second factor could not be turned off: ${answer.code}`);
  setCookies(c, answer);
  await notifyUser(c.get("deps").db, id, "second_factor_off");
}

/**
 * Takes a code of the authenticator app: of a sign-in that waits for it, which then gets its session in place of the
 * one that the browser carried, or of a student who is setting it up. Each code counts once. Throws 400 `invalid_code`,
 * 401 `two_factor_expired` and 429 `too_many_requests`.
 */
export async function verifySecondFactor(c: Context<Base>, code: string): Promise<SignedInAnswer> {
  const { db, env } = c.get("deps");
  const waiting = await waitingStudent(c);
  const id = waiting ?? (await currentStudent(c))?.id;
  if (!id) throw expired();
  const digits = code.replaceAll(/\D/g, "");
  const used = await countUse(db, limitKey(env, "totp", id, digits), { max: 1, windowSeconds: codeSeconds });
  if (!used.allowed) throw wrongCode();
  const answer = await pass(c, "/two-factor/verify-totp", { code: digits, signsIn: waiting !== null });
  if (waiting === null) await notifyUser(db, id, "second_factor_on");
  return answer;
}

/** Takes a recovery code in place of the authenticator app's, at sign-in. Throws as verifySecondFactor does. */
export async function verifyRecoveryCode(c: Context<Base>, code: string): Promise<SignedInAnswer> {
  if (!(await waitingStudent(c))) throw expired();
  const hashed = hashedRecoveryCode(c.get("deps").env, tidyRecoveryCode(code));
  return pass(c, "/two-factor/verify-backup-code", { code: hashed, signsIn: true });
}

async function pass(
  c: Context<Base>,
  path: string,
  { code, signsIn }: { code: string; signsIn: boolean },
): Promise<SignedInAnswer> {
  const answer = await callBetterAuth(c, path, { code }, { asNobody: signsIn });
  setCookies(c, answer);
  if (!answer.ok)
    throw answer.code?.startsWith("INVALID_") && answer.code !== "INVALID_TWO_FACTOR_COOKIE" ? wrongCode() : expired();
  if (signsIn) await endCarriedSession(c);
  const { user } = answer.body as { user: { id: string } };
  await markSeen(c.get("deps").db, user.id);
  return { ...signedInAs(answer), next: "/dashboard" };
}

/** Whose sign-in waits for a second factor in this browser. */
async function waitingStudent(c: Context<Base>): Promise<string | null> {
  const { db, env } = c.get("deps");
  const challenge = signedCookie(env, c.req.raw.headers, cookieName(env, "two_factor"));
  if (!challenge) return null;
  const [row] = await db
    .select({ id: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, challenge), gt(verifications.expires_at, sql`now()`)));
  return row?.id ?? null;
}

const wrongCode = () => {
  const message = "This code is not right, or was used already.";
  return new Problem(400, "invalid_code", message, { errors: [{ path: "code", message }] });
};
const expired = () =>
  new Problem(
    401,
    "two_factor_expired",
    "This sign-in has waited too long, or was tried too often. Please start again.",
  );

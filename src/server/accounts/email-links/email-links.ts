import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { SignInAnswer } from "#domain/accounts/account.ts";
import type { AddressConfirmation, CheckedLink, LinkKind } from "#domain/accounts/account-settings.ts";
import { NextPath } from "#domain/accounts/next-path.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { type Base, currentStudent } from "#server/platform/http/routing.ts";
import { cookieAttributes, cookieName } from "../auth.ts";
import { namesAt } from "../email-store.ts";
import { limitPlace } from "../limits.ts";
import { judgePassword } from "../passwords/check-new-password.ts";
import { ownPasswordIs } from "../passwords/own-password.ts";
import { hashPassword } from "../passwords/password-hash.ts";
import { replacePassword } from "../passwords/replace-password.ts";
import { replaceSession } from "../sessions/renew-session.ts";
import { startSession } from "../sessions/start-session.ts";
import { confirmAddress } from "./confirm-email.ts";
import { findToken, type OneTimeToken, type PresentedToken } from "./one-time-token.ts";
import { redeemLink } from "./redeem-link.ts";
import { removedSignInMethods, verifyEmailAddress } from "./verify-email.ts";

export const deadLink = () =>
  new Problem(400, "invalid_token", "This link was used already or has expired. Ask for a new one.");

/** Where the token's link is to lead on. */
const nextOf = ({ details }: OneTimeToken, usual: string): string => NextPath.parse(details.next) ?? usual;

/** The token with the link cookie of the browser that presents it. */
export const presentedBy = (c: Context<Base>, token: string): PresentedToken => ({
  token,
  browser: getCookie(c, cookieName(c.get("deps").env, "link")) ?? null,
});

/**
 * Gives the browser a link cookie if it has none. It tells the browser that redeems a link from every other, so that
 * this one may repeat it when the answer is lost.
 */
function rememberBrowser(c: Context<Base>): void {
  const { env } = c.get("deps");
  if (getCookie(c, cookieName(env, "link"))) return;
  setCookie(c, cookieName(env, "link"), randomBytes(32).toString("base64url"), cookieAttributes(env));
}

/**
 * To whom a link that still works was mailed, and what redeeming it here takes away. Redeems nothing. Throws 400
 * `invalid_token`.
 */
export async function checkLink(
  c: Context<Base>,
  { kind, token }: { kind: LinkKind; token: string },
): Promise<CheckedLink> {
  await limitPlace(c, "link");
  const { db } = c.get("deps");
  const found = await findToken(db, [kind], presentedBy(c, token));
  if (!found?.email) throw deadLink();
  rememberBrowser(c);
  const proves = kind === "magic_link" || kind === "reset";
  const by = (await currentStudent(c))?.id ?? null;
  return {
    email: found.email,
    clears_ways_in: proves && (await removedSignInMethods(db, { address: found.email, by })),
  };
}

/** Signs in by a mailed link, into a new account where its request wished for one. Throws 400 `invalid_token`. */
export async function signInByLink(c: Context<Base>, given: string): Promise<SignInAnswer> {
  await limitPlace(c, "link");
  const { db, clock } = c.get("deps");
  const by = (await currentStudent(c))?.id ?? null;
  const used = await redeemLink(
    db,
    { purposes: ["magic_link"], presented: presentedBy(c, given) },
    async (tx, token) => {
      const { create_user, name } = token.details;
      const make = create_user === true ? { name: String(name ?? ""), now: clock() } : null;
      const id = await verifyEmailAddress(tx, { address: token.email, by, make });
      return id && { id, next: nextOf(token, "/dashboard") };
    },
  );
  if (!used) throw deadLink();
  return startSession(c, used.id, used.next);
}

/**
 * Sets a new password by a mailed link, ends every session and other link of the account, tells the student, and signs
 * in. Throws 400 `weak_password`, which leaves the link as it is, and 400 `invalid_token`.
 */
export async function resetPassword(
  c: Context<Base>,
  { token: given, new_password }: { token: string; new_password: string },
): Promise<SignInAnswer> {
  await limitPlace(c, "link");
  const { db, env } = c.get("deps");
  const presented = presentedBy(c, given);
  const found = await findToken(db, ["reset"], presented);
  if (!found?.email) throw deadLink();
  await judgePassword(env, new_password, {
    own: [found.email, ...(await namesAt(db, found.email))],
    path: "new_password",
  });
  const hash = await hashPassword(new_password);
  const by = (await currentStudent(c))?.id ?? null;
  const id = await redeemLink(db, { purposes: ["reset"], presented }, async (tx, { email }) => {
    const proven = await verifyEmailAddress(tx, { address: email, by, make: null });
    if (!proven) return null;
    await replacePassword(tx, proven, { hash });
    return proven;
  });
  if (!id) throw deadLink();
  return startSession(c, id, nextOf(found, "/dashboard"));
}

/**
 * Makes an address the student's own by the link that was mailed to it, and signs in where nobody is. It must be opened
 * where the account is signed in, or with its password: a link that a stranger asked for in somebody's name gives them
 * nothing. Throws 400 `invalid_token`, 400 `wrong_password`, 409 `password_needed` and 409 `address_taken`.
 */
export async function verifyEmail(c: Context<Base>, given: AddressConfirmation): Promise<SignInAnswer> {
  await limitPlace(c, "link");
  const { db } = c.get("deps");
  const presented = presentedBy(c, given.token);
  const found = await findToken(db, ["confirm", "change_email"], presented);
  if (!found?.user_id) throw deadLink();
  const here = (await currentStudent(c))?.id === found.user_id;
  const startsFresh = !here && given.start_fresh && found.purpose === "confirm";
  if (!here && !startsFresh) await ownPasswordIs(c, found.user_id, { password: given.password, path: "password" });
  const outcome = await confirmAddress(db, presented, { startsFresh });
  if (outcome === "dead") throw deadLink();
  if (outcome === "taken")
    throw new Problem(409, "address_taken", "This address belongs to another account by now. Sign in to that one.");
  const next = nextOf(found, "/onboarding");
  return here ? { ...(await replaceSession(c)), next } : startSession(c, found.user_id, next);
}

import { eq, sql } from "drizzle-orm";
import type { AccountUser, SignInAnswer } from "#domain/accounts/account.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { AnyContext } from "#server/platform/http/routing.ts";
import { sessionCookieName } from "../auth.ts";
import { type AuthAnswer, callBetterAuth, setCookies } from "../call-better-auth.ts";
import { sessions, users } from "../table.ts";
import { signedCookie } from "./session.ts";

/** The library's own answer; the address is in one of two fields. */
type LibraryUser = { id: string; name: string; email: string | null; claimedEmail: string | null };

/**
 * Signs in whoever has just proven to be this student, with a new session; the one that the browser carried ends. An
 * account with a second factor gets no session yet, and whoever is signed in here stays so until the code was given.
 */
export async function startSession(c: AnyContext, userId: string, next: string): Promise<SignInAnswer> {
  const { db, env } = c.var.deps;
  const answer = await callBetterAuth(c, "/sign-in/email", { user_id: userId });
  if (!answer.ok) throw new Error(`no session for a student who is there: ${answer.status}`);
  if (needsSecondFactor(answer)) {
    setCookies(c, answer, { but: sessionCookieName(env) });
    return { two_factor_required: true, next };
  }
  setCookies(c, answer);
  await endCarriedSession(c);
  await markSeen(db, userId);
  return { ...signedInAs(answer), next };
}

/** Ends the session that the browser came with, when a new one takes its place. */
export async function endCarriedSession(c: AnyContext): Promise<void> {
  const { db, env } = c.var.deps;
  const carried = signedCookie(env, c.req.raw.headers, sessionCookieName(env));
  if (carried) await db.delete(sessions).where(eq(sessions.token, carried));
}

/** Who the library has just signed in, and the token for programs. */
export function signedInAs({ body, token }: AuthAnswer): { token: string; user: AccountUser } {
  const { user } = body as { user: LibraryUser };
  const email = user.email ?? user.claimedEmail ?? "";
  return { token: token ?? "", user: { id: user.id, email, full_name: user.name } };
}

/** Notes that the account is in use. */
export async function markSeen(db: Database, userId: string): Promise<void> {
  await db.update(users).set({ last_seen_at: sql`now()` }).where(eq(users.id, userId));
}

const needsSecondFactor = ({ body }: AuthAnswer) =>
  typeof body === "object" && body !== null && "twoFactorRedirect" in body;

import { randomBytes, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { NextPath } from "#domain/accounts/next-path.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { type Base, currentStudent } from "#server/platform/http/routing.ts";
import { cookieAttributes, cookieName } from "../auth.ts";
import { issueToken, type OneTimeToken, redeemToken, tokenMinutes } from "../email-links/one-time-token.ts";
import { verifyEmailAddress } from "../email-links/verify-email.ts";
import { limitPlace } from "../limits.ts";
import { startSession } from "../sessions/start-session.ts";
import { credentials } from "../table.ts";
import type { GoogleIdentity } from "./google-provider.ts";

/** Why a sign-in with Google came back without a session; a word for `/auth?error=`. */
export type GoogleRefusal =
  | "google_refused"
  | "google_state"
  | "google_failed"
  | "google_email_not_verified"
  | "too_many_requests";

/**
 * Where to send the browser to sign in with Google. Only this browser may come back, once, within ten minutes. Throws
 * 409 `google_not_set_up`, 503 `google_unavailable` and 429 `too_many_requests`.
 */
export async function beginGoogle(c: Context<Base>, next?: string): Promise<{ url: string }> {
  await limitPlace(c, "google");
  const { db, env, google, log } = c.get("deps");
  if (!google) throw new Problem(409, "google_not_set_up", "Google sign-in is not set up here.");
  const state = randomBytes(32).toString("base64url");
  try {
    const { url, verifier, nonce } = await google.begin(state);
    const token = await issueToken(db, { purpose: "google", details: { state, verifier, nonce, next } });
    setCookie(c, cookieName(env, "google"), token, { ...cookieAttributes(env), maxAge: tokenMinutes.google * 60 });
    return { url };
  } catch (error) {
    log.error({ err: error }, "Google cannot be reached");
    throw new Problem(
      503,
      "google_unavailable",
      "Google cannot be reached right now. Please try again, or sign in another way.",
      {
        headers: { "Retry-After": "10" },
      },
    );
  }
}

/** Takes the browser back from Google and answers the path to go on to, which says what went wrong if anything did. */
export async function finishGoogle(c: Context<Base>): Promise<string> {
  const { next, ...outcome } = await returned(c).catch((error): Return => {
    if (error instanceof Problem && error.code === "too_many_requests") return { refusal: "too_many_requests" };
    throw error;
  });
  if ("refusal" in outcome) return `/auth?${new URLSearchParams({ error: outcome.refusal, ...(next && { next }) })}`;
  const answer = await startSession(c, outcome.id, next ?? "/dashboard");
  return "token" in answer ? answer.next : `/auth?two_factor=1&next=${encodeURIComponent(answer.next)}`;
}

/** Who came back, or why nobody did; `next` is the page that asked, where one did and that is known. */
type Return = { next?: string | undefined } & ({ id: string } | { refusal: GoogleRefusal });

async function returned(c: Context<Base>): Promise<Return> {
  await limitPlace(c, "google");
  const { db, env } = c.get("deps");
  const name = cookieName(env, "google");
  const carried = getCookie(c, name);
  deleteCookie(c, name, cookieAttributes(env));
  const begun = carried ? await redeemToken(db, ["google"], { token: carried }) : null;
  const next = NextPath.parse(begun?.details.next);
  const outcome = await settle(c, begun?.details ?? {});
  return typeof outcome === "string" ? { refusal: outcome, next } : { ...outcome, next };
}

/** What became of the way to Google that began with these details. */
async function settle(
  c: Context<Base>,
  { state, verifier, nonce }: OneTimeToken["details"],
): Promise<GoogleRefusal | { id: string }> {
  const { db, google, log, clock } = c.get("deps");
  if (!google || typeof state !== "string" || c.req.query("state") !== state) return "google_state";
  if (c.req.query("error")) return c.req.query("error") === "access_denied" ? "google_refused" : "google_failed";
  let identity: GoogleIdentity;
  try {
    const kept = { state, verifier: String(verifier), nonce: String(nonce) };
    identity = await google.finish(new URL(c.req.url), kept);
  } catch (error) {
    log.warn({ err: error }, "a sign-in with Google failed");
    return "google_failed";
  }
  if (!identity.email || !identity.emailVerified) return "google_email_not_verified";
  const by = (await currentStudent(c))?.id ?? null;
  return { id: await db.transaction((tx) => accountOf(tx, identity, { by, now: clock() })) };
}

/** The account of this Google identity, else that of its address, else a new one. */
async function accountOf(
  tx: Database,
  { subject, email, name }: GoogleIdentity,
  { by, now }: { by: string | null; now: Date },
): Promise<string> {
  const [linked] = await tx
    .select({ id: credentials.user_id })
    .from(credentials)
    .where(and(eq(credentials.provider_id, "google"), eq(credentials.account_id, subject)));
  if (linked) return linked.id;
  const id = await verifyEmailAddress(tx, { address: email, by, make: { name, now } });
  if (!id) throw new Error("a proven address has no account");
  const link = { id: randomUUID(), user_id: id, provider_id: "google", account_id: subject };
  await tx.insert(credentials).values(link).onConflictDoNothing();
  return id;
}

import { randomBytes } from "node:crypto";
import { NextPath } from "#domain/accounts/next-path.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { notSignedIn, Problem } from "#server/platform/http/problem.ts";
import type { Client, WithCookies } from "../client.ts";
import { expiredCookie, newCookie, readCookie } from "../cookies.ts";
import { issueToken, type OneTimeToken, redeemToken, tokenMinutes } from "../email-links/token-store.ts";
import { verifyEmail } from "../email-links/verify-email.ts";
import { limitClient } from "../limits.ts";
import { startSession } from "../sessions/start-session.ts";
import { type CheckedUser, checkedUser } from "../sessions/store.ts";
import type { GoogleIdentity } from "./google-provider.ts";
import { googleAccount, linkGoogle } from "./store.ts";

/** The reason why a sign-in with Google failed: the value of `error` in `/auth?error=`. */
type GoogleRefusal =
  | "google_refused"
  | "google_state"
  | "google_failed"
  | "google_email_not_verified"
  | "too_many_requests";

/**
 * The URL to redirect the browser to for signing in with Google. Only this browser may return, once, within ten
 * minutes. Throws 409 `google_not_set_up`, 503 `google_unavailable` and 429 `too_many_requests`.
 */
export async function beginGoogle(
  deps: Deps,
  client: Client,
  { next }: { next?: string | undefined },
): Promise<WithCookies<{ url: string }>> {
  await limitClient(deps, client, "google");
  const { db, env, google, log } = deps;
  if (!google) throw new Problem(409, "google_not_set_up", "Google sign-in is not set up here.");
  const state = randomBytes(32).toString("base64url");
  try {
    const { url, verifier, nonce } = await google.begin(state);
    const value = await issueToken(db, { purpose: "google", details: { state, verifier, nonce, next } });
    const maxAgeSeconds = tokenMinutes.google * 60;
    return { body: { url }, cookies: [newCookie(env, "google", { value, maxAgeSeconds })] };
  } catch (error) {
    log.error({ err: error }, "Google cannot be reached");
    throw new Problem(
      503,
      "google_unavailable",
      "Google cannot be reached right now. Please try again, or sign in another way.",
      { headers: { "Retry-After": "10" } },
    );
  }
}

/**
 * Signs in the browser that returned from Google at this URL. Returns the path to open, which contains the error after
 * a failure.
 */
export async function finishGoogle(deps: Deps, client: Client, returned: URL): Promise<WithCookies<string>> {
  const { next, ...outcome } = await identify(deps, client, returned).catch((error): Identified => {
    if (error instanceof Problem && error.code === "too_many_requests") return { refusal: "too_many_requests" };
    throw error;
  });
  const expired = expiredCookie(deps.env, "google");
  if ("refusal" in outcome) {
    const search = new URLSearchParams({ error: outcome.refusal, ...(next && { next }) });
    return { body: `/auth?${search}`, cookies: [expired] };
  }
  const { body, cookies } = await startSession(deps, client, { user: outcome.user, next: next ?? "/dashboard" });
  const path = "token" in body ? body.next : `/auth?two_factor=1&next=${encodeURIComponent(body.next)}`;
  return { body: path, cookies: [expired, ...cookies] };
}

/** The user who returned, or the error; `next` is the page where the sign-in began, if known. */
type Identified = { next?: string | undefined } & ({ user: CheckedUser } | { refusal: GoogleRefusal });

async function identify(deps: Deps, client: Client, returned: URL): Promise<Identified> {
  await limitClient(deps, client, "google");
  const token = readCookie(deps.env, client.headers, "google");
  const begun = token ? await redeemToken(deps.db, ["google"], { token }) : null;
  const next = NextPath.parse(begun?.details.next);
  const identity = await exchangeCode(deps, returned, begun?.details ?? {});
  if (typeof identity === "string") return { refusal: identity, next };
  const signedInAs = (await deps.currentStudent(client.headers))?.id ?? null;
  const user = await inTransaction(deps.db, async (tx) =>
    checkedUser(tx, await accountOf(tx, identity, { signedInAs, now: deps.clock(), env: deps.env })),
  );
  if (!user) throw notSignedIn();
  return { user, next };
}

/** The verified Google identity for a pending sign-in, or the error. */
async function exchangeCode(
  { google, log }: Deps,
  returned: URL,
  { state, verifier, nonce }: OneTimeToken["details"],
): Promise<GoogleIdentity | GoogleRefusal> {
  const { searchParams } = returned;
  if (!google || typeof state !== "string" || searchParams.get("state") !== state) return "google_state";
  if (searchParams.has("error"))
    return searchParams.get("error") === "access_denied" ? "google_refused" : "google_failed";
  try {
    const identity = await google.finish(returned, { state, verifier: String(verifier), nonce: String(nonce) });
    return identity.email && identity.emailVerified ? identity : "google_email_not_verified";
  } catch (error) {
    log.warn({ err: error }, "a sign-in with Google failed");
    return "google_failed";
  }
}

/** The account of this Google identity, else the account of its email, else a new one. */
async function accountOf(
  tx: Database,
  { subject, email, name }: GoogleIdentity,
  { signedInAs, now, env }: { signedInAs: string | null; now: Date; env: Deps["env"] },
): Promise<string> {
  const linked = await googleAccount(tx, subject);
  if (linked) return linked;
  const id = await verifyEmail(tx, { email, signedInAs, create: { name, now, env } });
  if (!id) throw new Error("a verified email has no account");
  await linkGoogle(tx, id, subject);
  return id;
}

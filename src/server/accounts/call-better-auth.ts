import type { Deps } from "#server/deps.ts";
import { tooManyRequests } from "#server/platform/rate-limit/rate-limit.ts";
import type { Client } from "./client.ts";
import { type Cookie, cookieName } from "./cookies.ts";

export type BetterAuthAnswer = {
  ok: boolean;
  status: number;
  body: unknown;
  /** The error code of better-auth. */
  code: string | null;
  /** `Set-Cookie` headers. */
  cookies: string[];
  /** The session token with its signature, after a sign-in. */
  token: string | null;
};

export type BetterAuthCall = {
  path: `/${string}`;
  body?: object;
  /** Does not send the client's session to better-auth. */
  withoutSession?: boolean;
};

const lockedSeconds = 15 * 60;

/**
 * Calls better-auth for a client. The caller has checked origin, body and rate limits of the request. Throws database
 * errors, and 429 `too_many_requests` after too many wrong second-factor codes.
 */
export async function callBetterAuth(
  { auth, env }: Pick<Deps, "auth" | "env">,
  client: Client,
  { path, body = {}, withoutSession = false }: BetterAuthCall,
): Promise<BetterAuthAnswer> {
  const headers = new Headers({ origin: env.PUBLIC_URL, "content-type": "application/json" });
  for (const name of ["cookie", "authorization", "user-agent"]) {
    const value = client.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (withoutSession) removeSession(headers, cookieName(env, "session_token"));
  const url = `${env.PUBLIC_URL}/api/auth${path}`;
  const response = await auth.handler(new Request(url, { method: "POST", headers, body: JSON.stringify(body) }));
  if (response.status === 429) throw tooManyRequests(lockedSeconds);
  if (response.status >= 500) throw new Error(`better-auth answered ${response.status} to ${path}`);
  const answer: unknown = await response.json().catch(() => null);
  return {
    ok: response.ok,
    status: response.status,
    body: answer,
    code: typeof answer === "object" && answer && "code" in answer ? String(answer.code) : null,
    cookies: response.headers.getSetCookie(),
    token: response.headers.get("set-auth-token"),
  };
}

function removeSession(headers: Headers, sessionCookie: string): void {
  headers.delete("authorization");
  const cookies = headers.get("cookie")?.split(/;\s*/) ?? [];
  headers.set("cookie", cookies.filter((cookie) => !isNamed(cookie, sessionCookie)).join("; "));
}

const isNamed = (cookie: string, name: string) => cookie.startsWith(`${name}=`);

/** The `Set-Cookie` headers of an answer, except those of one cookie. */
export function cookiesBut({ cookies }: BetterAuthAnswer, env: Deps["env"], but: Cookie): string[] {
  return cookies.filter((cookie) => !isNamed(cookie, cookieName(env, but)));
}

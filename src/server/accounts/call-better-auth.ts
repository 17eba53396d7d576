import type { AnyContext } from "#server/platform/http/routing.ts";
import { tooManyRequests } from "#server/platform/rate-limit/rate-limit.ts";
import { sessionCookieName } from "./auth.ts";

export type AuthAnswer = {
  ok: boolean;
  status: number;
  body: unknown;
  /** The library's code of a refusal. */
  code: string | null;
  cookies: string[];
  /** The session token with its signature, after a sign-in. */
  token: string | null;
};

const lockedSeconds = 15 * 60;

/**
 * Puts one call to the accounts library, in the name of this request. The caller has judged origin, shape and limits.
 * `asNobody` leaves out who is signed in. Throws 429 `too_many_requests` when a second factor was guessed wrong too
 * often.
 */
export async function callBetterAuth(
  c: AnyContext,
  path: string,
  body: object = {},
  { asNobody = false }: { asNobody?: boolean } = {},
): Promise<AuthAnswer> {
  const { auth, env } = c.var.deps;
  const headers = new Headers({ origin: env.PUBLIC_URL, "content-type": "application/json" });
  for (const name of ["cookie", "authorization", "user-agent"]) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (asNobody) takeSession(headers, sessionCookieName(env));
  const url = `${env.PUBLIC_URL}/api/auth${path}`;
  const response = await auth.handler(new Request(url, { method: "POST", headers, body: JSON.stringify(body) }));
  if (response.status === 429) throw tooManyRequests(lockedSeconds);
  if (response.status >= 500) throw new Error(`the accounts library answered ${response.status} to ${path}`);
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

function takeSession(headers: Headers, cookieName: string): void {
  headers.delete("authorization");
  const cookies = headers.get("cookie")?.split(/;\s*/) ?? [];
  headers.set("cookie", cookies.filter((cookie) => !isNamed(cookie, cookieName)).join("; "));
}

const isNamed = (cookie: string, name: string) => cookie.startsWith(`${name}=`);

/** Hands the library's cookies on to the browser, all but the one of this name. */
export function setCookies(c: AnyContext, { cookies }: AuthAnswer, { but }: { but?: string } = {}): void {
  for (const cookie of cookies) {
    if (but === undefined || !isNamed(cookie, but)) c.header("Set-Cookie", cookie, { append: true });
  }
}

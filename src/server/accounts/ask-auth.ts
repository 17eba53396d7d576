import type { AnyContext } from "#server/platform/http.ts";
import { tooManyRequests } from "#server/platform/rate-limit.ts";

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
 * Throws 429 `too_many_requests` when a second factor was guessed wrong too often.
 */
export async function askAuth(c: AnyContext, path: string, body: object = {}): Promise<AuthAnswer> {
  const { auth, env } = c.var.deps;
  const headers = new Headers({ origin: env.PUBLIC_URL, "content-type": "application/json" });
  for (const name of ["cookie", "authorization", "user-agent"]) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
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

/** Hands the library's cookies on to the browser. */
export function setCookies(c: AnyContext, answer: AuthAnswer): void {
  for (const cookie of answer.cookies) c.header("Set-Cookie", cookie, { append: true });
}

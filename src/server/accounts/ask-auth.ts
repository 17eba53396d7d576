import type { Context } from "hono";
import { clientAddress } from "#server/platform/client-address.ts";
import type { Base } from "#server/platform/http.ts";
import { tooManyRequests } from "#server/platform/rate-limit.ts";
import { addressHeader } from "./auth.ts";

export type AuthAnswer = {
  ok: boolean;
  status: number;
  body: unknown;
  cookies: string[];
  /** The session token with its signature, after a sign-in. */
  token: string | null;
};

/**
 * Puts one call to the accounts library, in the name of this request. The caller has judged origin and shape; limits by
 * address are counted here. Throws 429 `too_many_requests`.
 */
export async function askAuth(c: Context<Base>, path: string, body?: unknown): Promise<AuthAnswer> {
  const { auth, env } = c.get("deps");
  const headers = new Headers({
    origin: env.PUBLIC_URL,
    [addressHeader]: clientAddress(c, env.TRUSTED_PROXIES),
  });
  for (const name of ["cookie", "authorization", "user-agent"]) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (body !== undefined) headers.set("content-type", "application/json");
  const response = await auth.handler(
    new Request(`${env.PUBLIC_URL}/api/auth${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    }),
  );
  if (response.status === 429) throw tooManyRequests(Number(response.headers.get("x-retry-after")) || 60);
  if (response.status >= 500) throw new Error(`the accounts library answered ${response.status} to ${path}`);
  return {
    ok: response.ok,
    status: response.status,
    body: await response.json().catch(() => null),
    cookies: response.headers.getSetCookie(),
    token: response.headers.get("set-auth-token"),
  };
}

/** Hands the library's cookies on to the browser. */
export function setCookies(c: Context<Base>, answer: AuthAnswer): void {
  for (const cookie of answer.cookies) c.header("Set-Cookie", cookie, { append: true });
}

import { parse, serialize } from "hono/utils/cookie";
import type { Env } from "#server/platform/env.ts";

/** The short name of every cookie. `cookieName` adds the prefix. */
const cookieNames = {
  session_token: "session",
  dont_remember: "dont_remember",
  /** The pending sign-in that needs a second factor. */
  two_factor: "two_factor",
  trust_device: "trust_device",
  /** The pending sign-in with Google. */
  google: "google",
  /** Identifies the browser that redeems a mailed link (docs/decisions/0015). */
  link: "link",
} as const;
export type Cookie = keyof typeof cookieNames;

type CookieEnv = Pick<Env, "PUBLIC_URL">;

/** The attributes of every cookie. */
export const cookieAttributes = ({ PUBLIC_URL }: CookieEnv) =>
  ({ secure: PUBLIC_URL.startsWith("https:"), httpOnly: true, sameSite: "lax", path: "/" }) as const;

/** `__Host-` binds a cookie to this host and to https; on plain http browsers refuse the prefix. */
export const cookieName = (env: CookieEnv, cookie: Cookie): string =>
  `${cookieAttributes(env).secure ? "__Host-" : ""}laurel.${cookieNames[cookie]}`;

/** The value of a request's cookie, or null. */
export function readCookie(env: CookieEnv, headers: Headers, cookie: Cookie): string | null {
  const name = cookieName(env, cookie);
  return parse(headers.get("cookie") ?? "", name)[name] ?? null;
}

/** The `Set-Cookie` header of a cookie; without `maxAgeSeconds` it ends with the browser. */
export function newCookie(
  env: CookieEnv,
  cookie: Cookie,
  { value, maxAgeSeconds }: { value: string; maxAgeSeconds?: number },
): string {
  const age = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
  return serialize(cookieName(env, cookie), value, { ...cookieAttributes(env), ...age });
}

/** The `Set-Cookie` header that removes a cookie. */
export const expiredCookie = (env: CookieEnv, cookie: Cookie): string =>
  newCookie(env, cookie, { value: "", maxAgeSeconds: 0 });

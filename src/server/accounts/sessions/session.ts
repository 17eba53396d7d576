import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "#server/platform/database/database.ts";
import type { Env } from "#server/platform/env.ts";
import type { SignedInUser } from "#server/platform/http/routing.ts";
import { type Cookie, readCookie } from "../cookies.ts";
import { findUserBySession } from "./store.ts";

/**
 * The user of a request, by one indexed query for the signed token of its cookie or bearer header. A session that was
 * signed out stops working at once in every process. better-auth's own check takes ten times as long.
 */
export function signedInUserReader(env: Env, db: Database): (headers: Headers) => Promise<SignedInUser | null> {
  const findUser = findUserBySession(db);
  return async (headers) => {
    const token = sessionToken(env, headers);
    return token ? findUser(token) : null;
  };
}

/** The session token of a request, when its signature is valid. A bearer header takes precedence over the cookie. */
export function sessionToken(env: Env, headers: Headers): string | null {
  const bearer = bearerToken(headers);
  return bearer === undefined ? signedCookie(env, headers, "session_token") : signedValue(env, bearer);
}

/** The value of a cookie that better-auth signed, or null. */
export function signedCookie(env: Env, headers: Headers, cookie: Cookie): string | null {
  const value = readCookie(env, headers, cookie);
  return value === null ? null : signedValue(env, value);
}

function signedValue(env: Env, signed: string): string | null {
  const dot = signed.lastIndexOf(".");
  if (dot < 1) return null;
  const value = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1), "base64");
  const right = createHmac("sha256", env.AUTH_SECRET).update(value).digest();
  return given.length === right.length && timingSafeEqual(given, right) ? value : null;
}

function bearerToken(headers: Headers): string | undefined {
  const token = /^bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  return token?.includes("%") ? decoded(token) : token;
}

function decoded(token: string): string | undefined {
  try {
    return decodeURIComponent(token);
  } catch {
    return undefined;
  }
}

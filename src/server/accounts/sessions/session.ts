import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { parse } from "hono/utils/cookie";
import type { Database } from "#server/platform/database/database.ts";
import type { Env } from "#server/platform/env.ts";
import type { Student } from "#server/platform/http/routing.ts";
import { sessionCookieName } from "../auth.ts";
import { shownEmail } from "../shown-email.ts";
import { sessions, users } from "../table.ts";

/**
 * Who a request comes from: one indexed query by the signed token of its cookie or bearer header, so a session that was
 * signed out is dead at once in every process. The library's own check takes ten times as long.
 */
export function studentReader(env: Env, db: Database): (headers: Headers) => Promise<Student | null> {
  // Time is the database's: sessions end by the real clock, also when the server's is moved for a demonstration.
  const bySession = db
    .select({ id: users.id, email: shownEmail, full_name: users.full_name })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token, sql.placeholder("token")), gt(sessions.expires_at, sql`now()`)))
    .prepare("student_by_session");
  return async (headers) => {
    const token = sessionToken(env, headers);
    if (!token) return null;
    const [student] = await bySession.execute({ token });
    return student ?? null;
  };
}

/** The session token that a request carries, when its signature is ours; a bearer header counts before the cookie. */
export function sessionToken(env: Env, headers: Headers): string | null {
  const bearer = bearerToken(headers);
  return bearer === undefined ? signedCookie(env, headers, sessionCookieName(env)) : signedValue(env, bearer);
}

/** The value of a cookie that the accounts library signed, or null. */
export function signedCookie(env: Env, headers: Headers, name: string): string | null {
  const cookies = headers.get("cookie");
  const value = cookies ? parse(cookies, name)[name] : undefined;
  return value === undefined ? null : signedValue(env, value);
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

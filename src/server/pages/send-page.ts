import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { cookieName } from "#server/accounts/cookies.ts";
import type { Base } from "#server/platform/http/routing.ts";
import { type BuiltFile, sendFile } from "#server/platform/http/static-files.ts";

/** Whether the request has no session cookie. With one, the browser renders what depends on the session. */
export const isVisitor = (c: Context<Base>): boolean =>
  getCookie(c, cookieName(c.get("deps").env, "session_token")) === undefined;

/** Sends a page, which depends on the session cookie. */
export function sendPage(c: Context<Base>, file: BuiltFile, status: 200 | 404 = 200) {
  c.header("Vary", "Cookie", { append: true });
  return sendFile(c, file, status);
}

import { Hono } from "hono";
import { deleteCookie } from "hono/cookie";
import { z } from "zod";
import { MagicLinkRequest, NewAccount, PasswordSignIn } from "#domain/accounts/account.ts";
import { ResetRequest } from "#domain/accounts/account-settings.ts";
import { NextPath } from "#domain/accounts/next-path.ts";
import { type Base, body } from "#server/platform/http/routing.ts";
import { cookieAttributes, cookieName } from "../auth.ts";
import { callBetterAuth, setCookies } from "../call-better-auth.ts";
import { requestLink } from "../email-links/request-link.ts";
import { readSession, renewSession } from "../sessions/renew-session.ts";
import { beginGoogle, finishGoogle } from "./google-sign-in.ts";
import { docs } from "./route-docs.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

/** Mounted at /api/auth: sign-up, the sign-in methods, and the session. */
export const authRoutes = new Hono<Base>()
  .post("/sign-up/email", docs.signUp, body(NewAccount), async (c) => c.json(await signUp(c, c.req.valid("json"))))
  .post("/sign-in/email", docs.signIn, body(PasswordSignIn), async (c) => c.json(await signIn(c, c.req.valid("json"))))
  .post("/sign-in/magic-link", docs.requestMagicLink, body(MagicLinkRequest), async (c) => {
    const { email, ...details } = c.req.valid("json");
    return c.json(await requestLink(c, { kind: "magic_link", address: email, details }));
  })
  .post("/sign-in/google", docs.beginGoogle, body(z.object({ next: NextPath.optional() })), async (c) =>
    c.json(await beginGoogle(c, c.req.valid("json").next)),
  )
  .get("/callback/google", docs.finishGoogle, async (c) => c.redirect(await finishGoogle(c), 302))
  .post("/request-password-reset", docs.requestPasswordReset, body(ResetRequest), async (c) => {
    const { email, next } = c.req.valid("json");
    return c.json(await requestLink(c, { kind: "reset", address: email, details: { next } }));
  })
  .post("/sign-out", docs.signOut, async (c) => {
    const answer = await callBetterAuth(c, "/sign-out");
    setCookies(c, answer);
    deleteCookie(c, cookieName(c.var.deps.env, "link"), cookieAttributes(c.var.deps.env));
    return c.json({ success: true as const });
  })
  .get("/get-session", docs.readSession, async (c) => c.json(await readSession(c)))
  .post("/refresh", docs.renewSession, async (c) => c.json(await renewSession(c)));

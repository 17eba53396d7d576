import { Hono } from "hono";
import { z } from "zod";
import { MagicLinkRequest, NewAccount, PasswordSignIn } from "#domain/accounts/account.ts";
import { ResetRequest } from "#domain/accounts/account-settings.ts";
import { NextPath } from "#domain/accounts/next-path.ts";
import { type Base, body } from "#server/platform/http/routing.ts";
import { bodyOf, clientOf } from "../client.ts";
import { requestLink } from "../email-links/request-link.ts";
import { readSession, renewSession } from "../sessions/renew-session.ts";
import { signOut } from "../sessions/sign-out.ts";
import { beginGoogle, finishGoogle } from "./google-sign-in.ts";
import { docs } from "./route-docs.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

const GoogleSignIn = z.object({ next: NextPath.optional() });

/** Mounted at /api/auth: sign-up, the sign-in methods, and the session. */
export const authRoutes = new Hono<Base>()
  .post("/sign-up/email", docs.signUp, body(NewAccount), async (c) =>
    c.json(bodyOf(c, await signUp(c.var.deps, clientOf(c), c.req.valid("json")))),
  )
  .post("/sign-in/email", docs.signIn, body(PasswordSignIn), async (c) =>
    c.json(bodyOf(c, await signIn(c.var.deps, clientOf(c), c.req.valid("json")))),
  )
  .post("/sign-in/magic-link", docs.requestMagicLink, body(MagicLinkRequest), async (c) => {
    const { email, ...details } = c.req.valid("json");
    return c.json(await requestLink(c.var.deps, clientOf(c), { kind: "magic_link", email, details }));
  })
  .post("/sign-in/google", docs.beginGoogle, body(GoogleSignIn), async (c) =>
    c.json(bodyOf(c, await beginGoogle(c.var.deps, clientOf(c), c.req.valid("json")))),
  )
  .get("/callback/google", docs.finishGoogle, async (c) =>
    c.redirect(bodyOf(c, await finishGoogle(c.var.deps, clientOf(c), new URL(c.req.url))), 302),
  )
  .post("/request-password-reset", docs.requestPasswordReset, body(ResetRequest), async (c) => {
    const { email, next } = c.req.valid("json");
    return c.json(await requestLink(c.var.deps, clientOf(c), { kind: "reset", email, details: { next } }));
  })
  .post("/sign-out", docs.signOut, async (c) => c.json(bodyOf(c, await signOut(c.var.deps, clientOf(c)))))
  .get("/get-session", docs.readSession, async (c) => c.json(await readSession(c.var.deps, clientOf(c))))
  .post("/refresh", docs.renewSession, async (c) => c.json(bodyOf(c, await renewSession(c.var.deps, clientOf(c)))));

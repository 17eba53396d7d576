import { Hono } from "hono";
import { EmailConfirmation, MailedLink, MailedToken, PasswordReset } from "#domain/accounts/account-settings.ts";
import { type Base, body } from "#server/platform/http/routing.ts";
import { bodyOf, clientOf } from "../client.ts";
import { checkLink } from "./check-link.ts";
import { confirmEmail } from "./confirm-email.ts";
import { resetPassword } from "./reset-password.ts";
import { docs } from "./route-docs.ts";
import { signInByLink } from "./sign-in-by-link.ts";

/**
 * Mounted at /api/auth: calls of the page that a mailed link opens. A GET redeems nothing, because mail scanners open
 * links.
 */
export const linkRoutes = new Hono<Base>()
  .post("/check-link", docs.checkLink, body(MailedLink), async (c) =>
    c.json(bodyOf(c, await checkLink(c.var.deps, clientOf(c), c.req.valid("json")))),
  )
  .post("/magic-link/verify", docs.signInByLink, body(MailedToken), async (c) =>
    c.json(bodyOf(c, await signInByLink(c.var.deps, clientOf(c), c.req.valid("json").token))),
  )
  .post("/verify-email", docs.confirmEmail, body(EmailConfirmation), async (c) =>
    c.json(bodyOf(c, await confirmEmail(c.var.deps, clientOf(c), c.req.valid("json")))),
  )
  .post("/reset-password", docs.resetPassword, body(PasswordReset), async (c) =>
    c.json(bodyOf(c, await resetPassword(c.var.deps, clientOf(c), c.req.valid("json")))),
  );

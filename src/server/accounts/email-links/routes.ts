import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { SignInAnswer } from "#domain/accounts/account.ts";
import {
  AddressConfirmation,
  CheckedLink,
  MailedLink,
  MailedToken,
  PasswordReset,
} from "#domain/accounts/account-settings.ts";
import { answers, type Base, body, refusals } from "#server/platform/http/routing.ts";
import { checkLink, resetPassword, signInByLink, verifyEmail } from "./email-links.ts";

const tags = ["Accounts"];
const signedIn = "Signed in, with the session cookie; or a second factor is asked for";

/** Mounted at /api/auth: what the page that mailed links lead to asks for. Nothing here answers a GET. */
export const linkRoutes = new Hono<Base>()
  .post(
    "/check-link",
    describeRoute({
      tags,
      summary: "Whether a mailed link still works",
      description: "Uses nothing up.",
      responses: {
        200: answers(CheckedLink, "To whom it was mailed, and what it takes away"),
        ...refusals(400, 403, 429),
      },
    }),
    body(MailedLink),
    async (c) => c.json(await checkLink(c, c.req.valid("json"))),
  )
  .post(
    "/magic-link/verify",
    describeRoute({
      tags,
      summary: "Sign in by a mailed link",
      responses: { 200: answers(SignInAnswer, signedIn), ...refusals(400, 403, 429) },
    }),
    body(MailedToken),
    async (c) => c.json(await signInByLink(c, c.req.valid("json").token)),
  )
  .post(
    "/verify-email",
    describeRoute({
      tags,
      summary: "Confirm an address by a mailed link",
      description:
        "Where the account is not signed in, its `password` is asked for (409 `password_needed`); `start_fresh` does " +
        "without it and takes the password and every session away. A refusal leaves the link as it is.",
      responses: { 200: answers(SignInAnswer, signedIn), ...refusals(400, 403, 409, 429) },
    }),
    body(AddressConfirmation),
    async (c) => c.json(await verifyEmail(c, c.req.valid("json"))),
  )
  .post(
    "/reset-password",
    describeRoute({
      tags,
      summary: "Choose a new password by a mailed link",
      description: "Ends every session of the account and signs in.",
      responses: { 200: answers(SignInAnswer, signedIn), ...refusals(400, 403, 429) },
    }),
    body(PasswordReset),
    async (c) => c.json(await resetPassword(c, c.req.valid("json"))),
  );

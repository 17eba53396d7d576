import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { z } from "zod";
import { MagicLinkRequest, NewAccount, PasswordSignIn, SessionAnswer, SignInAnswer } from "#domain/accounts/account.ts";
import { Done, ResetRequest, Sent } from "#domain/accounts/account-settings.ts";
import { NextPath } from "#domain/accounts/next-path.ts";
import { answers, type Base, body, refusals } from "#server/platform/http/routing.ts";
import { callBetterAuth, setCookies } from "../call-better-auth.ts";
import { requestLink } from "../email-links/request-link.ts";
import { readSession, renewSession } from "../sessions/renew-session.ts";
import { beginGoogle, finishGoogle } from "./google-sign-in.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

const tags = ["Accounts"];
const signedIn = "Signed in, with the session cookie; or a second factor is asked for";
const mailed = "A mail is on its way, if there is one to send";

/** Mounted at /api/auth: the ways in, and the session. */
export const authRoutes = new Hono<Base>()
  .post(
    "/sign-up/email",
    describeRoute({
      tags,
      summary: "Sign up with a password",
      description:
        "Signs in at once; a mail asks to confirm the address. The answer is the same whether or not the address has an " +
        "account. The password of an account that is there signs in to that one.",
      responses: { 200: answers(SignInAnswer, signedIn), ...refusals(400, 403, 429) },
    }),
    body(NewAccount),
    async (c) => c.json(await signUp(c, c.req.valid("json"))),
  )
  .post(
    "/sign-in/email",
    describeRoute({
      tags,
      summary: "Sign in with a password",
      responses: { 200: answers(SignInAnswer, signedIn), ...refusals(400, 401, 403, 429) },
    }),
    body(PasswordSignIn),
    async (c) => c.json(await signIn(c, c.req.valid("json"))),
  )
  .post(
    "/sign-in/magic-link",
    describeRoute({
      tags,
      summary: "Ask for a link that signs in",
      description: "With `create_user` the link makes an account where there is none. The answer is always the same.",
      responses: { 200: answers(Sent, mailed), ...refusals(400, 403, 429) },
    }),
    body(MagicLinkRequest),
    async (c) => {
      const { email, ...details } = c.req.valid("json");
      return c.json(await requestLink(c, { kind: "magic_link", address: email, details }));
    },
  )
  .post(
    "/sign-in/google",
    describeRoute({
      tags,
      summary: "Sign in with Google",
      description: "Answers where to send the browser. It comes back to `next`, or to `/auth?error=` with a reason.",
      responses: { 200: answers(z.object({ url: z.url() }), "Google's address"), ...refusals(403, 409, 429, 503) },
    }),
    body(z.object({ next: NextPath.optional() })),
    async (c) => c.json(await beginGoogle(c, c.req.valid("json").next)),
  )
  .get(
    "/callback/google",
    describeRoute({
      tags,
      summary: "Where Google sends the browser back to",
      responses: { 302: { description: "To a page of ours" } },
    }),
    async (c) => c.redirect(await finishGoogle(c), 302),
  )
  .post(
    "/request-password-reset",
    describeRoute({
      tags,
      summary: "Ask for a link to choose a new password",
      description: "The answer is always the same.",
      responses: { 200: answers(Sent, mailed), ...refusals(400, 403, 429) },
    }),
    body(ResetRequest),
    async (c) => {
      const { email, next } = c.req.valid("json");
      return c.json(await requestLink(c, { kind: "reset", address: email, details: { next } }));
    },
  )
  .post(
    "/sign-out",
    describeRoute({
      tags,
      summary: "Sign out",
      description: "The session is dead from here on, for its cookie and as a bearer token.",
      responses: { 200: answers(Done, "Signed out, or nobody was signed in"), ...refusals(403) },
    }),
    async (c) => {
      const answer = await callBetterAuth(c, "/sign-out");
      setCookies(c, answer);
      return c.json({ success: true as const });
    },
  )
  .get(
    "/get-session",
    describeRoute({
      tags,
      summary: "The session this request carries",
      responses: { 200: answers(SessionAnswer, "The session and its student"), ...refusals(401) },
    }),
    async (c) => c.json(await readSession(c)),
  )
  .post(
    "/refresh",
    describeRoute({
      tags,
      summary: "Prolong the session",
      description: "Its token stays the same, so any number of tabs may do this at once.",
      responses: { 200: answers(SessionAnswer, "The session with its new end"), ...refusals(401, 403) },
    }),
    async (c) => c.json(await renewSession(c)),
  );

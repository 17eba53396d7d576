import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { z } from "zod";
import { NewAccount, PasswordSignIn, SessionAnswer, SignedInAnswer } from "#domain/accounts/account.ts";
import { answers, type Base, body, refusals } from "#server/platform/http.ts";
import { Problem } from "#server/platform/problem.ts";
import { askAuth, setCookies } from "./ask-auth.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

const tags = ["Accounts"];
const SignedOutAnswer = z.object({ success: z.literal(true) });

/** Mounted at /api/auth: the accounts library's own paths, with our shapes, errors and limits around them. */
export const authRoutes = new Hono<Base>()
  .post(
    "/sign-up/email",
    describeRoute({
      tags,
      summary: "Sign up with a password",
      description: "Signs in at once. An address that has an account is signed in when the password is its own.",
      responses: {
        200: answers(SignedInAnswer, "Signed in; sets the session cookie"),
        ...refusals(400, 403, 422, 429),
      },
    }),
    body(NewAccount),
    async (c) => c.json(await signUp(c, c.req.valid("json"))),
  )
  .post(
    "/sign-in/email",
    describeRoute({
      tags,
      summary: "Sign in with a password",
      responses: {
        200: answers(SignedInAnswer, "Signed in; sets the session cookie"),
        ...refusals(400, 401, 403, 429),
      },
    }),
    body(PasswordSignIn),
    async (c) => c.json(await signIn(c, c.req.valid("json"))),
  )
  .post(
    "/sign-out",
    describeRoute({
      tags,
      summary: "Sign out",
      description: "The session is dead from here on, for its cookie and as a bearer token.",
      responses: { 200: answers(SignedOutAnswer, "Signed out, or nobody was signed in"), ...refusals(403) },
    }),
    async (c) => {
      const answer = await askAuth(c, "/sign-out", {});
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
    async (c) => {
      const answer = await askAuth(c, "/get-session");
      // The library's own answer, null without a session.
      const found = answer.body as LibrarySession | null;
      if (!answer.ok || !found) throw noSession(c.req.raw.headers);
      setCookies(c, answer);
      const { id, email, name } = found.user;
      return c.json({ session: { expires_at: found.session.expiresAt }, user: { id, email, full_name: name } });
    },
  );

type LibrarySession = { session: { expiresAt: string }; user: { id: string; email: string; name: string } };

const noSession = (headers: Headers) =>
  headers.has("authorization")
    ? new Problem(401, "invalid_token", "This token is not valid, or its session has ended.")
    : new Problem(401, "session_missing", "Auth session missing!");

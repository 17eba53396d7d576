import { z } from "zod";
import { SessionAnswer, SignInAnswer } from "#domain/accounts/account.ts";
import { Done, Sent } from "#domain/accounts/account-settings.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

const signedIn = answers(SignInAnswer, "Signed in, with the session cookie; or a second factor is required");
const mailed = answers(Sent, "A mail is sent if there is one to send");

export const docs = routeDocs("Accounts", {
  signUp: {
    summary: "Sign up with a password",
    description:
      "Signs in at once and mails a link that verifies the email. The answer is the same whether or not the email has " +
      "an account. The password of an existing account signs in to that account.",
    responses: { 200: signedIn },
    refusals: [400, 403, 429],
  },
  signIn: {
    summary: "Sign in with a password",
    responses: { 200: signedIn },
    refusals: [400, 401, 403, 429],
  },
  requestMagicLink: {
    summary: "Request a magic link",
    description:
      "With `create_user` the link creates an account when there is none. The answer is the same for every email.",
    responses: { 200: mailed },
    refusals: [400, 403, 429],
  },
  beginGoogle: {
    summary: "Sign in with Google",
    description:
      "Answers the URL to send the browser to. The browser comes back to `next`, or to `/auth?error=` with a reason.",
    responses: { 200: answers(z.object({ url: z.url() }), "A URL of Google") },
    refusals: [403, 409, 429, 503],
  },
  finishGoogle: {
    summary: "Return from Google",
    responses: { 302: { description: "To a page of this site" } },
  },
  requestPasswordReset: {
    summary: "Request a link to choose a new password",
    description: "The answer is the same for every email.",
    responses: { 200: mailed },
    refusals: [400, 403, 429],
  },
  signOut: {
    summary: "Sign out",
    description: "Ends the session, for its cookie and as a bearer token.",
    responses: { 200: answers(Done, "Signed out, or nobody was signed in") },
    refusals: [403],
  },
  readSession: {
    summary: "Read the session of this request",
    responses: { 200: answers(SessionAnswer, "The session and its user") },
    refusals: [401],
  },
  renewSession: {
    summary: "Renew the session",
    description: "The token stays the same, so any number of tabs may renew at once.",
    responses: { 200: answers(SessionAnswer, "The session with its new end") },
    refusals: [401, 403],
  },
});

import { SignInAnswer } from "#domain/accounts/account.ts";
import { CheckedLink } from "#domain/accounts/account-settings.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

const signedIn = answers(SignInAnswer, "Signed in, with the session cookie; or a second factor is required");

export const docs = routeDocs("Accounts", {
  checkLink: {
    summary: "Check whether a mailed link still works",
    description: "Redeems nothing. Sets the cookie by which this browser may redeem the link again for a minute.",
    responses: { 200: answers(CheckedLink, "The email it was mailed to, and what it removes") },
    refusals: [400, 403, 429],
  },
  signInByLink: {
    summary: "Sign in by a magic link",
    responses: { 200: signedIn },
    refusals: [400, 403, 429],
  },
  confirmEmail: {
    summary: "Verify an email by a mailed link",
    description:
      "Where the account is not signed in, its `password` is required (409 `password_needed`). With `start_fresh` it is " +
      "not, and the password and every session are removed. A refusal leaves the link as it is.",
    responses: { 200: signedIn },
    refusals: [400, 403, 409, 429],
  },
  resetPassword: {
    summary: "Choose a new password by a mailed link",
    description: "Ends every session of the account and signs in.",
    responses: { 200: signedIn },
    refusals: [400, 403, 429],
  },
});

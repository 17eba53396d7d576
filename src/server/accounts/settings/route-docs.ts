import { z } from "zod";
import { AccountSession, AccountSettings, Done, Sent } from "#domain/accounts/account-settings.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

const Sessions = z.object({ items: z.array(AccountSession), next_cursor: z.null() });
const signedOut = answers(Done, "Signed out");

export const docs = routeDocs("Account settings", {
  account: {
    summary: "The account",
    responses: { 200: answers(AccountSettings, "The email and the sign-in methods") },
    refusals: [401],
  },
  resend: {
    summary: "Request the verification mail again",
    responses: { 200: answers(Sent, "Sent, unless the email is verified") },
    refusals: [401, 403, 429],
  },
  changePassword: {
    summary: "Change the password",
    description: "Ends every other session.",
    responses: { 200: answers(Done, "Changed; this session has a new token") },
    refusals: [400, 401, 403, 409, 429],
  },
  changeEmail: {
    summary: "Request a change of email",
    description:
      "Mails a link to the new email; nothing changes until it is opened. Needs the password, or in an account without " +
      "one a sign-in of the last 15 minutes (else 409 `fresh_sign_in_needed`).",
    responses: { 200: answers(Sent, "Sent") },
    refusals: [400, 401, 403, 409, 429],
  },
  listSessions: {
    summary: "List the sessions",
    responses: { 200: answers(Sessions, "The sessions, the last used first") },
    refusals: [401],
  },
  endSession: {
    summary: "Sign one device out",
    responses: { 200: signedOut },
    refusals: [400, 401, 403, 404],
  },
  endOtherSessions: {
    summary: "Sign every other device out",
    responses: { 200: signedOut },
    refusals: [401, 403],
  },
  endSessions: {
    summary: "Sign every device out, this one too",
    responses: { 200: signedOut },
    refusals: [401, 403],
  },
});

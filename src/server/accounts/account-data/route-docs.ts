import { z } from "zod";
import { Sent } from "#domain/accounts/account-settings.ts";
import { Me } from "#domain/accounts/me.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

export const docs = routeDocs("Accounts", {
  me: {
    summary: "Who is signed in",
    description: "Answers 200 with `user: null` when nobody is. Renews a session that is in use.",
    responses: { 200: answers(Me, "The user and what they may do") },
  },
  exportAccount: {
    summary: "Everything stored about the user",
    responses: { 200: answers(z.record(z.string(), z.unknown()), "One JSON file, by table") },
    refusals: [401, 429],
  },
  requestDeletion: {
    summary: "Request a link that deletes the account",
    description: "Only to a verified email, else 409 `email_not_verified`.",
    responses: { 200: answers(Sent, "Sent") },
    refusals: [401, 403, 409, 429],
  },
  deleteAccount: {
    summary: "Delete the account",
    description: "With the password, or the `token` of a mailed link. Everything stored about the user goes at once.",
    responses: { 204: { description: "Deleted" } },
    refusals: [400, 401, 403, 409, 429],
  },
});

import { z } from "zod";
import { FormToken } from "#domain/contact/contact-message.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

const Received = z.object({ success: z.literal(true) });

export const docs = routeDocs("Contact", {
  openForm: {
    summary: "Get a token for an opened contact form",
    description: "A message that is sent with it gets the higher rate limit of people who use the form.",
    responses: { 200: answers(FormToken, "The token") },
  },
  send: {
    summary: "Send a message to support",
    description:
      "The message is stored and mailed to support. The same message twice on one day is stored once. It is deleted with " +
      "the account of the student who was signed in, or whose verified email it carries.",
    responses: { 201: answers(Received, "Received") },
    refusals: [400, 403, 413, 415, 429],
  },
});

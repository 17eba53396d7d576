import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { z } from "zod";
import { FormToken, SentMessage } from "#domain/contact/contact-message.ts";
import { addressGroup, clientAddress } from "#server/platform/http/client-address.ts";
import { answers, type Base, body, currentStudent, refusals } from "#server/platform/http/routing.ts";
import { formToken } from "./form-token.ts";
import { leastSeconds, receiveMessage } from "./receive-message.ts";

const tags = ["Contact"];
const Received = z.object({ success: z.literal(true) });

/** Mounted at /api/contact. */
export const contactRoutes = new Hono<Base>()
  .get(
    "/",
    describeRoute({
      tags,
      summary: "A token for a form that is being opened",
      description: "Sent along with the message it shows that somebody took the time to write it.",
      responses: { 200: answers(FormToken, "The token") },
    }),
    (c) => {
      const { env, clock } = c.get("deps");
      return c.json({ form_token: formToken(env, clock()), wait_seconds: leastSeconds });
    },
  )
  .post(
    "/",
    describeRoute({
      tags,
      summary: "Write to the people behind Laurel",
      description:
        "Kept and mailed to support. The same message twice on one day is kept once. It goes with the account of who was " +
        "signed in, or whose proven address it carries.",
      responses: { 201: answers(Received, "Received"), ...refusals(400, 403, 413, 415, 429) },
    }),
    body(SentMessage),
    async (c) => {
      const deps = c.get("deps");
      const from = addressGroup(clientAddress(c, deps.env.TRUSTED_PROXIES));
      const user_id = (await currentStudent(c))?.id ?? null;
      await receiveMessage(deps, { from, user_id }, c.req.valid("json"));
      return c.json({ success: true as const }, 201);
    },
  );

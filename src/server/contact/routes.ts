import { Hono } from "hono";
import { SentMessage } from "#domain/contact/contact-message.ts";
import { addressGroup, clientAddress } from "#server/platform/http/client-address.ts";
import { type Base, body, currentStudent } from "#server/platform/http/routing.ts";
import { formToken } from "./form-token.ts";
import { leastSeconds, receiveMessage } from "./receive-message.ts";
import { docs } from "./route-docs.ts";

/** Mounted at /api/contact. */
export const contactRoutes = new Hono<Base>()
  .get("/", docs.openForm, (c) => {
    const { env, clock } = c.var.deps;
    return c.json({ form_token: formToken(env, clock()), wait_seconds: leastSeconds });
  })
  .post("/", docs.send, body(SentMessage), async (c) => {
    const { deps } = c.var;
    const from = addressGroup(clientAddress(c, deps.env.TRUSTED_PROXIES));
    const user_id = (await currentStudent(c))?.id ?? null;
    await receiveMessage(deps, { from, user_id }, c.req.valid("json"));
    return c.json({ success: true as const }, 201);
  });

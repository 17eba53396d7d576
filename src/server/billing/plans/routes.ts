import { Hono } from "hono";
import { RenewalWish } from "#domain/billing/billing.ts";
import { body, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { openPortal, setRenewal } from "./change-plan.ts";
import { readBilling } from "./read-billing.ts";
import { docs } from "./route-docs.ts";

/** Mounted at /api/billing. */
export const billingRoutes = new Hono<SignedIn>()
  .use(requireStudent)
  .get("/", docs.billing, async (c) => c.json(await readBilling(c.var.deps, c.var.student)))
  .post("/renewal", docs.renewal, body(RenewalWish), async (c) =>
    c.json(await setRenewal(c.var.deps, c.var.student, c.req.valid("json").renews)),
  )
  .post("/portal", docs.portal, async (c) => c.json(await openPortal(c.var.deps, c.var.student)));

import { Hono } from "hono";
import { requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { readAccess } from "./read-access.ts";
import { docs } from "./route-docs.ts";

/** Mounted at /api/functions. */
export const accessFunctions = new Hono<SignedIn>().post(
  "/check-subscription",
  docs.checkSubscription,
  requireStudent,
  async (c) => c.json((await readAccess(c.var.deps, c.var.student)).subscription),
);

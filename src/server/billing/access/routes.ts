import { Hono } from "hono";
import { requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { catchUp } from "../payments/checkout.ts";
import { readAccess } from "./read-access.ts";
import { docs } from "./route-docs.ts";

/** Mounted at /api/functions. */
export const accessFunctions = new Hono<SignedIn>().post(
  "/check-subscription",
  docs.checkSubscription,
  requireStudent,
  async (c) => {
    const { deps, student } = c.var;
    await catchUp(deps, student.id);
    return c.json((await readAccess(deps, student)).subscription);
  },
);

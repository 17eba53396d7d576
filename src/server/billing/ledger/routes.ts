import { Hono } from "hono";
import { CreditsQuery } from "#domain/billing/billing.ts";
import { query, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { readCredits } from "./read-credits.ts";
import { docs } from "./route-docs.ts";

/** Mounted at /api/credits. */
export const creditRoutes = new Hono<SignedIn>().get(
  "/",
  docs.credits,
  requireStudent,
  query(CreditsQuery),
  async (c) => c.json(await readCredits(c.var.deps, c.var.student.id, c.req.valid("query").cursor)),
);

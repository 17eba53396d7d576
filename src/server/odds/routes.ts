import { Hono } from "hono";
import { CalculatorRequest } from "#domain/odds/odds.ts";
import { body, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { limitUses } from "#server/platform/rate-limit/limit-uses.ts";
import { calculate } from "./calculate.ts";
import { docs } from "./route-docs.ts";

const limitCalculations = limitUses("calculations", { max: 30, windowSeconds: 60 });

/** Mounted at /api/functions. */
export const oddsFunctions = new Hono<SignedIn>().post(
  "/success-probability-calculator",
  docs.calculate,
  requireStudent,
  limitCalculations,
  body(CalculatorRequest),
  async (c) => c.json(await calculate(c.var.deps, c.var.student.id, c.req.valid("json").scholarship_matches)),
);

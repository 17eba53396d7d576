import { Hono } from "hono";
import { assumedSettings, PlanSettings, type StoredPlanSettings } from "#domain/planner/plan-settings.ts";
import { body, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { limitUses } from "#server/platform/rate-limit/limit-uses.ts";
import { listEstimates } from "./list-estimates.ts";
import { docs } from "./route-docs.ts";
import { findPlanSettings, savePlanSettings } from "./store.ts";

const limitSaves = limitUses("plan-settings", { max: 60, windowSeconds: 60 });
const limitEstimates = limitUses("plan-estimates", { max: 60, windowSeconds: 60 });
const assumed: StoredPlanSettings = { ...assumedSettings, updated_at: null };

/** Mounted at /api/planner. */
export const plannerRoutes = new Hono<SignedIn>()
  .use(requireStudent)
  .get("/", docs.read, async (c) => c.json((await findPlanSettings(c.var.deps.db, c.var.student.id)) ?? assumed))
  .put("/", docs.save, limitSaves, body(PlanSettings), async (c) => {
    const { deps, student } = c.var;
    return c.json(await savePlanSettings(deps.db, student.id, { settings: c.req.valid("json"), now: deps.clock() }));
  })
  .get("/estimates", docs.estimates, limitEstimates, async (c) =>
    c.json({ items: await listEstimates(c.var.deps, c.var.student.id), next_cursor: null }),
  );

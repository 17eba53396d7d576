import { EstimateList } from "#domain/planner/estimate.ts";
import { StoredPlanSettings } from "#domain/planner/plan-settings.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

export const docs = routeDocs("Planner", {
  read: {
    summary: "Read how much time the student has for applications",
    description:
      "The plan itself is not stored: it is made from these settings and the open tasks of the tracker whenever it is " +
      "shown. Before the first save these are assumptions, and `updated_at` is null.",
    responses: { 200: answers(StoredPlanSettings, "The settings") },
    refusals: [401],
  },
  save: {
    summary: "Save how much time the student has for applications",
    description: "Replaces all settings. The last save counts.",
    responses: { 200: answers(StoredPlanSettings, "The stored settings") },
    refusals: [400, 401, 403, 413, 415, 429],
  },
  estimates: {
    summary: "Estimate the chances of the tracked scholarships to apply for",
    description:
      "At most 200, those with the next deadlines first. `chance` is null where neither the sponsor's numbers nor " +
      "published rates give one.",
    responses: { 200: answers(EstimateList, "The estimates") },
    refusals: [401, 429],
  },
});

import { z } from "zod";
import { Billing, PremiumPlan } from "#domain/billing/billing.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

export const docs = routeDocs("Billing", {
  billing: {
    summary: "Get the plan and the payments",
    description: "The payment provider is asked about checkouts that are still open.",
    responses: { 200: answers(Billing, "The plan, and the latest 100 payments, newest first") },
    refusals: [401],
  },
  renewal: {
    summary: "Cancel premium, or let it renew again",
    description: "Canceled premium stays open until the time that is paid for ends. Nothing more is charged.",
    responses: { 200: answers(PremiumPlan, "The plan as it is now") },
    refusals: [400, 401, 409, 413, 415, 429, 503],
  },
  portal: {
    summary: "Open the provider's page for the card",
    responses: { 200: answers(z.object({ url: z.url() }), "The page") },
    refusals: [401, 409, 429, 503],
  },
});

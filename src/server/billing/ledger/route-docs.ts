import { Credits } from "#domain/billing/billing.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

export const docs = routeDocs("Billing", {
  credits: {
    summary: "The balance, the packs that are sold, and the history of credits, newest first",
    description: "A `debt` is credits that were refunded after they were used. The next purchase pays it first.",
    responses: { 200: answers(Credits, "A page of the history, with the balance and the packs") },
    refusals: [400, 401],
  },
});

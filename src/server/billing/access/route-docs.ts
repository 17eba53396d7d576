import { Subscription } from "#domain/billing/access.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

export const docs = routeDocs("Billing", {
  checkSubscription: {
    summary: "Whether the trial or premium is active",
    description: "Takes no body. Everything is open while either is active.",
    responses: { 200: answers(Subscription, "The trial and premium at this moment") },
    refusals: [401],
  },
});

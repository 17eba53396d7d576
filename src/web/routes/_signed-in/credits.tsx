import { createFileRoute } from "@tanstack/react-router";
import { creditsQuery } from "#web/features/billing/api.ts";
import { CreditsPage } from "#web/features/billing/credits/credits-page.tsx";
import { publicConfigQuery } from "#web/http/public-config.ts";

export const Route = createFileRoute("/_signed-in/credits")({
  // The page reports a failed request and offers to try again.
  loader: ({ context: { queryClient, student } }) =>
    student &&
    Promise.allSettled([
      queryClient.ensureInfiniteQueryData(creditsQuery),
      queryClient.ensureQueryData(publicConfigQuery),
    ]),
  component: CreditsPage,
});

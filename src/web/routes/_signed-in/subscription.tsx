import { createFileRoute } from "@tanstack/react-router";
import { billingQuery } from "#web/features/billing/api.ts";
import { SubscriptionPage } from "#web/features/billing/subscription/subscription-page.tsx";
import { publicConfigQuery } from "#web/http/public-config.ts";
import { searchText } from "#web/http/search-params.ts";

export const Route = createFileRoute("/_signed-in/subscription")({
  // The payment provider leads back here with the id of its session.
  validateSearch: ({ session_id }): { session_id?: string | undefined } => ({
    session_id: searchText(session_id, 255),
  }),
  // The page reports a failed request and offers to try again.
  loader: ({ context: { queryClient, student } }) =>
    student &&
    Promise.allSettled([queryClient.ensureQueryData(billingQuery), queryClient.ensureQueryData(publicConfigQuery)]),
  component: SubscriptionRoute,
});

function SubscriptionRoute() {
  const { session_id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const removeSession = () => void navigate({ search: {}, replace: true, resetScroll: false });
  return <SubscriptionPage sessionId={session_id} onConfirmed={removeSession} />;
}

import { createFileRoute, redirect } from "@tanstack/react-router";
import { CreditSuccessPage } from "#web/features/billing/success/credit-success-page.tsx";
import { searchText } from "#web/http/search-params.ts";

export const Route = createFileRoute("/_signed-in/credit-success")({
  validateSearch: ({ session_id }): { session_id?: string | undefined } => ({
    session_id: searchText(session_id, 255),
  }),
  beforeLoad: ({ search }) => {
    if (!search.session_id) throw redirect({ to: "/credits", replace: true });
  },
  component: CreditSuccessRoute,
});

function CreditSuccessRoute() {
  const { session_id } = Route.useSearch();
  return session_id && <CreditSuccessPage key={session_id} sessionId={session_id} />;
}

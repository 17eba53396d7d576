import { createFileRoute } from "@tanstack/react-router";
import { useStudent } from "#web/features/accounts/api.ts";
import { accountQuery, sessionsQuery } from "#web/features/accounts/settings/account-api.ts";
import { AccountPage } from "#web/features/accounts/settings/account-page.tsx";

export const Route = createFileRoute("/_signed-in/account")({
  staticData: { sendsVisitorsToSignIn: true },
  // The page reports a failed request and offers to try again.
  loader: ({ context: { queryClient, student } }) =>
    student &&
    Promise.allSettled([queryClient.ensureQueryData(accountQuery), queryClient.ensureQueryData(sessionsQuery)]),
  component: AccountRoute,
});

function AccountRoute() {
  const { user } = useStudent();
  const navigate = Route.useNavigate();
  return <AccountPage user={user} onLeave={() => navigate({ to: "/" })} />;
}

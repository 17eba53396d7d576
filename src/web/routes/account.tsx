import { createFileRoute } from "@tanstack/react-router";
import { requireSignedIn } from "#web/features/accounts/require-signed-in.ts";
import { AccountPage } from "#web/features/accounts/settings/account-page.tsx";

export const Route = createFileRoute("/account")({
  beforeLoad: async ({ context, location }) => {
    const { user } = await requireSignedIn({ context, location });
    return { user };
  },
  component: AccountRoute,
});

function AccountRoute() {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return <AccountPage user={user} onLeave={() => navigate({ to: "/" })} />;
}

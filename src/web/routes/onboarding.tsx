import { createFileRoute, redirect } from "@tanstack/react-router";
import { requireSignedIn } from "#web/features/accounts/require-signed-in.ts";
import { OnboardingPage } from "#web/features/profile/onboarding/onboarding-page.tsx";

export const Route = createFileRoute("/onboarding")({
  beforeLoad: async ({ context, location }) => {
    const { user, profile_complete } = await requireSignedIn({ context, location });
    if (profile_complete) throw redirect({ to: "/dashboard", replace: true });
    // Loaded with the page, so that every other page does without it.
    const { profileQuery } = await import("#web/features/profile/api.ts");
    const profile = await context.queryClient.fetchQuery(profileQuery);
    return { user, profile };
  },
  pendingMs: 0,
  component: OnboardingRoute,
});

function OnboardingRoute() {
  const { user, profile } = Route.useRouteContext();
  return <OnboardingPage user={user} profile={profile} />;
}

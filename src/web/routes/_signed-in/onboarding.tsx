import { createFileRoute, redirect } from "@tanstack/react-router";
import { useStudent } from "#web/features/accounts/api.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { OnboardingPage } from "#web/features/profile/onboarding/onboarding-page.tsx";

export const Route = createFileRoute("/_signed-in/onboarding")({
  staticData: { sendsVisitorsToSignIn: true },
  beforeLoad: ({ context: { student } }) => {
    if (student?.profile_complete) throw redirect({ to: "/dashboard", replace: true });
  },
  loader: ({ context: { queryClient, student } }) => (student ? queryClient.ensureQueryData(profileQuery) : null),
  component: OnboardingRoute,
});

function OnboardingRoute() {
  const { user } = useStudent();
  return <OnboardingPage user={user} profile={Route.useLoaderData()} />;
}

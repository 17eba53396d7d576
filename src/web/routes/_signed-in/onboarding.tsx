import { createFileRoute, redirect } from "@tanstack/react-router";
import { useStudent } from "#web/features/accounts/api.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { OnboardingPage } from "#web/features/profile/onboarding/onboarding-page.tsx";
import { searchNumber } from "#web/http/search-params.ts";

const questionsStep = 6;

export const Route = createFileRoute("/_signed-in/onboarding")({
  staticData: { sendsVisitorsToSignIn: true },
  // The step of the wizard, from 1 to 5; after them the questions, for a student whose profile is saved.
  validateSearch: (search): { step?: number } => ({ step: searchNumber(search.step, 1, questionsStep) }),
  beforeLoad: ({ context: { student }, search: { step } }) => {
    if (student?.profile_complete && step !== questionsStep) throw redirect({ to: "/dashboard", replace: true });
  },
  loader: ({ context: { queryClient, student } }) => (student ? queryClient.ensureQueryData(profileQuery) : null),
  component: OnboardingRoute,
});

function OnboardingRoute() {
  const { user, profile_complete } = useStudent();
  const { step } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OnboardingPage
      user={user}
      profile={Route.useLoaderData()}
      isSaved={profile_complete}
      urlStep={step === undefined ? undefined : Math.floor(step) - 1}
      onStep={(next) => void navigate({ search: { step: next + 1 }, resetScroll: false })}
      onComplete={() => navigate({ to: "/scholarships", replace: true })}
    />
  );
}

import { createFileRoute, redirect } from "@tanstack/react-router";
import { isStepKey } from "#domain/profile/step-keys.ts";
import { useStudent } from "#web/features/accounts/api.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { ProfileStepPage } from "#web/features/profile/steps/step-page.tsx";

export const Route = createFileRoute("/_signed-in/profile/$step")({
  beforeLoad: ({ params: { step } }) => {
    if (!isStepKey(step)) throw redirect({ to: "/profile/$step", params: { step: "personal" }, replace: true });
    return { step };
  },
  loader: ({ context: { queryClient, student } }) =>
    student && Promise.allSettled([queryClient.ensureQueryData(profileQuery)]),
  component: StepRoute,
});

function StepRoute() {
  const { step } = Route.useRouteContext();
  const { user } = useStudent();
  const navigate = Route.useNavigate();
  return (
    <ProfileStepPage
      step={step}
      userId={user.id}
      onGo={(to) =>
        void (to === "complete"
          ? navigate({ to: "/profile/complete" })
          : navigate({ to: "/profile/$step", params: { step: to } }))
      }
    />
  );
}

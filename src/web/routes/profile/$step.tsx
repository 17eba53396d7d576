import { createFileRoute, redirect } from "@tanstack/react-router";
import { isStepKey } from "#domain/profile/step-keys.ts";
import { ProfileStepPage } from "#web/features/profile/steps/step-page.tsx";
import { ForStudents } from "./-for-students.tsx";

export const Route = createFileRoute("/profile/$step")({
  beforeLoad: ({ params: { step } }) => {
    if (!isStepKey(step)) throw redirect({ to: "/profile/$step", params: { step: "personal" }, replace: true });
    return { step };
  },
  component: StepRoute,
});

function StepRoute() {
  const { step } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <ForStudents>
      {({ user }) => (
        <ProfileStepPage
          step={step}
          userId={user.id}
          onGo={(to) =>
            void (to === "complete"
              ? navigate({ to: "/profile/complete" })
              : navigate({ to: "/profile/$step", params: { step: to } }))
          }
        />
      )}
    </ForStudents>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { profileQuery } from "#web/features/profile/api.ts";
import { ProfileOverview } from "#web/features/profile/steps/profile-overview.tsx";

export const Route = createFileRoute("/_signed-in/profile/")({
  loader: ({ context: { queryClient, student } }) =>
    student && Promise.allSettled([queryClient.ensureQueryData(profileQuery)]),
  component: ProfileOverview,
});

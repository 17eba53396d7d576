import { createFileRoute } from "@tanstack/react-router";
import { useStudent } from "#web/features/accounts/api.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { ProfileEditorPage } from "#web/features/profile/editor/profile-editor-page.tsx";

export const Route = createFileRoute("/_signed-in/profile/edit")({
  loader: ({ context: { queryClient, student } }) =>
    student && Promise.allSettled([queryClient.ensureQueryData(profileQuery)]),
  component: EditorRoute,
});

function EditorRoute() {
  const { user } = useStudent();
  return <ProfileEditorPage user={user} />;
}

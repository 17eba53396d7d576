import { createFileRoute } from "@tanstack/react-router";
import { ProfileEditorPage } from "#web/features/profile/editor/profile-editor-page.tsx";
import { ForStudents } from "./-for-students.tsx";

export const Route = createFileRoute("/profile/edit")({
  component: () => (
    <ForStudents>
      {({ user, subscription }) => <ProfileEditorPage user={user} subscription={subscription} />}
    </ForStudents>
  ),
});

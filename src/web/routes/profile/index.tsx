import { createFileRoute } from "@tanstack/react-router";
import { ProfileOverview } from "#web/features/profile/steps/profile-overview.tsx";
import { ForStudents } from "./-for-students.tsx";

export const Route = createFileRoute("/profile/")({
  component: () => <ForStudents>{() => <ProfileOverview />}</ForStudents>,
});

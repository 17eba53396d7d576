import { useState } from "react";
import type { Application } from "#domain/applications/application.ts";
import { type ApplicationStatus, applicationStatusLabels } from "#domain/applications/application-status.ts";
import { changeWithUndo } from "#web/http/change-with-undo.ts";
import { useSetStatuses } from "../api.ts";

/** Moves applications to another status, with Undo. `moved` is the last move, for the focus and the announcement. */
export function useMove(applications: readonly Application[]) {
  const { mutateAsync } = useSetStatuses();
  const [moved, setMoved] = useState<{ id: string; title: string; status: ApplicationStatus } | null>(null);
  const move = (applicationId: string, status: ApplicationStatus) => {
    const application = applications.find(({ id }) => id === applicationId);
    if (!application || application.status === status) return;
    const { id, scholarship_title: title, status: from } = application;
    const save = (item: { id: string; status: ApplicationStatus; base: ApplicationStatus }) => {
      setMoved({ id, title, status: item.status });
      return mutateAsync([item]);
    };
    void changeWithUndo({
      save,
      to: { id, status, base: from },
      back: { id, status: from, base: status },
      done: "Application Updated",
      title: `${title}: ${applicationStatusLabels[status]}`,
    });
  };
  return { move, moved };
}

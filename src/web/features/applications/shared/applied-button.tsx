import { Check } from "lucide-react";
import type { Application } from "#domain/applications/application.ts";
import { type ApplicationStatus, applicationStatusLabels, isSent } from "#domain/applications/application-status.ts";
import { saveFailed } from "#web/features/matches/api.ts";
import { changeWithUndo } from "#web/http/change-with-undo.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useAddApplication, useDeleteApplication, useSetStatuses } from "../api.ts";
import { useTracked } from "./use-tracked.ts";

type AppliedButtonProps = { scholarship: { id: string; title: string } };

/**
 * "I applied": marks the application as submitted, and tracks the scholarship where it is not tracked yet, with Undo.
 * Then it says "Applied", and a click takes that back.
 */
export function AppliedButton({ scholarship: { id, title } }: AppliedButtonProps) {
  const application = useTracked(id);
  const remove = useDeleteApplication();
  const add = useAddApplication({
    action: (added) => ({ label: "Undo", onClick: () => remove.mutate(added) }),
    failure: saveFailed,
  });
  const setStatus = useSetStatus();
  const isApplied = application ? isSent(application.status) : false;
  const label = isApplied ? "Applied" : "I applied";
  const change = () => {
    if (application) void setStatus(application, isApplied ? "not_started" : "submitted");
    else add.mutate({ scholarship_id: id, scholarship_title: title, status: "submitted" });
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={isApplied}
      aria-label={`${label}: ${title}`}
      // Until the tracker has loaded, nobody knows which of the two a click means.
      aria-disabled={application === undefined || undefined}
      // The second click of a double click would take back the first.
      onClick={(event) => application !== undefined && event.detail < 2 && change()}
      // One width for both words, so that nothing beside the button moves.
      className="w-24 shrink-0 aria-disabled:opacity-100 aria-pressed:bg-green-wash aria-pressed:text-green"
    >
      {isApplied && <Check aria-hidden="true" strokeWidth={2.25} className="size-4 shrink-0" />}
      {label}
    </Button>
  );
}

/** Changes the status of an application, and offers Undo. */
function useSetStatus() {
  const { mutateAsync } = useSetStatuses();
  return ({ id, status: from, scholarship_title }: Application, to: ApplicationStatus) =>
    changeWithUndo({
      save: (item: { status: ApplicationStatus; base: ApplicationStatus }) => mutateAsync([{ id, ...item }]),
      to: { status: to, base: from },
      back: { status: from, base: to },
      done: "Application Updated",
      title: `${scholarship_title}: ${applicationStatusLabels[to]}`,
    });
}

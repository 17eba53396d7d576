import { useState } from "react";
import type { Application } from "#domain/applications/application.ts";
import { type ApplicationStatus, applicationStatusLabels } from "#domain/applications/application-status.ts";
import { countOf } from "#domain/applications/count-of.ts";
import { changeWithUndo } from "#web/http/change-with-undo.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { useSetStatuses } from "../api.ts";
import { statusOptions } from "../shared/status-options.ts";

type BulkBarProps = {
  /** The applications on the list. */
  applications: readonly Application[];
  /** Those that are selected. */
  chosen: readonly Application[];
  /** Called when the status was changed, or nothing is to be changed. */
  onDone: () => void;
  onSelectAll: (all: boolean) => void;
};

/** Changes the status of several applications at once, with Undo. */
export function BulkBar({ applications, chosen, onDone, onSelectAll }: BulkBarProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-card px-3.5 py-2 print:hidden">
      <legend className="sr-only">Selected applications</legend>
      <Checkbox
        label={`Select all ${countOf(applications.length)}`}
        checked={chosen.length === applications.length}
        onChange={(event) => onSelectAll(event.target.checked)}
      />
      <p role="status" className="num text-sm text-muted">
        {chosen.length.toLocaleString("en-US")} selected
      </p>
      <StatusChange chosen={chosen} onDone={onDone} />
    </fieldset>
  );
}

/** The most that the server changes in one request. */
const perRequest = 500;

type StatusItem = { id: string; status: ApplicationStatus; base: ApplicationStatus };

function StatusChange({ chosen, onDone }: { chosen: readonly Application[]; onDone: () => void }) {
  const [status, setStatus] = useState<ApplicationStatus | null>(null);
  const { mutateAsync } = useSetStatuses();
  const save = async (items: readonly StatusItem[]) => {
    for (let from = 0; from < items.length; from += perRequest) await mutateAsync(items.slice(from, from + perRequest));
  };
  const change = (to: ApplicationStatus) => {
    // The new status shows at once.
    onDone();
    void changeWithUndo({
      save,
      to: chosen.map(({ id, status }) => ({ id, status: to, base: status })),
      back: chosen.map(({ id, status }) => ({ id, status, base: to })),
      done: "Application Updated",
      title: `${countOf(chosen.length)} ${chosen.length === 1 ? "is" : "are"} now ${applicationStatusLabels[to]}`,
    });
  };
  return (
    <div className="flex flex-1 flex-wrap justify-end gap-2">
      <Select
        label="New status"
        labelHidden
        placeholder="New status"
        options={statusOptions}
        value={status}
        onChange={setStatus}
        className="w-40 max-sm:flex-1"
      />
      <Button disabled={status === null || chosen.length === 0} onClick={() => status && change(status)}>
        Change status
      </Button>
      <Button variant="quiet" onClick={onDone} className="max-sm:hidden">
        Cancel
      </Button>
    </div>
  );
}

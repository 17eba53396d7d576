import type { Application } from "#domain/applications/application.ts";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import { CountFilter } from "#web/ui/controls/count-filter.tsx";
import { statusOptions } from "../shared/status-options.ts";

type StatusFilterProps = {
  /** Applications of every status. */
  applications: readonly Application[];
  /** Undefined shows every status. */
  status: ApplicationStatus | undefined;
  onChange: (status: ApplicationStatus | undefined) => void;
};

/** "All" and the six statuses with their counts. */
export function StatusFilter({ applications, status, onChange }: StatusFilterProps) {
  const counts = new Map<ApplicationStatus, number>();
  for (const each of applications) counts.set(each.status, (counts.get(each.status) ?? 0) + 1);
  return (
    <CountFilter
      label="Show applications"
      all={applications.length}
      options={statusOptions.map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }))}
      value={status}
      onChange={onChange}
    />
  );
}

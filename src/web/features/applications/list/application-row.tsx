import { Link } from "@tanstack/react-router";
import { ListChecks } from "lucide-react";
import { memo } from "react";
import type { Application } from "#domain/applications/application.ts";
import { isToDo } from "#domain/applications/application-status.ts";
import { rowLinkClasses, ScholarshipRow } from "#web/features/scholarships/shared/scholarship-row.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import type { ApplicationSearchParams } from "../application-search-params.ts";
import { WaitingMark } from "../offline/waiting-mark.tsx";
import { factsOf } from "../shared/application-facts.ts";
import { StatusTag } from "../shared/status-tag.tsx";
import { ApplicationDeadline } from "./application-deadline.tsx";

type ApplicationRowProps = {
  application: Application;
  search: ApplicationSearchParams;
  today: string;
  open: boolean;
  /** Opening the row replaces the history entry when the details are beside the list, and adds one for a sheet. */
  replace: boolean;
  /** Called when the keyboard opens the row beside its details. */
  onReadDetails: (() => void) | undefined;
  /** Whether the row is selected; undefined while rows cannot be selected. */
  selected: boolean | undefined;
  onSelect: (id: string) => void;
};

/** One application of the list, with a link to its details. Memoized for scrolling. */
export const ApplicationRow = memo(function ApplicationRow(props: ApplicationRowProps) {
  const { application, search, today, open, replace, onReadDetails, selected, onSelect } = props;
  const { id, scholarship_title: title } = application;
  const row = (
    <ScholarshipRow
      scholarship={factsOf(application)}
      today={today}
      heading="h2"
      open={open}
      link={
        <Link
          to="/applications"
          search={{ ...search, open: id }}
          replace={replace}
          state={replace ? undefined : { openedFromList: true }}
          resetScroll={false}
          data-row={id}
          // The keyboard clicks without a count.
          onClick={({ detail }) => detail === 0 && onReadDetails?.()}
          className={rowLinkClasses}
        >
          {title}
        </Link>
      }
      deadline={<ApplicationDeadline application={application} today={today} />}
    >
      <StatusTag status={application.status} />
      {isToDo(application.status) && <ChecklistProgress checklist={application.checklist} />}
      <WaitingMark id={id} />
    </ScholarshipRow>
  );
  if (selected === undefined) return row;
  return (
    <div className="flex">
      <Checkbox
        label={<span className="sr-only">Select {title}</span>}
        checked={selected}
        onChange={() => onSelect(id)}
        className="grid shrink-0 content-start py-3.5 pl-3.5"
      />
      <div className="min-w-0 flex-1">{row}</div>
    </div>
  );
});

function ChecklistProgress({ checklist }: Pick<Application, "checklist">) {
  if (checklist.length === 0) return null;
  const done = checklist.filter((task) => task.done).length;
  return (
    <span className="num inline-flex items-center gap-1.5 whitespace-nowrap text-muted">
      <ListChecks aria-hidden="true" className="size-4" />
      {done} of {checklist.length} {checklist.length === 1 ? "task" : "tasks"} done
    </span>
  );
}

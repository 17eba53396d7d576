import { useCallback, useState } from "react";
import type { Application } from "#domain/applications/application.ts";
import { countOf } from "#domain/applications/count-of.ts";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { focusRow, ListWithDetails } from "#web/ui/layout/list-with-details.tsx";
import { useWideScreen } from "#web/ui/layout/use-wide-screen.ts";
import { WindowedList } from "#web/ui/layout/windowed-list.tsx";
import { pageHeading } from "#web/ui/page-heading.ts";
import { ApplicationDetails } from "../details/lazy-details.tsx";
import type { ViewProps } from "../views.tsx";
import { ApplicationRow } from "./application-row.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { PrintedList } from "./printed-list.tsx";

const none: ReadonlySet<string> = new Set();

/** The applications as a list. The details of the open one are beside it, or in a sheet on a phone. */
export function ApplicationListView({ applications, search, onSearch, selecting = false, onEndSelecting }: ViewProps) {
  const wide = useWideScreen();
  const today = useDeadlineDay();
  const [selected, setSelected] = useState(none);
  const toggle = useCallback((id: string) => setSelected((ids) => toggled(ids, id)), []);
  // On a wide screen the details of the first application are open from the start.
  const open = applications.find(({ id }) => id === search.open) ?? (wide ? applications[0] : undefined);
  const chosen = applications.filter(({ id }) => selected.has(id));
  const close = () => onSearch({ ...search, open: undefined }, { replace: true });
  const leaveDeleted = (deleted: Application) => {
    const at = applications.indexOf(deleted);
    const beside = applications[at + 1] ?? applications[at - 1];
    if (beside) focusRow(beside.id);
    else pageHeading()?.focus();
    close();
  };
  return (
    <>
      <p role="status" className="sr-only">
        {countOf(applications.length)}
      </p>
      {selecting && (
        <BulkBar
          applications={applications}
          chosen={chosen}
          onDone={() => {
            setSelected(none);
            onEndSelecting?.();
          }}
          onSelectAll={(all) => setSelected(all ? new Set(applications.map(({ id }) => id)) : none)}
        />
      )}
      <div className="print:hidden">
        <ListWithDetails
          wide={wide}
          openId={open?.id}
          label={open?.scholarship_title ?? "Application"}
          details={
            open && (
              <ApplicationDetails key={open.id} application={open} today={today} onDeleted={() => leaveDeleted(open)} />
            )
          }
          isOpened={search.open !== undefined && open !== undefined}
          onClose={close}
          list={({ className, onReadDetails }) => (
            <section aria-label="Applications" className={className}>
              <WindowedList<Application>
                label="Applications"
                items={applications}
                keyOf={({ id }) => id}
                openKey={search.open}
                row={(application) => (
                  <ApplicationRow
                    application={application}
                    search={search}
                    today={today}
                    open={application.id === open?.id}
                    replace={wide}
                    onReadDetails={onReadDetails}
                    selected={selecting ? selected.has(application.id) : undefined}
                    onSelect={toggle}
                  />
                )}
              />
            </section>
          )}
        />
      </div>
      <PrintedList applications={applications} today={today} />
    </>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

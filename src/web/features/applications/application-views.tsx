import { SquareCheck } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { Application } from "#domain/applications/application.ts";
import { findApplications } from "#domain/applications/list/find-applications.ts";
import { sortApplications } from "#domain/applications/list/sort-applications.ts";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import type { ApplicationSearchParams, ViewKey } from "./application-search-params.ts";
import { DetailsSheet } from "./details/details-sheet.tsx";
import { NothingFound } from "./list/no-applications.tsx";
import { ApplicationSortSelect } from "./list/sort-select.tsx";
import { StatusFilter } from "./list/status-filter.tsx";
import { type OnSearch, type View, views } from "./views.tsx";

type ApplicationViewsProps = {
  /** Every application of the student. */
  applications: readonly Application[];
  search: ApplicationSearchParams;
  onSearch: OnSearch;
};

/** The views of the tracker as tabs. */
export function ApplicationViews({ applications, search, onSearch }: ApplicationViewsProps) {
  const active = views.find(({ key }) => key === search.view) ?? views[0];
  const panel = <ViewPanel {...{ applications, search, onSearch }} view={active} />;
  if (views.length === 1) return panel;
  return (
    <Tabs<ViewKey>
      label="Views"
      value={active.key}
      onChange={(key) => onSearch({ ...search, view: key === views[0].key ? undefined : key, open: undefined })}
      tabs={views.map(({ key, label }) => ({ value: key, label, panel: key === active.key && panel }))}
    />
  );
}

/** A view under its controls. */
function ViewPanel({ applications, search, onSearch, view }: ApplicationViewsProps & { view: View }) {
  const today = useDeadlineDay();
  const [selecting, setSelecting] = useState(false);
  const selectButton = useRef<HTMLButtonElement>(null);
  const endSelecting = () => {
    // The button that was pressed leaves with the bar that it is in.
    selectButton.current?.focus();
    setSelecting(false);
  };
  const { component: Shown, controls } = view;
  const has = (control: View["controls"][number]) => controls.includes(control);
  const change = (changes: Partial<ApplicationSearchParams>) => onSearch({ ...search, ...changes, open: undefined });
  const q = has("q") ? search.q : undefined;
  const status = has("status") ? search.status : undefined;
  const { sort = "deadline" } = search;
  // Memoized, so that opening details neither searches thousands of applications again nor makes the plan again.
  const found = useMemo(() => findApplications(applications, q), [applications, q]);
  const shown = useMemo(() => {
    const ofStatus = status ? found.filter((each) => each.status === status) : found;
    return sortApplications(ofStatus, sort, today);
  }, [found, status, sort, today]);
  const showAll = () => onSearch({ view: search.view, sort: search.sort });
  return (
    <div className="grid grid-cols-1 gap-3">
      {(has("q") || has("sort")) && (
        <search className="flex gap-2 max-[359px]:flex-wrap max-[359px]:[&>div:first-child]:basis-full print:hidden">
          {has("q") && (
            <SearchField
              label="Search your applications"
              placeholder="Title, sponsor, note or task"
              value={search.q}
              onChange={(q) => change({ q })}
            />
          )}
          {has("select") && (
            <Button
              ref={selectButton}
              variant="quiet"
              aria-pressed={selecting}
              onClick={() => setSelecting(!selecting)}
              className="aria-pressed:bg-green-wash aria-pressed:text-green max-sm:order-last max-sm:size-11 max-sm:p-0"
            >
              <SquareCheck aria-hidden="true" strokeWidth={1.75} className="size-[18px]" />
              <span className="max-sm:sr-only">Select</span>
            </Button>
          )}
          {has("sort") && (
            <ApplicationSortSelect
              labelHidden
              value={search.sort}
              onChange={(sort) => change({ sort })}
              className="w-32 sm:w-36"
            />
          )}
        </search>
      )}
      {has("status") && (
        <div className="print:hidden">
          <StatusFilter applications={found} status={status} onChange={(next) => change({ status: next })} />
        </div>
      )}
      {shown.length === 0 ? (
        <NothingFound onClear={showAll} />
      ) : (
        <Shown
          applications={shown}
          search={search}
          onSearch={onSearch}
          selecting={selecting}
          onEndSelecting={endSelecting}
        />
      )}
      {view.key !== "list" && <DetailsSheet {...{ applications, search, onSearch, today }} />}
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { sortApplications } from "#domain/applications/sort-applications.ts";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { applicationsQuery } from "./api.ts";
import type { ApplicationSearchParams, ViewKey } from "./application-search-params.ts";
import { type OnSearch, type View, views } from "./views.tsx";

type ApplicationsPageProps = { search: ApplicationSearchParams; onSearch: OnSearch };

/** /applications for a signed-in student. */
export function ApplicationsPage({ search, onSearch }: ApplicationsPageProps) {
  return (
    <Page className="grid grid-cols-1 content-start gap-4">
      <PageTitle>Application tracker</PageTitle>
      <Tabs<ViewKey>
        label="Views"
        value={search.view ?? "list"}
        onChange={(view) => onSearch({ ...search, view: view === "list" ? undefined : view })}
        tabs={views.map((view) => ({
          value: view.key,
          label: view.label,
          panel: <ViewPanel view={view} search={search} onSearch={onSearch} />,
        }))}
      />
    </Page>
  );
}

function ViewPanel({ view, search, onSearch }: ApplicationsPageProps & { view: View }) {
  const { data, isError, isFetching, refetch } = useQuery(applicationsQuery);
  const today = useDeadlineDay();
  if (!data)
    return (
      <Card>
        {isError ? (
          <ErrorState
            title="Failed to load applications. Please try again."
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <SkeletonRows rows={6} label="Loading your applications" />
        )}
      </Card>
    );
  const Shown = view.component;
  return (
    <Shown
      applications={sortApplications(data, search.sort ?? "deadline", today)}
      search={search}
      onSearch={onSearch}
    />
  );
}

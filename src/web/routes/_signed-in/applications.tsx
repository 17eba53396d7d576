import { createFileRoute } from "@tanstack/react-router";
import { applicationsQuery, keepOffline } from "#web/features/applications/api.ts";
import {
  type ApplicationSearchParams,
  readApplicationSearch,
} from "#web/features/applications/application-search-params.ts";
import { ApplicationsPage } from "#web/features/applications/applications-page.tsx";

export const Route = createFileRoute("/_signed-in/applications")({
  // Read by the page, so that the code for it loads with the page.
  validateSearch: (search): Partial<ApplicationSearchParams> => search,
  staticData: { opensOffline: true },
  // The copy in this browser shows at once, while the list loads.
  loader: async ({ context: { queryClient, student } }) => {
    if (!student) return;
    const loaded = queryClient.prefetchQuery(applicationsQuery);
    await keepOffline(queryClient);
    if (!queryClient.getQueryData(applicationsQuery.queryKey)) await loaded;
  },
  component: ApplicationsRoute,
});

function ApplicationsRoute() {
  const search = readApplicationSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <ApplicationsPage
      search={search}
      onSearch={(next, { replace = false } = {}) => void navigate({ search: next, replace, resetScroll: false })}
    />
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { applicationsQuery } from "#web/features/applications/api.ts";
import {
  type ApplicationSearchParams,
  readApplicationSearch,
} from "#web/features/applications/application-search-params.ts";
import { ApplicationsPage } from "#web/features/applications/applications-page.tsx";

export const Route = createFileRoute("/_signed-in/applications")({
  // Read by the page, so that the code for it loads with the page.
  validateSearch: (search): Partial<ApplicationSearchParams> => search,
  loader: ({ context: { queryClient, student } }) =>
    student && Promise.allSettled([queryClient.ensureQueryData(applicationsQuery)]),
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

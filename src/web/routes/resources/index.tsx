import { createFileRoute, useNavigate, useSearch } from "@tanstack/react-router";
import { resourcesSearchParams } from "#web/features/content/guides/content-search-params.ts";
import { ResourcesPage } from "#web/features/content/guides/resources-page.tsx";

export const Route = createFileRoute("/resources/")({
  validateSearch: resourcesSearchParams,
  component: ResourcesRoute,
});

function ResourcesRoute() {
  const search = useSearch({ from: "/resources/" });
  const navigate = useNavigate({ from: "/resources/" });
  return (
    <ResourcesPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}

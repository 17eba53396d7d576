import { createFileRoute } from "@tanstack/react-router";
import { resourcesAddress } from "#web/features/content/content-address.ts";
import { ResourcesPage } from "#web/features/content/resources-page.tsx";

export const Route = createFileRoute("/resources/")({
  validateSearch: resourcesAddress,
  component: ResourcesRoute,
});

function ResourcesRoute() {
  const navigate = Route.useNavigate();
  return (
    <ResourcesPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}

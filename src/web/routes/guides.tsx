import { createFileRoute } from "@tanstack/react-router";
import { guidesAddress } from "#web/features/content/content-address.ts";
import { GuidesPage } from "#web/features/content/guides-page.tsx";

export const Route = createFileRoute("/guides")({ validateSearch: guidesAddress, component: GuidesRoute });

function GuidesRoute() {
  const navigate = Route.useNavigate();
  return <GuidesPage search={Route.useSearch()} onSearch={(search) => void navigate({ search, resetScroll: false })} />;
}

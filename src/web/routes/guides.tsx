import { createFileRoute, useNavigate, useSearch } from "@tanstack/react-router";
import { guidesAddress } from "#web/features/content/content-address.ts";
import { GuidesPage } from "#web/features/content/guides-page.tsx";

export const Route = createFileRoute("/guides")({ validateSearch: guidesAddress, component: GuidesRoute });

function GuidesRoute() {
  const search = useSearch({ from: "/guides" });
  const navigate = useNavigate({ from: "/guides" });
  return <GuidesPage search={search} onSearch={(next) => void navigate({ search: next, resetScroll: false })} />;
}

import { createFileRoute, useSearch } from "@tanstack/react-router";
import { guidesAddress } from "#web/features/content/content-address.ts";
import { GuidesPage } from "#web/features/content/guides-page.tsx";

export const Route = createFileRoute("/guides")({ validateSearch: guidesAddress, component: GuidesRoute });

function GuidesRoute() {
  return <GuidesPage search={useSearch({ from: "/guides" })} />;
}

import { createFileRoute, useSearch } from "@tanstack/react-router";
import { guidesSearchParams } from "#web/features/content/guides/content-search-params.ts";
import { GuidesPage } from "#web/features/content/guides/guides-page.tsx";

export const Route = createFileRoute("/guides")({ validateSearch: guidesSearchParams, component: GuidesRoute });

function GuidesRoute() {
  return <GuidesPage search={useSearch({ from: "/guides" })} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { useAuth } from "#web/features/accounts/api.ts";
import { browseQuery } from "#web/features/scholarships/api.ts";
import { BrowsePage } from "#web/features/scholarships/browse/browse-page.tsx";

export const Route = createFileRoute("/browse")({
  loader: ({ context }) => context.queryClient.ensureQueryData(browseQuery),
  component: BrowseRoute,
});

function BrowseRoute() {
  return <BrowsePage catalogue={Route.useLoaderData()} visitor={useAuth().status !== "signed-in"} />;
}

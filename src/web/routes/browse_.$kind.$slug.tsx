import { createFileRoute, notFound } from "@tanstack/react-router";
import { listPage } from "#domain/scholarships/lists/list-page.ts";
import { useAuth } from "#web/features/accounts/api.ts";
import { facetQuery } from "#web/features/scholarships/api.ts";
import { FacetPage } from "#web/features/scholarships/browse/facet-page.tsx";

export const Route = createFileRoute("/browse_/$kind/$slug")({
  // Set from the second page on. The first page has no search params.
  validateSearch: (search): { page?: number } => {
    const page = listPage(search.page);
    return { page: page === 1 ? undefined : page };
  },
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context, params, deps }) => {
    const listing = await context.queryClient.ensureQueryData(facetQuery({ ...params, page: deps.page }));
    if (listing === null) throw notFound();
    return listing;
  },
  component: FacetRoute,
});

function FacetRoute() {
  return <FacetPage listing={Route.useLoaderData()} visitor={useAuth().status !== "signed-in"} />;
}

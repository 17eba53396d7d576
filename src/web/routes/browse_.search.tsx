import { createFileRoute } from "@tanstack/react-router";
import { CatalogueSearchParams } from "#domain/scholarships/lists/catalogue-search.ts";
import { useAuth } from "#web/features/accounts/api.ts";
import { catalogueSearchQuery } from "#web/features/scholarships/search/catalogue-search-query.ts";
import { SearchPage } from "#web/features/scholarships/search/search-page.tsx";

export const Route = createFileRoute("/browse_/search")({
  // Parsed by the loader and the page, so the schema (zod) loads with them and not with every page.
  validateSearch: (search: Partial<CatalogueSearchParams>): Partial<CatalogueSearchParams> => {
    const { q, academic_level, field_of_study, amount_min, amount_max, gpa, sort, cursor } = search;
    return { q, academic_level, field_of_study, amount_min, amount_max, gpa, sort, cursor };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureInfiniteQueryData(catalogueSearchQuery(CatalogueSearchParams.parse(deps))),
  component: SearchRoute,
});

function SearchRoute() {
  const search = CatalogueSearchParams.parse(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <SearchPage
      search={search}
      onSearch={(next) => void navigate({ search: next })}
      visitor={useAuth().status !== "signed-in"}
    />
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { useStudent } from "#web/features/accounts/api.ts";
import { matchesQuery } from "#web/features/matches/api.ts";
import { listsMatches } from "#web/features/matches/match-query.ts";
import { MatchSearchParams } from "#web/features/matches/match-search-params.ts";
import { MatchesPage } from "#web/features/matches/matches-page.tsx";

export const Route = createFileRoute("/_signed-in/scholarships")({
  // Parsed by the loader and the page, so the schema (zod) loads with them and not with every page.
  validateSearch: (search): Partial<MatchSearchParams> => search,
  loaderDeps: ({ search }) => search,
  // On a change of the filters the page shows the old rows until the new ones load, so the URL does not wait.
  loader: ({ context: { queryClient, student }, deps, cause }) => {
    const search = MatchSearchParams.parse(deps);
    return student && cause !== "stay" && listsMatches(search)
      ? Promise.allSettled([queryClient.ensureInfiniteQueryData(matchesQuery(search))])
      : undefined;
  },
  component: ScholarshipsRoute,
});

function ScholarshipsRoute() {
  const { profile_complete } = useStudent();
  const search = MatchSearchParams.parse(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <MatchesPage
      search={search}
      onSearch={(next, { replace = false } = {}) => void navigate({ search: next, replace, resetScroll: false })}
      profileComplete={profile_complete}
    />
  );
}

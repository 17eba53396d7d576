import { createFileRoute } from "@tanstack/react-router";
import { useStudent } from "#web/features/accounts/api.ts";
import { matchesQuery, oneMatchQuery } from "#web/features/matches/api.ts";
import { listsMatches } from "#web/features/matches/match-query.ts";
import { type MatchSearchParams, readMatchSearch } from "#web/features/matches/match-search-params.ts";
import { MatchesPage } from "#web/features/matches/matches-page.tsx";

export const Route = createFileRoute("/_signed-in/scholarships")({
  // Read by the loader and the page, so that the code for it loads with them and not with every page.
  validateSearch: (search): Partial<MatchSearchParams> => search,
  // Without `loaderDeps`, which would make another page of each search: on a slow device its skeleton would replace this one.
  // On a change of the filters the page shows the old rows until the new ones load, so the URL does not wait.
  loader: ({ context: { queryClient, student }, location, cause }) => {
    const search = readMatchSearch(location.search);
    if (!student || cause === "stay" || !listsMatches(search)) return;
    return Promise.allSettled([
      queryClient.ensureInfiniteQueryData(matchesQuery(search)),
      search.open && queryClient.ensureQueryData(oneMatchQuery(search.open)),
    ]);
  },
  component: ScholarshipsRoute,
});

function ScholarshipsRoute() {
  const { profile_complete } = useStudent();
  const search = readMatchSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <MatchesPage
      search={search}
      onSearch={(next, { replace = false } = {}) => void navigate({ search: next, replace, resetScroll: false })}
      profileComplete={profile_complete}
    />
  );
}

import { createFileRoute, useLocation } from "@tanstack/react-router";
import { useAuth } from "#web/features/accounts/api.ts";
import { MatchSearchParams } from "#web/features/matches/match-search-params.ts";
import { MatchesPage } from "#web/features/matches/matches-page.tsx";
import { SignedOutPrompt } from "#web/features/matches/signed-out-prompt.tsx";
import { PendingPage } from "#web/shell/pending-page.tsx";

export const Route = createFileRoute("/scholarships")({
  // Read by the page, so that the schema (zod) is loaded with it and not with every page.
  validateSearch: (search): Partial<MatchSearchParams> => search,
  component: ScholarshipsRoute,
});

function ScholarshipsRoute() {
  const { status, me } = useAuth();
  const search = MatchSearchParams.parse(Route.useSearch());
  const navigate = Route.useNavigate();
  const here = useLocation({ select: (location) => location.href });
  if (status === "loading") return <PendingPage />;
  if (status === "signed-out") return <SignedOutPrompt here={here} />;
  return (
    <MatchesPage
      search={search}
      onSearch={(next, { replace = false } = {}) => void navigate({ search: next, replace, resetScroll: false })}
      profileComplete={me?.profile_complete ?? false}
    />
  );
}

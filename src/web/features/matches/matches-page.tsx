import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import type { MatchSearchParams } from "./match-search-params.ts";
import { MatchesPanel } from "./matches-panel.tsx";

export type MatchesPageProps = {
  search: MatchSearchParams;
  /** Changes the search params, as a new history entry unless `replace` is set. */
  onSearch: (search: MatchSearchParams, how?: { replace?: boolean }) => void;
  /** Whether the student has answered enough to be matched. */
  profileComplete: boolean;
};

/** /scholarships for a signed-in student. */
export function MatchesPage(props: MatchesPageProps) {
  const { search, onSearch } = props;
  return (
    <Page className="grid content-start gap-5">
      <PageTitle lead="Matched to your profile. Missing answers never hide a scholarship.">Scholarships</PageTitle>
      <Tabs
        label="Scholarship lists"
        value={search.tab ?? "matches"}
        onChange={(tab) => onSearch({ sort: search.sort, tab: tab === "bookmarked" ? tab : undefined })}
        tabs={[
          { value: "matches", label: "My Matches", panel: <MatchesPanel {...props} title="My Matches" /> },
          { value: "bookmarked", label: "Bookmarked", panel: <MatchesPanel {...props} title="Bookmarked" /> },
        ]}
      />
    </Page>
  );
}

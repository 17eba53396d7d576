import { DiscoveryTab, SearchTab } from "#web/features/search/shared/search-tabs.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { TabTitle } from "#web/ui/layout/page-title.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { savedSearchParams } from "./match-query.ts";
import type { MatchSearchParams, MatchTab } from "./match-search-params.ts";
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
  const words = {
    words: search.q ?? "",
    onWords: (q: string) => onSearch({ tab: search.tab, q }, { replace: true }),
  };
  const panel = (title: string) => ({ label: title, panel: <MatchesPanel {...props} title={title} /> });
  const tabs = [
    {
      value: "search",
      label: "Search",
      panel: <SearchTab {...words} onOpenSaved={(params) => onSearch(savedSearchParams(params))} />,
    },
    { value: "discovery", label: "AI Discovery", panel: <DiscoveryTab {...words} /> },
    { value: "matches", ...panel("My Matches") },
    { value: "bookmarked", ...panel("Bookmarked") },
    { value: "applied", ...panel("Applied") },
  ] as const;
  const part = tabs.find(({ value }) => value === search.tab)?.label;
  return (
    <Page top="tight">
      <TabTitle part={search.hidden ? "Hidden" : part}>Scholarships</TabTitle>
      {/* The tabs say where the student is; the room is for the list. */}
      <h1 tabIndex={-1} className="sr-only">
        Scholarships
      </h1>
      <Tabs<MatchTab>
        label="Scholarship lists"
        value={search.tab ?? "matches"}
        onChange={(tab) => onSearch({ sort: search.sort, tab: tab === "matches" ? undefined : tab })}
        tabs={tabs}
      />
    </Page>
  );
}

import type { MatchSort } from "#domain/matches/match-vocabulary.ts";
import { SortSelect, type SortSelectProps } from "#web/ui/forms/sort-select.tsx";
import { usualSort } from "../match-query.ts";
import type { MatchSearchParams } from "../match-search-params.ts";

type MatchSortSelectProps = Omit<SortSelectProps<MatchSort>, "sorts" | "value"> & { search: MatchSearchParams };

const sorts: SortSelectProps<MatchSort>["sorts"] = [
  { value: "relevance", label: "Relevance" },
  { value: "match_score", label: "Match score" },
  { value: "amount", label: "Amount" },
  { value: "deadline", label: "Deadline" },
];

/** The order of the matches. */
export const MatchSortSelect = ({ search, ...props }: MatchSortSelectProps) => (
  <SortSelect
    sorts={usualSort(search) === "section" ? [{ value: "section", label: "Best fits first" }, ...sorts] : sorts}
    value={search.sort}
    {...props}
  />
);

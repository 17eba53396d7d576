import type { MatchSort } from "#domain/matches/match-vocabulary.ts";
import { SortSelect, type SortSelectProps } from "#web/ui/forms/sort-select.tsx";

const sorts: SortSelectProps<MatchSort>["sorts"] = [
  { value: "relevance", label: "Relevance" },
  { value: "match_score", label: "Match score" },
  { value: "amount", label: "Amount" },
  { value: "deadline", label: "Deadline" },
];

/** The order of the matches. */
export const MatchSortSelect = (props: Omit<SortSelectProps<MatchSort>, "sorts">) => (
  <SortSelect sorts={sorts} {...props} />
);

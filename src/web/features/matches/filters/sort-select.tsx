import type { MatchSort } from "#domain/matches/match-vocabulary.ts";
import { SortSelect, type SortSelectProps } from "#web/ui/forms/sort-select.tsx";
import { usualSort } from "../match-query.ts";
import type { MatchSearchParams } from "../match-search-params.ts";

type MatchSortSelectProps = Omit<SortSelectProps<MatchSort>, "sorts" | "value"> & { search: MatchSearchParams };

/** The orders of the matches in words. */
export const sortLabels: Record<MatchSort, string> = {
  section: "Best fits first",
  relevance: "Relevance",
  match_score: "Match score",
  amount: "Amount",
  deadline: "Deadline",
};

const optionOf = (value: MatchSort) => ({ value, label: sortLabels[value] });
const others = [optionOf("relevance"), optionOf("match_score"), optionOf("amount"), optionOf("deadline")] as const;

/** The order of the matches. */
export const MatchSortSelect = ({ search, ...props }: MatchSortSelectProps) => (
  <SortSelect
    sorts={usualSort(search) === "section" ? [optionOf("section"), ...others] : others}
    value={search.sort}
    {...props}
  />
);

import type { MatchSort } from "#domain/matches/match-vocabulary.ts";
import { Select } from "#web/ui/forms/select.tsx";

const sorts: { value: MatchSort; label: string }[] = [
  { value: "relevance", label: "Relevance" },
  { value: "match_score", label: "Match score" },
  { value: "amount", label: "Amount" },
  { value: "deadline", label: "Deadline" },
];

type SortSelectProps = {
  /** Relevance without a value. */
  value: MatchSort | undefined;
  onChange: (sort: MatchSort | undefined) => void;
  labelHidden?: boolean;
  className?: string;
};

/** The order of the matches. */
export function SortSelect({ value = "relevance", onChange, ...rest }: SortSelectProps) {
  return (
    <Select
      {...rest}
      label="Sort by"
      options={sorts}
      value={value}
      onChange={(sort) => onChange(sort === "relevance" ? undefined : sort)}
    />
  );
}

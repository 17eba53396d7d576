import { useQuery } from "@tanstack/react-query";
import { Search, SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { matchingLevelLabels, matchingLevels } from "#domain/profile/academic-level.ts";
import { fieldNamesQuery } from "#web/features/profile/api.ts";
import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { controlClasses } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { SuggestField } from "#web/ui/forms/suggest-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useDebouncedText } from "#web/ui/forms/use-debounced-text.ts";
import { activeFilters, withoutFilters } from "../match-query.ts";
import { MatchSearchParams } from "../match-search-params.ts";

type Sort = NonNullable<MatchSearchParams["sort"]>;

const sorts: { value: Sort; label: string }[] = [
  { value: "relevance", label: "Relevance" },
  { value: "match_score", label: "Match score" },
  { value: "amount", label: "Amount" },
  { value: "deadline", label: "Deadline" },
];
const levels = [
  { value: "any", label: "Any level" },
  ...matchingLevels.map((value) => ({ value: value as string, label: matchingLevelLabels[value] })),
];

type MatchFiltersProps = { search: MatchSearchParams; onSearch: (search: MatchSearchParams) => void };

/** Search words, sort order and five filters. Their values live in the URL. */
export function MatchFilters({ search, onSearch }: MatchFiltersProps) {
  const [unfolded, setUnfolded] = useState(false);
  const panelId = useId();
  const active = activeFilters(search);
  // A new search closes the open match.
  const change = (changes: Partial<MatchSearchParams>) => onSearch({ ...search, ...changes, open: undefined });
  return (
    <search className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SearchWords value={search.q} onChange={(q) => change({ q })} />
        <Select
          label="Sort by"
          labelHidden
          options={sorts}
          value={search.sort ?? "relevance"}
          onChange={(sort) => change({ sort: sort === "relevance" ? undefined : sort })}
          className="min-w-36 flex-1 sm:max-w-44"
        />
        <Button
          variant="quiet"
          className="flex-1 sm:flex-none lg:hidden"
          aria-expanded={unfolded}
          aria-controls={panelId}
          onClick={() => setUnfolded(!unfolded)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Filters{active > 0 && ` (${active})`}
        </Button>
      </div>
      <div
        id={panelId}
        className={cx(
          "grid-cols-2 items-end gap-3 lg:grid lg:grid-cols-[1fr_0.6fr_1.4fr_0.8fr_0.8fr]",
          unfolded ? "grid" : "hidden",
        )}
      >
        <Select
          label="Academic level"
          options={levels}
          value={search.academic_level ?? "any"}
          onChange={(level) => change({ academic_level: MatchSearchParams.shape.academic_level.parse(level) })}
        />
        <NumberFilter label="GPA" name="gpa" search={search} onChange={change} />
        <FieldOfStudy value={search.field_of_study} onChange={(field_of_study) => change({ field_of_study })} />
        <NumberFilter label="Min amount" name="amount_min" search={search} onChange={change} />
        <NumberFilter label="Max amount" name="amount_max" search={search} onChange={change} />
      </div>
      {active > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => onSearch(withoutFilters(search))}
        >
          Clear filters
        </Button>
      )}
    </search>
  );
}

type WordsProps = { value: string | undefined; onChange: (value: string | undefined) => void };

function SearchWords({ value = "", onChange }: WordsProps) {
  const [text, setText] = useDebouncedText(value, (next) => {
    onChange(next.trim() || undefined);
    return next.trim();
  });
  return (
    <div className="relative min-w-full flex-[3] sm:min-w-64">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-[18px] -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label="Search your matches"
        placeholder="Title, sponsor, field or keyword"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={cx(controlClasses, "pl-10")}
      />
    </div>
  );
}

function FieldOfStudy({ value = "", onChange }: WordsProps) {
  const [text, setText] = useDebouncedText(value, (next) => {
    onChange(next.trim() || undefined);
    return next.trim();
  });
  const names = useQuery({ ...fieldNamesQuery, enabled: text !== "" }).data ?? [];
  return (
    <SuggestField
      label="Field of study"
      placeholder="Any"
      suggestions={names}
      value={text}
      onChange={setText}
      className="col-span-2 lg:col-span-1"
    />
  );
}

type NumberFilterProps = {
  label: string;
  name: "amount_min" | "amount_max" | "gpa";
  search: MatchSearchParams;
  onChange: (changes: Partial<MatchSearchParams>) => void;
};

function NumberFilter({ label, name, search, onChange }: NumberFilterProps) {
  const read = (typed: string) => MatchSearchParams.shape[name].parse(typed.replace(/[\s,$]/g, "") || undefined);
  const [text, setText] = useDebouncedText(search[name]?.toString() ?? "", (next) => {
    onChange({ [name]: read(next) });
    return read(next)?.toString() ?? "";
  });
  const wrong = text.trim() !== "" && read(text) === undefined;
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={name === "gpa" ? "0 to 4" : "$"}
      value={text}
      onChange={(event) => setText(event.target.value)}
      error={wrong ? (name === "gpa" ? "From 0 to 4." : "Whole dollars.") : undefined}
    />
  );
}

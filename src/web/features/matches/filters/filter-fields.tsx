import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { matchingLevelLabels, matchingLevels } from "#domain/profile/answers/academic-level.ts";
import { fieldNamesQuery } from "#web/features/profile/api.ts";
import { SavedSearches } from "#web/features/saved-searches/shared/saved-searches.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { SuggestField } from "#web/ui/forms/suggest-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useDebouncedText } from "#web/ui/forms/use-debounced-text.ts";
import { activeFilters, filtersOf, isNarrowed, isOwnList, noFilters, savedSearchParams } from "../match-query.ts";
import { type MatchSearchParams, matchSearchParams } from "../match-search-params.ts";
import { MatchSortSelect } from "./sort-select.tsx";

const levels = [
  { value: "any", label: "Any level" },
  ...matchingLevels.map((value) => ({ value: value as string, label: matchingLevelLabels[value] })),
];

/** The change to all of My Matches. */
const allMatches: Partial<MatchSearchParams> = {
  ...noFilters,
  ...{ tab: undefined, hidden: undefined, q: undefined, section: undefined },
};

export type FilterFieldsProps = {
  search: MatchSearchParams;
  onChange: (changes: Partial<MatchSearchParams>) => void;
  onOpenChange: (open: boolean) => void;
  /** Beside the list on a wide screen, where the order has a place of its own. */
  wide: boolean;
  /** The number of matches on the list; undefined while it loads. */
  total: number | undefined;
};

/** The fields of the filters, which change the list at once. */
export default function FilterFields({ search, onChange, onOpenChange, wide, total }: FilterFieldsProps) {
  const [cleared, setCleared] = useState(0);
  return (
    <div className="grid gap-5">
      {/* Cleared fields start anew, without the text that was being typed. */}
      <div key={cleared} className="grid grid-cols-2 items-start gap-3.5">
        {!wide && <MatchSortSelect search={search} onChange={(sort) => onChange({ sort })} className="col-span-2" />}
        <FieldOfStudy value={search.field_of_study} onChange={(field_of_study) => onChange({ field_of_study })} />
        <Select
          label="Academic level"
          options={levels}
          value={search.academic_level ?? "any"}
          onChange={(level) => onChange({ academic_level: matchSearchParams.academic_level(level) })}
        />
        <NumberFilter label="GPA" name="gpa" search={search} onChange={onChange} />
        <NumberFilter label="Min amount" name="amount_min" search={search} onChange={onChange} />
        <NumberFilter label="Max amount" name="amount_max" search={search} onChange={onChange} />
        <Checkbox
          label="No essay"
          hint="Leaves out those that say they need one. Most don't say."
          checked={search.essay === false}
          onChange={(event) => onChange({ essay: event.target.checked ? false : undefined })}
          className="col-span-2 text-sm"
        />
        <Checkbox
          label="Also those open to any field or level, or without an amount in dollars"
          checked={search.unstated ?? false}
          onChange={(event) => onChange({ unstated: event.target.checked || undefined })}
          className="col-span-2 text-sm"
        />
      </div>
      {/* In reach on a small phone too, where the sheet scrolls. */}
      <div className="sticky bottom-0 z-10 -my-3 flex gap-3 bg-card py-3">
        <Button
          variant="quiet"
          className="flex-1"
          aria-disabled={activeFilters(search) === 0 && !search.unstated}
          onClick={() => {
            onChange(noFilters);
            setCleared(cleared + 1);
          }}
        >
          Clear filters
        </Button>
        <Button className="flex-1" onClick={() => onOpenChange(false)}>
          {total === undefined ? "Show matches" : `Show ${total.toLocaleString("en-US")}`}
        </Button>
      </div>
      <SavedSearches
        current={
          isNarrowed(search) && !isOwnList(search)
            ? { list: "matches", ...filtersOf(search), section: search.section }
            : null
        }
        onOpen={(params) => {
          onChange({ ...allMatches, ...savedSearchParams(params) });
          onOpenChange(false);
        }}
      />
    </div>
  );
}

type WordsProps = { value: string | undefined; onChange: (value: string | undefined) => void };

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
      className="col-span-2"
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
  const read = (typed: string) => matchSearchParams[name](typed.replace(/[\s,$]/g, ""));
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

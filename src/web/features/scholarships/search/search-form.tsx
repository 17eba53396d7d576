import { ChevronDown } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useId } from "react";
import { matchingLevelLabels, matchingLevels } from "#domain/profile/answers/academic-level.ts";
import { CatalogueSearchParams, catalogueSorts } from "#domain/scholarships/lists/catalogue-search.ts";
import { controlClasses } from "#web/ui/forms/control-classes.ts";
import { labelClasses } from "#web/ui/forms/field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { SearchWords } from "../shared/search-box.tsx";

type SearchFormProps = {
  search: CatalogueSearchParams;
  /** The number of filters that are set. */
  filters: number;
  onSearch: (search: CatalogueSearchParams) => void;
};

const sortLabels = { amount: "Largest amount", deadline: "Next deadline", newest: "Newest" } as const;

/** The search words with filters and order. A plain form, so it works before the app is loaded. */
export function SearchForm({ search, filters, onSearch }: SearchFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(CatalogueSearchParams.parse(Object.fromEntries(new FormData(event.currentTarget))));
  };
  return (
    <search>
      <form action="/browse/search" method="get" onSubmit={submit} className="grid gap-2">
        <SearchWords q={search.q} />
        {search.sponsor && <input type="hidden" name="sponsor" value={search.sponsor} />}
        <details className="group">
          <summary className="inline-flex min-h-11 list-none items-center gap-1.5 pr-2 font-semibold text-green [&::-webkit-details-marker]:hidden">
            Filters{filters > 0 && ` (${filters})`}
            <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid grid-cols-2 items-end gap-3 pt-1 pb-2 md:grid-cols-3 lg:grid-cols-[1.2fr_1.4fr_0.8fr_0.8fr_0.6fr_1fr]">
            <Choice label="Level" name="academic_level" value={search.academic_level}>
              <option value="">Any level</option>
              {matchingLevels.map((level) => (
                <option key={level} value={level}>
                  {matchingLevelLabels[level]}
                </option>
              ))}
            </Choice>
            <TextField
              label="Field of study"
              name="field_of_study"
              placeholder="Any"
              maxLength={160}
              defaultValue={search.field_of_study}
            />
            <Figure label="Min amount" name="amount_min" value={search.amount_min} placeholder="$" />
            <Figure label="Max amount" name="amount_max" value={search.amount_max} placeholder="$" />
            <Figure label="Your GPA" name="gpa" value={search.gpa} placeholder="0 to 4" />
            <Choice label="Sort by" name="sort" value={search.sort}>
              <option value="">Relevance</option>
              {catalogueSorts.map((sort) => (
                <option key={sort} value={sort}>
                  {sortLabels[sort]}
                </option>
              ))}
            </Choice>
          </div>
        </details>
      </form>
    </search>
  );
}

type ChoiceProps = { label: string; name: string; value: string | undefined; children: ReactNode };

function Choice({ label, name, value = "", children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={`${labelClasses} mb-1.5 block`}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className={`${controlClasses} cursor-pointer truncate`}>
        {children}
      </select>
    </div>
  );
}

type FigureProps = { label: string; name: string; value: number | undefined; placeholder: string };

const Figure = ({ value, ...field }: FigureProps) => (
  <TextField {...field} inputMode="decimal" autoComplete="off" defaultValue={value} />
);

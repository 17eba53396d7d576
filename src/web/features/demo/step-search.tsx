import { shortDay } from "#domain/calendar/format-day.ts";
import { ScoreRing } from "#web/features/scholarships/shared/score-ring.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useEarlyInput } from "#web/ui/forms/use-early-input.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { fields, type Sample, scholarships, searchSamples } from "./sample-search.ts";

export const everySample = { query: "", field: "All Fields" };
type SampleSearch = typeof everySample;

type StepSearchProps = {
  search: SampleSearch;
  onSearch: (change: Partial<SampleSearch>) => void;
  onShowAll: () => void;
};

/** Step 1: search and field filter over the built-in samples. */
export function StepSearch({ search, onSearch, onShowAll }: StepSearchProps) {
  const changeQuery = (query: string) => onSearch({ query });
  const changeField = (field: string) => onSearch({ field });
  const queryField = useEarlyInput<HTMLInputElement>(search.query, changeQuery);
  const fieldOfStudy = useEarlyInput<HTMLSelectElement>(search.field, changeField);
  const found = searchSamples(scholarships, search.query, search.field);
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_14rem]">
        <TextField
          ref={queryField}
          label="Search sample scholarships"
          type="search"
          value={search.query}
          maxLength={100}
          onChange={(event) => changeQuery(event.target.value)}
        />
        <Select
          ref={fieldOfStudy}
          label="Field of study"
          options={fields.map((field) => ({ value: field, label: field }))}
          value={search.field}
          onChange={changeField}
        />
      </div>
      <noscript>Searching needs JavaScript. These are all the samples.</noscript>
      <p role="status" className="num text-sm text-muted">
        {found.length === 1 ? "1 sample" : `${found.length} samples`}
      </p>
      <Card>
        {found.length > 0 ? (
          <ul className="divide-y divide-line">
            {found.map((sample) => (
              <SampleRow key={sample.id} {...sample} />
            ))}
          </ul>
        ) : (
          <EmptyState
            title="No sample matches"
            action={
              <Button variant="quiet" onClick={onShowAll}>
                Show all samples
              </Button>
            }
          >
            There are only {scholarships.length} samples here. The real catalog has many more.
          </EmptyState>
        )}
      </Card>
    </div>
  );
}

function SampleRow({ title, provider, description, amount, deadline, matchScore, requirements }: Sample) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 px-[18px] py-4 md:grid-cols-[auto_1fr_auto]">
      <div className="grid content-start justify-items-center gap-1">
        <ScoreRing score={matchScore} />
        <span aria-hidden="true" className="text-[0.75rem] text-muted">
          % match
        </span>
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="text-[1.15rem]">{title}</h3>
        <p className="text-[0.9375rem] text-muted">{provider}</p>
        <p className="measure mt-1">{description}</p>
        <ul aria-label="Requirements" className="mt-1.5 flex flex-wrap gap-2">
          {requirements.slice(0, 3).map((requirement) => (
            <li key={requirement}>
              <Tag>{requirement}</Tag>
            </li>
          ))}
        </ul>
      </div>
      <div className="num col-start-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 whitespace-nowrap md:col-start-3 md:block md:text-right">
        <p className="text-[1.05rem] font-semibold text-gold-ink">{amount}</p>
        <p className="text-sm text-muted">{shortDay(deadline)}</p>
        <p className="md:mt-1.5">
          <Tag>Sample</Tag>
        </p>
      </div>
    </li>
  );
}

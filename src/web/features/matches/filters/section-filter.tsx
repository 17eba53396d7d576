import type { MatchPage } from "#domain/matches/match-list.ts";
import { type SectionFilter as Part, sectionFilters, sectionLabels } from "#domain/matches/match-vocabulary.ts";
import { CountFilter } from "#web/ui/controls/count-filter.tsx";

type SectionFilterProps = {
  counts: MatchPage["parts"];
  /** Undefined shows all parts but the last together. */
  section: Part | undefined;
  onChange: (section: Part | undefined) => void;
};

/** The parts of the list of matches with their counts, to show one of them. Only a saved search or a link has all to check. */
export function SectionFilter({ counts, section, onChange }: SectionFilterProps) {
  const counted = { ...counts, check: counts.one_check + counts.more_checks + counts.weak };
  const all = counted.qualify + counted.one_answer + counted.check;
  if (all + counts.other_college === 0) return null;
  const shown = sectionFilters.filter((each) => each === section || (each !== "check" && counted[each] > 0));
  return (
    <CountFilter
      label="Show matches"
      all={all}
      options={shown.map((each) => ({ value: each, label: sectionLabels[each], count: counted[each] }))}
      value={section}
      onChange={onChange}
    />
  );
}

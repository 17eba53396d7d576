import type { MatchPage } from "#domain/matches/match-list.ts";
import { listParts, type SectionFilter as Part, sectionLabels } from "#domain/matches/match-vocabulary.ts";
import { CountFilter } from "#web/ui/controls/count-filter.tsx";

type SectionFilterProps = {
  counts: MatchPage["parts"];
  /** Undefined shows all parts but the last together. */
  section: Part | undefined;
  onChange: (section: Part | undefined) => void;
};

/** The parts of the list of matches with their counts, to show one of them. */
export function SectionFilter({ counts, section, onChange }: SectionFilterProps) {
  const all = listParts.reduce((sum, each) => sum + counts[each], -counts.other_college);
  if (all + counts.other_college === 0) return null;
  const shown = listParts.filter((each) => counts[each] > 0 || each === section);
  return (
    <CountFilter
      label="Show matches"
      all={all}
      options={shown.map((each) => ({ value: each, label: sectionLabels[each], count: counts[each] }))}
      value={section}
      onChange={onChange}
    />
  );
}

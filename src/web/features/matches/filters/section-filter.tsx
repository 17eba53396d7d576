import type { MatchPage } from "#domain/matches/match-list.ts";
import { listedSections, type Section, sectionLabels, sections } from "#domain/matches/match-vocabulary.ts";
import { CountFilter } from "#web/ui/controls/count-filter.tsx";

type SectionFilterProps = {
  counts: MatchPage["sections"];
  /** Undefined shows the first three sections together. */
  section: Section | undefined;
  onChange: (section: Section | undefined) => void;
};

/** The sections of the matches with their counts, to show one of them. */
export function SectionFilter({ counts, section, onChange }: SectionFilterProps) {
  const all = listedSections.reduce((sum, each) => sum + counts[each], 0);
  if (all + counts.other_college === 0) return null;
  const shown = sections.filter((each) => counts[each] > 0 || each === section);
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

import type { MatchPage } from "#domain/matches/match-list.ts";
import { type SectionFilter as Part, sectionFilters, sectionLabels } from "#domain/matches/match-vocabulary.ts";
import { CountFilter } from "#web/ui/controls/count-filter.tsx";

type SectionFilterProps = {
  counts: Pick<MatchPage, "sections" | "one_check" | "parts">;
  /** Undefined shows all sections but the last together. */
  section: Part | undefined;
  onChange: (section: Part | undefined) => void;
};

/**
 * The sections of the list of matches with their counts, to show one of them. Only a saved search or a link has all to
 * check, and the weak fits are shown from the end of the list.
 */
export function SectionFilter({ counts: { sections, one_check, parts }, section, onChange }: SectionFilterProps) {
  const counted = { ...sections, one_check, more_checks: sections.check - one_check, weak: parts.weak };
  const all = sections.qualify + sections.one_answer + sections.check;
  if (all + sections.other_college === 0) return null;
  const shown = sectionFilters.filter(
    (each) => each === section || (each !== "check" && each !== "weak" && counted[each] > 0),
  );
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

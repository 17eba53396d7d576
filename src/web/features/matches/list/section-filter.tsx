import type { MatchPage } from "#domain/matches/match-list.ts";
import { listedSections, type Section, sections } from "#domain/matches/match-vocabulary.ts";
import { ToggleChip } from "#web/ui/forms/toggle-chip.tsx";

const labels: Record<Section, string> = {
  qualify: "You qualify",
  one_answer: "One answer away",
  check: "Check yourself",
  other_college: "Only at colleges you did not name",
};

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
  return (
    // One row on a phone, which scrolls, so that the first match stands higher. The room around it is for focus rings.
    <fieldset className="-m-1 flex min-w-0 gap-2 overflow-x-auto p-1 *:shrink-0 sm:flex-wrap">
      <legend className="sr-only">Show matches</legend>
      <ToggleChip pressed={section === undefined} onPressedChange={() => onChange(undefined)}>
        All matches <Count of={all} />
      </ToggleChip>
      {sections
        .filter((each) => counts[each] > 0 || each === section)
        .map((each) => (
          <ToggleChip
            key={each}
            pressed={section === each}
            onPressedChange={(pressed) => onChange(pressed ? each : undefined)}
          >
            {labels[each]} <Count of={counts[each]} />
          </ToggleChip>
        ))}
    </fieldset>
  );
}

const Count = ({ of }: { of: number }) => <span className="num text-muted">{of.toLocaleString("en-US")}</span>;

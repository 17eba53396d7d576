import type { MatchPage } from "#domain/matches/match-list.ts";
import { listedSections, type Section, sectionLabels, sections } from "#domain/matches/match-vocabulary.ts";
import { cx } from "#web/ui/class-names.ts";

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
    // One row on a phone, which scrolls, so that the first match stands higher. The room around it is for focus rings.
    <fieldset className="-m-1 flex min-w-0 gap-1.5 overflow-x-auto p-1 max-sm:-mx-4 max-sm:px-4">
      <legend className="sr-only">Show matches</legend>
      <Segment label="All" count={all} chosen={section === undefined} onChoose={() => onChange(undefined)} />
      {shown.map((each) => (
        <Segment
          key={each}
          label={sectionLabels[each]}
          count={counts[each]}
          chosen={section === each}
          onChoose={() => onChange(section === each ? undefined : each)}
        />
      ))}
    </fieldset>
  );
}

type SegmentProps = { label: string; count: number; chosen: boolean; onChoose: () => void };

const Segment = ({ label, count, chosen, onChoose }: SegmentProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onChoose}
    className={cx(
      "inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-3.5 text-[0.9375rem] whitespace-nowrap transition-colors select-none lg:min-h-9.5 lg:pointer-coarse:min-h-11",
      chosen ? "border-green bg-green text-on-green" : "border-line bg-card text-muted hover:bg-hover hover:text-ink",
    )}
  >
    {label} <b className={cx("num font-semibold", !chosen && "text-ink")}>{count.toLocaleString("en-US")}</b>
  </button>
);

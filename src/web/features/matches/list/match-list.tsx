import type { ReactNode } from "react";
import type { Match } from "#domain/matches/match.ts";
import type { MatchPage } from "#domain/matches/match-list.ts";
import type { ListPart } from "#domain/matches/match-vocabulary.ts";
import { WindowedList } from "#web/ui/layout/windowed-list.tsx";
import type { MatchSearchParams } from "../match-search-params.ts";
import { MatchRow } from "./match-row.tsx";

/** The question stands under the second row, so that the first matches come first. */
const rowsBeforeQuestion = 2;

type MatchListProps = {
  matches: readonly Match[];
  total: number;
  search: MatchSearchParams;
  /** Set where the list shows one part after the other: how many matches each has. */
  parts: MatchPage["parts"] | undefined;
  openId: string | undefined;
  today: string;
  /** Opening a row replaces the history entry when the details are beside the list, and adds one for a sheet. */
  replace: boolean;
  /** Called when the keyboard opens a row beside its details. */
  onReadDetails: (() => void) | undefined;
  /** The question whose answer decides the most matches. */
  question: ReactNode;
  /** Called when the student scrolls near the end of the loaded rows; undefined after a failed page. */
  onNearEnd: (() => void) | undefined;
};

/** The matches, with the question between them. */
export function MatchList({ matches, total, parts, openId, question, onNearEnd, ...row }: MatchListProps) {
  return (
    <WindowedList
      label="Matches"
      items={matches}
      keyOf={({ id }) => id}
      total={total}
      onNearEnd={onNearEnd}
      row={(match, index) => (
        <>
          {parts && match.part && match.part !== matches[index - 1]?.part && (
            <h2 className="num bg-paper px-4 py-1.5 font-sans text-sm font-semibold tracking-normal text-muted max-sm:py-0.5 max-sm:text-xs/4.5">
              {`${partLabels[match.part]} · ${parts[match.part].toLocaleString("en-US")}`}
            </h2>
          )}
          <MatchRow
            match={match}
            open={openId === match.scholarship_id}
            isInList
            heading={parts ? "h3" : "h2"}
            isSectionShown={isSectionShown(match, parts !== undefined, row.search)}
            {...row}
          />
          {index === Math.min(rowsBeforeQuestion, matches.length) - 1 && question && (
            <div className="border-t border-line p-2.5">{question}</div>
          )}
        </>
      )}
    />
  );
}

/** The buttons above the list count the other fits of a section too, so that a heading names what it counts: `Strong fits you qualify for · 4`. */
const partLabels: Record<ListPart, string> = {
  strong_qualify: "Strong fits you qualify for",
  strong_one_answer: "Strong fits one answer away",
  strong_check: "Strong fits to check",
  good: "Good fits",
  possible: "Fair fits",
  weak: "Weak fits",
  other_college: "Other colleges",
};

/** Whether the list says that the student qualifies, above the row or by what is chosen. */
const isSectionShown = ({ part }: Match, byPart: boolean, { section }: MatchSearchParams): boolean =>
  section === "qualify" || (byPart && part === "strong_qualify");

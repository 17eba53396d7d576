import type { ReactNode } from "react";
import type { Match } from "#domain/matches/match.ts";
import { WindowedList } from "#web/ui/layout/windowed-list.tsx";
import type { MatchSearchParams } from "../match-search-params.ts";
import { MatchRow } from "./match-row.tsx";

/** The question stands under the second row, so that the first matches come first. */
const rowsBeforeQuestion = 2;

type MatchListProps = {
  matches: readonly Match[];
  total: number;
  search: MatchSearchParams;
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
export function MatchList({ matches, total, openId, question, onNearEnd, ...row }: MatchListProps) {
  return (
    <WindowedList
      label="Matches"
      items={matches}
      keyOf={({ id }) => id}
      total={total}
      onNearEnd={onNearEnd}
      row={(match, index) => (
        <>
          <MatchRow match={match} open={openId === match.scholarship_id} isInList {...row} />
          {index === Math.min(rowsBeforeQuestion, matches.length) - 1 && question && (
            <div className="border-t border-line p-2.5">{question}</div>
          )}
        </>
      )}
    />
  );
}

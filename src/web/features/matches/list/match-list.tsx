import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Match } from "#domain/matches/match.ts";
import { cx } from "#web/ui/class-names.ts";
import type { MatchSearchParams } from "../match-search-params.ts";
import { MatchRow } from "./match-row.tsx";

const estimatedRowPx = 104;
const loadAhead = 15;
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

/** A windowed list: only the rows near the screen are in the DOM. */
export function MatchList({ matches, total, search, openId, today, replace, ...props }: MatchListProps) {
  const { onReadDetails, question, onNearEnd } = props;
  const { list, top } = useDistanceFromTop();
  const [focused, setFocused] = useState<number | null>(null);
  const rows = useWindowVirtualizer({
    count: matches.length,
    estimateSize: () => estimatedRowPx,
    overscan: 6,
    scrollMargin: top,
    // Scrolling moves rows without rendering them.
    directDomUpdates: true,
    getItemKey: (index) => matches[index]?.id ?? index,
    // The focused row stays in the DOM, so that scrolling never moves the keyboard focus.
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focused, matches.length),
  });
  const container = useCallback(
    (element: HTMLUListElement | null) => {
      list.current = element;
      rows.containerRef(element);
    },
    [list, rows],
  );
  const shown = rows.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;

  useEffect(() => {
    if (matches.length < total && lastShown >= matches.length - loadAhead) onNearEnd?.();
  }, [lastShown, matches.length, total, onNearEnd]);

  return (
    <ul
      ref={container}
      aria-label="Matches"
      className="relative list-none overflow-hidden rounded-lg border border-line bg-card"
      onBlur={() => setFocused(null)}
      onKeyDown={moveBetweenRows}
    >
      {shown.map(({ index, key }) => {
        const match = matches[index];
        if (!match) return null;
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={total}
            onFocus={() => setFocused(index)}
            className={cx("absolute top-0 left-0 w-full border-line", index > 0 && "border-t")}
          >
            <MatchRow
              match={match}
              search={search}
              today={today}
              open={openId === match.scholarship_id}
              replace={replace}
              onReadDetails={onReadDetails}
              isInList
            />
            {index === Math.min(rowsBeforeQuestion, matches.length) - 1 && question && (
              <div className="border-t border-line p-2.5">{question}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The arrow keys move the focus from the title of a row to the next or the previous one. */
function moveBetweenRows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const row = event.target instanceof HTMLElement && event.target.dataset.row && event.target.closest("li");
  if (!step || !row) return;
  const next = `[data-index="${Number(row.dataset.index) + step}"] [data-row]`;
  const link = event.currentTarget.querySelector<HTMLElement>(next);
  if (!link) return;
  event.preventDefault();
  link.focus();
}

function withRow(indexes: number[], row: number | null, count: number): number[] {
  if (row === null || row >= count || indexes.includes(row)) return indexes;
  return [...indexes, row].sort((a, b) => a - b);
}

/** The distance in px from the top of the page to the list, measured again when the page changes its size. */
function useDistanceFromTop() {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, []);
  return { list, top };
}

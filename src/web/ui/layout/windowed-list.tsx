import { defaultRangeExtractor, useWindowVirtualizer, windowScroll } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import { pageHeading } from "../page-heading.ts";

const estimatedRowPx = 104;
const loadAhead = 15;
const jumpPx = 100;

type WindowedListProps<Item> = {
  /** The accessible name. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The length of the whole list, when more items can be loaded. */
  total?: number;
  /** The key of the open item. When another item opens, the page scrolls until its row is on the screen. */
  openKey?: string | undefined;
  /** A row. Its link or button has `data-row`, so that the arrow keys find it. */
  row: (item: Item, index: number) => ReactNode;
  /** Called when the student scrolls near the end of the loaded items. */
  onNearEnd?: (() => void) | undefined;
};

/** A list in a card that scrolls with the page. Only the rows near the screen are in the DOM. */
export function WindowedList<Item>(props: WindowedListProps<Item>) {
  const { label, items, keyOf, total = items.length, openKey, row, onNearEnd } = props;
  const { list, top } = useDistanceFromTop();
  const [focused, setFocused] = useState<number | null>(null);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimatedRowPx,
    overscan: 6,
    scrollMargin: top,
    // Scrolling moves rows without rendering them.
    directDomUpdates: true,
    // A row that changes its height changes that of the page, which `useDistanceFromTop` observes.
    useAnimationFrameWithResizeObserver: true,
    scrollToFn: unlessPageJumped,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    // The focused row stays in the DOM, so that scrolling never moves the keyboard focus.
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focused, items.length),
  });
  const container = useCallback(
    (element: HTMLUListElement | null) => {
      list.current = element;
      rows.containerRef(element);
    },
    [list, rows],
  );
  // A row can leave the list with the focus in it, and no event tells that: the focus goes to the row that takes its place.
  useLayoutEffect(() => {
    if (focused === null || document.activeElement !== document.body) return;
    const at = Math.min(focused, items.length - 1);
    list.current?.querySelector<HTMLElement>(`[data-index="${at}"] [data-row]`)?.focus();
  });
  // With its last row the list itself leaves.
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      if (element?.contains(document.activeElement)) pageHeading()?.focus({ preventScroll: true });
    };
  }, [list]);
  const shown = rows.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;

  useEffect(() => {
    if (items.length < total && lastShown >= items.length - loadAhead) onNearEnd?.();
  }, [lastShown, items.length, total, onNearEnd]);

  // A row that was open from the start leaves the page where it is, such as after Back.
  const revealed = useRef(openKey);
  useEffect(() => {
    if (openKey === revealed.current) return;
    const at = items.findIndex((item) => keyOf(item) === openKey);
    if (at < 0) return;
    revealed.current = openKey;
    // In a later frame, as a dialog that closes first puts the page back to where it was.
    requestAnimationFrame(() => requestAnimationFrame(() => rows.scrollToIndex(at)));
  }, [openKey, items, keyOf, rows]);

  return (
    <ul
      ref={container}
      aria-label={label}
      className="relative list-none overflow-hidden rounded-lg border border-line bg-card"
      onBlur={() => setFocused(null)}
      onKeyDown={moveBetweenRows}
    >
      {shown.map(({ index, key }) => {
        const item = items[index];
        if (item === undefined) return null;
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
            {row(item, index)}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Scrolls by as much as rows above the screen grow. After a jump of the page the virtualizer keeps the old position until
 * the next frame: a new list measured before that would pull the page back.
 */
const unlessPageJumped: typeof windowScroll = (position, how, rows) => {
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  const hasJumped = Math.abs(window.scrollY - Math.min(position, lowest)) > jumpPx;
  if (!how.adjustments || !hasJumped) windowScroll(position, how, rows);
};

/** The arrow keys move the focus from one row to the next or the previous one. */
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
    let frame = 0;
    // In the next frame, as the new distance can change the height of the page again.
    const watcher = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    watcher.observe(document.body);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return { list, top };
}

import { type FocusEvent, useLayoutEffect, useRef } from "react";
import { pageHeading } from "#web/ui/page-heading.ts";

/**
 * Keeps the focus on a row that comes to another day, which renders it anew: the row is found by its `data-timeline-row`. Where it is gone, the
 * heading of the page takes the focus. Returns the handler for the element around the rows.
 */
export function useKeptFocus(): (event: FocusEvent) => void {
  const last = useRef<{ element: Element; key: string } | null>(null);
  // After every render: each of them may have moved the row.
  useLayoutEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    const { key } = last.current;
    last.current = null;
    const row = document.querySelector(`[data-timeline-row="${CSS.escape(key)}"]`);
    (row?.querySelector("a") ?? pageHeading())?.focus({ preventScroll: true });
  });
  return ({ target }) => {
    const key = target.closest<HTMLElement>("[data-timeline-row]")?.dataset.timelineRow;
    last.current = key === undefined ? null : { element: target, key };
  };
}

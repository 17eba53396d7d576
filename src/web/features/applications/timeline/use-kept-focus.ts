import { useEffect, useLayoutEffect, useRef } from "react";
import { pageHeading } from "#web/ui/page-heading.ts";

/**
 * Keeps the focus on a row that comes to another day, which renders it anew: the row is found by its `data-timeline-row`. Where it is gone,
 * the heading of the page takes the focus.
 */
export function useKeptFocus(): void {
  const last = useRef<{ element: Element; key: string } | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const element = target instanceof Element ? target : null;
      const key = element?.closest<HTMLElement>("[data-timeline-row]")?.dataset.timelineRow;
      last.current = element && key !== undefined ? { element, key } : null;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  // After every render: each of them may have moved the row.
  useLayoutEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    const { key } = last.current;
    last.current = null;
    const row = document.querySelector(`[data-timeline-row="${CSS.escape(key)}"]`);
    (row?.querySelector("a") ?? pageHeading())?.focus({ preventScroll: true });
  });
}

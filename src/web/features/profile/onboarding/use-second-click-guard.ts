import { type MouseEvent, useLayoutEffect, useRef } from "react";

const doubleClickMs = 500;

/** Ignores the second half of a double click that has led to a new step, where it would answer or skip something. */
export function useSecondClickGuard(step: unknown): (event: MouseEvent) => void {
  const shown = useRef({ step, at: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    if (shown.current.step !== step) shown.current = { step, at: performance.now() };
  }, [step]);
  return (event) => {
    if (event.detail < 2 || event.timeStamp - shown.current.at > doubleClickMs) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

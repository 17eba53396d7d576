import { useEffect, useState } from "react";

const step = { percent: 10, ms: 200 };
const most = 90;
const shownFullMs = 400;

/**
 * The progress of a search in percent: 10 more every 200 ms up to 90 while it runs, 100 for a moment when it has ended,
 * then null. It shows that the search runs, and not how far it is.
 */
export function useSearchProgress(isRunning: boolean): number | null {
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => {
    if (!isRunning) return;
    setPercent(0);
    const timer = setInterval(() => setPercent((now) => Math.min(most, (now ?? 0) + step.percent)), step.ms);
    return () => {
      clearInterval(timer);
      setPercent(100);
    };
  }, [isRunning]);
  useEffect(() => {
    if (isRunning || percent !== 100) return;
    const timer = setTimeout(() => setPercent(null), shownFullMs);
    return () => clearTimeout(timer);
  }, [isRunning, percent]);
  return percent;
}

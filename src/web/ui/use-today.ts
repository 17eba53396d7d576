import { createContext, useContext, useSyncExternalStore } from "react";

/** The day, YYYY-MM-DD, on which the HTML of this page was rendered; undefined where the browser renders all of it. */
export const RenderedDay = createContext<string | undefined>(undefined);

const never = () => () => {};

/**
 * Today in the student's time zone, YYYY-MM-DD, or the day that `dayAt` gives for the current time. During hydration it
 * is the day of the HTML, so that both agree.
 */
export function useToday(dayAt: (moment: Date) => string = localDay): string {
  const rendered = useContext(RenderedDay);
  return useSyncExternalStore(
    never,
    () => dayAt(new Date()),
    () => rendered ?? dayAt(new Date()),
  );
}

/** The day of a time in this browser's time zone, YYYY-MM-DD. */
export function localDay(moment = new Date()): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

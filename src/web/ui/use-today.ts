import { createContext, useContext, useSyncExternalStore } from "react";

/** The day, YYYY-MM-DD, on which HTML made ahead of time was made; undefined for what is drawn in the browser alone. */
export const RenderedDay = createContext<string | undefined>(undefined);

const never = () => () => {};

/** Today where the student is, YYYY-MM-DD. While HTML made earlier is being taken over it is the day of that HTML. */
export function useToday(): string {
  const rendered = useContext(RenderedDay);
  return useSyncExternalStore(never, localToday, () => rendered ?? localToday());
}

function localToday(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

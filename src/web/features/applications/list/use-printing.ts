import { useSyncExternalStore } from "react";

const watch = (listener: () => void) => {
  const query = window.matchMedia("print");
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia("print").matches,
    () => false,
  );
}

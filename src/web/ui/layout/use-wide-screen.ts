import { useSyncExternalStore } from "react";

const wide = "(min-width: 64rem)";

const watch = (listener: () => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Whether details fit beside a list (the `lg` breakpoint). On narrower screens they open in a sheet. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(wide).matches,
    () => false,
  );
}

import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query matches, or `orElse` does, which nothing watches. False in prerendered HTML and while it becomes
 * interactive.
 */
export function useMediaQuery(query: string, orElse = () => false): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches || orElse(),
    () => false,
  );
}

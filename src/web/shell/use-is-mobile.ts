import { useSyncExternalStore } from "react";

const narrow = "(max-width: 767px)";

const watch = (listener: () => void) => {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/**
 * Whether this counts as a phone: narrower than 768 px, or a user agent that says iPhone or Android. HTML made ahead of
 * time says no, so what differs on a phone is decided by the style sheet too (`max-md:`).
 */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(narrow).matches || /iphone|android/i.test(navigator.userAgent),
    () => false,
  );
}

import { useSyncExternalStore } from "react";

const narrow = "(max-width: 767px)";

const watch = (listener: () => void) => {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/**
 * Whether this device counts as a phone: narrower than 768 px, or an iPhone or Android user agent. False in prerendered
 * HTML, so CSS decides the differences too (`max-md:`).
 */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(narrow).matches || /iphone|android/i.test(navigator.userAgent),
    () => false,
  );
}

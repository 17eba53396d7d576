import { useEffect, useEffectEvent } from "react";

/** Calls `seen` whenever the student comes back to this page, from another tab or another window. */
export function useWhenSeen(seen: () => void): void {
  const onSeen = useEffectEvent(seen);
  useEffect(() => {
    const come = () => {
      if (document.visibilityState === "visible") onSeen();
    };
    document.addEventListener("visibilitychange", come);
    addEventListener("focus", come);
    return () => {
      document.removeEventListener("visibilitychange", come);
      removeEventListener("focus", come);
    };
  }, []);
}

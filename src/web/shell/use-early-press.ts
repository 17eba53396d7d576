import { useHydrated } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * Has public/before-paint.js press the button again that was pressed last before this code was there. Once everything
 * is drawn as this browser needs it: before that the menu button of a phone is still that of a desktop.
 */
export function useEarlyPress(): void {
  const alive = useHydrated();
  useEffect(() => {
    if (!alive) return;
    // Outside of React's own work, where a click makes it take over the part of the page that was clicked.
    const timer = setTimeout(() => dispatchEvent(new Event("laurel:alive")));
    return () => clearTimeout(timer);
  }, [alive]);
}

import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Moves the focus to the heading of a new page, so that keyboard and screen reader start there. */
export function useRouteFocus() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname || toLocation.hash) return;
        const main = document.getElementById("main");
        (main?.querySelector<HTMLElement>("h1[tabindex]") ?? main)?.focus({ preventScroll: true });
      }),
    [router],
  );
}

import { lazy, Suspense } from "react";
import { useCanInstall } from "./install-signal.ts";

const InstallCard = lazy(() => import("./install-card.tsx"));

/** Offers to install Laurel, only where the browser has said that this is possible. */
export function InstallPrompt() {
  return useCanInstall() ? (
    <Suspense>
      <InstallCard />
    </Suspense>
  ) : null;
}

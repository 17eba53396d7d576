import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import { useCanInstall } from "./install-signal.ts";

const InstallCard = lazyPart(() => import("./install-card.tsx"), { missing: () => null });

/** Offers to install Laurel, if the browser supports it. */
export function InstallPrompt() {
  return useCanInstall() ? <InstallCard /> : null;
}

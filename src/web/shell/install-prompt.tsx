import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import { useCanInstall } from "./install-signal.ts";

const InstallCard = lazyPart(() => import("./install-card.tsx"), { missing: () => null });

/** Offers to install Laurel, only where the browser has said that this is possible. */
export function InstallPrompt() {
  return useCanInstall() ? <InstallCard /> : null;
}

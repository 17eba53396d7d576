import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";

// The skeleton has the height of the box for the words.
const options = { waiting: <Skeleton className="h-19" />, missing: missingPart };

/** The tabs of /scholarships that search, each loaded when it is first opened. */
export const SearchTab = lazyPart(() => import("../search-tab.tsx"), options);
export const DiscoveryTab = lazyPart(() => import("../discovery-tab.tsx"), options);

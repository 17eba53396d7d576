import { attempt } from "#web/ui/attempt.ts";

/** Whose offline copy this browser holds, and how many of their changes wait. */
type OfflineMarker = { userId: string; waiting: number };

/** The IndexedDB database of the offline copy. */
export const offlineDatabase = "laurel-offline";
const name = "laurel-offline";

/**
 * The marker of the offline copy; undefined without a copy. It is in localStorage, so that pages without the tracker
 * need not open the database.
 */
export function readOfflineMarker(): OfflineMarker | undefined {
  const [userId, waiting] = (attempt(() => localStorage.getItem(name)) ?? "").split(" ");
  return userId ? { userId, waiting: Number(waiting) || 0 } : undefined;
}

/** Stores the marker; without one, removes it. */
export function writeOfflineMarker(marker?: OfflineMarker): void {
  attempt(() => {
    if (marker) localStorage.setItem(name, `${marker.userId} ${marker.waiting}`);
    else localStorage.removeItem(name);
  });
}

/** Asks the service worker (public/sw.js) to cache the page of the tracker. It does so once for each build of the app. */
export function keepTrackerPage(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage("keep tracker"));
}

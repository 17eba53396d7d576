import {
  offlineDatabase,
  readOfflineMarker,
  writeOfflineMarker,
} from "#web/features/applications/shared/offline-marker.ts";
import { forgetDrafts } from "#web/ui/forms/draft.ts";

/**
 * Removes a student's data from this browser when they sign out: drafts, the offline copy of the tracker with the
 * changes that wait, and the cached pages. After a session that ended without a sign-out, the data stays.
 */
export async function forgetStudent(userId: string): Promise<void> {
  forgetDrafts(userId);
  await forgetOfflineCopy(userId);
  try {
    // The service worker's cache (public/sw.js), which all tabs share. It also skips caching a page that is still
    // loading.
    navigator.serviceWorker?.controller?.postMessage("forget pages");
    const names = (await caches.keys()).filter((name) => name === "pages" || name.startsWith("tracker-"));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Caches are missing without HTTPS and where the browser forbids them.
  }
}

async function forgetOfflineCopy(userId: string): Promise<void> {
  if (!readOfflineMarker()) return;
  try {
    const { forgetOffline } = await import("#web/features/applications/shared/keep-offline.ts");
    await forgetOffline(userId);
  } catch {
    // The chunk failed to load.
    indexedDB.deleteDatabase(offlineDatabase);
    writeOfflineMarker();
  }
}

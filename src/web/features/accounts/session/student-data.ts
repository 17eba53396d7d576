import type { Query, QueryClient } from "@tanstack/react-query";
import {
  offlineDatabase,
  readOfflineMarker,
  writeOfflineMarker,
} from "#web/features/applications/shared/offline-marker.ts";
import { forgetDrafts } from "#web/ui/forms/draft.ts";
import { type KnownMe, meQuery, visitor } from "../api.ts";

/** The queries with the same answer for everybody. All others count as the student's. */
export const publicKeys: readonly unknown[] = [
  "browse",
  "config",
  "contact-form",
  "field-names",
  "mailed-link",
  "password-strength",
  "scholarship",
  "scholarships",
  "stats",
];
const dependsOnStudent = ({ queryKey }: Query) => !publicKeys.includes(queryKey[0]);
/** Queries with data of the student, except the query for who is signed in. */
export const isPrivate = (query: Query) => dependsOnStudent(query) && query.queryKey[0] !== meQuery.queryKey[0];

/**
 * Reads who is signed in from the server. After a change of the user, the cached answers and drafts of the previous
 * student are removed. For the same student, the queries run again.
 */
export async function readStudent(client: QueryClient): Promise<KnownMe> {
  const before = client.getQueryData(meQuery.queryKey)?.user?.id;
  await client.cancelQueries({ predicate: dependsOnStudent });
  const me = await client.fetchQuery({ ...meQuery, staleTime: 0 });
  if (me.user?.id === before) void client.invalidateQueries({ predicate: isPrivate });
  else {
    if (before) await forgetStudent(before);
    client.removeQueries({ predicate: isPrivate });
  }
  return me;
}

/**
 * Makes this tab a visitor's. `leave` opens a public page before the data is removed, so that no mounted component
 * loses its data.
 */
export async function clearStudentData(client: QueryClient, leave: () => Promise<void>): Promise<void> {
  await client.cancelQueries({ predicate: dependsOnStudent });
  client.setQueryData(meQuery.queryKey, visitor);
  await leave();
  client.removeQueries({ predicate: isPrivate });
  void client.invalidateQueries({ queryKey: meQuery.queryKey });
}

/**
 * Removes a student's data from this browser when they sign out: drafts, the offline copy of the tracker with the
 * changes that wait, and the cached pages. After a session that ended without a sign-out, the data stays.
 */
export async function forgetStudent(userId: string): Promise<void> {
  forgetDrafts(userId);
  await forgetOfflineCopy();
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

async function forgetOfflineCopy(): Promise<void> {
  if (!readOfflineMarker()) return;
  try {
    const { forgetOffline } = await import("#web/features/applications/shared/keep-offline.ts");
    await forgetOffline();
  } catch {
    // The chunk failed to load.
    indexedDB.deleteDatabase(offlineDatabase);
    writeOfflineMarker();
  }
}

import type { Query, QueryClient } from "@tanstack/react-query";
import { type KnownMe, meQuery, nobody } from "../api.ts";

/** What is the same for everybody; anything that is not named here counts as the student's. */
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
/** `me` is set on its own. */
/** What is asked for in the name of the student, but for who they are. */
export const isPrivate = (query: Query) => dependsOnStudent(query) && query.queryKey[0] !== meQuery.queryKey[0];

/**
 * Asks who is signed in now. Nothing of one student may be seen by the next: the cached answers of somebody else go,
 * with what this browser kept of them; those of the same student are asked again.
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
 * Nobody is signed in from here on. `leave` takes the page to where a visitor may be, before the data is dropped from
 * under what still shows it.
 */
export async function becomeVisitor(client: QueryClient, leave: () => Promise<void>): Promise<void> {
  await client.cancelQueries({ predicate: dependsOnStudent });
  client.setQueryData(meQuery.queryKey, nobody);
  await leave();
  client.removeQueries({ predicate: isPrivate });
  void client.invalidateQueries({ queryKey: meQuery.queryKey });
}

/** Where things are kept on this device: the storage of the browser or of a tab. */
export type DeviceStore = Pick<Storage, "length" | "key" | "removeItem">;

/**
 * Removes what this browser kept of a student, for when they sign out: what they typed, here and in this tab, and which
 * public pages were read, scholarships among them.
 */
export async function forgetStudent(userId: string): Promise<void> {
  try {
    for (const store of [localStorage, sessionStorage]) forgetOnDevice(store, userId);
    // The service worker's (public/sw.js), which every tab shares. It must not keep a page that is still coming either.
    navigator.serviceWorker?.controller?.postMessage("forget pages");
    await caches.delete("pages");
  } catch {
    // Where the browser forbids storage, nothing was kept. There are no caches without HTTPS.
  }
}

/**
 * Removes what a store kept of a student: everything under `laurel:WHAT:USER`, and what is kept for nobody by name
 * under `laurel:WHAT`. Signing out does, as the next person at this computer must not find half-typed answers; a
 * session that ended by itself does not.
 */
export function forgetOnDevice(store: DeviceStore, userId: string): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
  for (const key of keys) {
    const [brand, , owner = userId] = key?.split(":") ?? [];
    if (key && brand === "laurel" && owner === userId) store.removeItem(key);
  }
}

import type { Query, QueryClient } from "@tanstack/react-query";
import { forgetDrafts } from "#web/ui/forms/draft.ts";
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

/**
 * Removes what this browser stored of a student, when they sign out: unsaved drafts, and which public pages were read,
 * scholarships among them. A session that ended by itself keeps them.
 */
export async function forgetStudent(userId: string): Promise<void> {
  forgetDrafts(userId);
  try {
    // The service worker's cache (public/sw.js), which every tab shares. A page on its way must not be cached either.
    navigator.serviceWorker?.controller?.postMessage("forget pages");
    await caches.delete("pages");
  } catch {
    // There are no caches without HTTPS, or where the browser forbids them.
  }
}

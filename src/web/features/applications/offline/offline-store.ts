import type { DehydratedState } from "@tanstack/react-query";
import { clear, createStore, del, entries, get, keys, set } from "idb-keyval";
import { offlineDatabase } from "../shared/offline-marker.ts";

const store = createStore(offlineDatabase, "applications");

/** A mutation as TanStack Query dehydrates it. */
export type StoredChange = DehydratedState["mutations"][number];

const copyKey = (userId: string) => `copy ${userId}`;
const queueKey = (userId: string, tab: string) => `queue ${userId} ${tab}`;

/** The storage of one student's copy of the tracker, for the persister. */
export const copyStorage = {
  getItem: (userId: string) => get<string>(copyKey(userId), store),
  setItem: (userId: string, copy: string) => set(copyKey(userId), copy, store),
  removeItem: (userId: string) => del(copyKey(userId), store),
};

/**
 * Stores the changes of a tab that are not saved yet. Each tab has its own entry, so that no tab overwrites the changes
 * of another.
 */
export async function storeQueue(userId: string, tab: string, changes: readonly StoredChange[]): Promise<void> {
  if (changes.length > 0) await set(queueKey(userId, tab), changes, store);
  else await del(queueKey(userId, tab), store);
}

/** The changes of a student that are not saved, by the tab that stored them. */
export async function queuesOf(userId: string): Promise<[tab: string, changes: StoredChange[]][]> {
  const start = queueKey(userId, "");
  const all = await entries<string, StoredChange[]>(store);
  return all.filter(([key]) => key.startsWith(start)).map(([key, changes]) => [key.slice(start.length), changes]);
}

/** Removes everything of students other than this one. */
export async function removeOthers(userId: string): Promise<void> {
  const all = await keys<string>(store);
  const others = all.filter((key) => key.split(" ")[1] !== userId);
  await Promise.all(others.map((key) => del(key, store)));
}

export const removeAll = (): Promise<void> => clear(store);

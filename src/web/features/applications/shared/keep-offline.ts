import { createAsyncStoragePersister } from "@tanstack/query-async-storage-persister";
import { persistQueryClientRestore, persistQueryClientSave } from "@tanstack/query-persist-client-core";
import { dehydrate, hydrate, type Mutation, onlineManager, type Query, type QueryClient } from "@tanstack/react-query";
import { type KnownMe, meQuery } from "#web/features/accounts/api.ts";
import { onAuthEvent } from "#web/features/accounts/shared/auth-events.ts";
import { forgetStudent } from "#web/features/accounts/shared/forget-student.ts";
import { ProblemError } from "#web/http/problem-error.ts";
import { randomKey } from "#web/http/random-key.ts";
import {
  copyStorage,
  queuesOf,
  removeAll,
  removeOthers,
  type StoredChange,
  storeQueue,
} from "../offline/offline-store.ts";
import {
  applicationsKey,
  changeOptions,
  changesKey,
  changesPrefix,
  dropChange,
  queuedChanges,
  rewrite,
  withPending,
} from "../offline/queue.ts";
import { noteQueueStored } from "../offline/queue-stored.ts";
import { estimatesQuery, planSettingsQuery } from "../plan/plan-api.ts";
import { keepTrackerPage, readOfflineMarker, writeOfflineMarker } from "./offline-marker.ts";

type Keeping = { userId: string; ready: Promise<void>; stop: () => void };
let keeping: Keeping | undefined;

/**
 * Starts to store the tracker of the signed-in student in this browser: a copy of the applications, and the changes that
 * are not saved yet. Resolves when what was stored before is in the cache. Changes of earlier tabs are sent as soon as
 * there is a connection. Rejects where the browser forbids storage.
 */
export function keepOffline(client: QueryClient): Promise<void> {
  const userId = client.getQueryData(meQuery.queryKey)?.user?.id;
  if (!userId) return Promise.resolve();
  if (keeping?.userId === userId) return keeping.ready;
  stopKeeping();
  keeping = start(client, userId);
  return keeping.ready;
}

/** Puts the student of the stored copy, and the copy, into the cache. For a page that opens without a connection. */
export async function restoreStudent(client: QueryClient): Promise<KnownMe | undefined> {
  const marker = readOfflineMarker();
  if (marker) await restoreCopy(client, persisterOf(marker.userId));
  return client.getQueryData(meQuery.queryKey);
}

/** Stops storing, and drops the changes that wait in this tab. What is stored stays for the next tab. */
export function stopKeeping(): void {
  keeping?.stop();
  keeping = undefined;
}

/** Removes everything that is stored of a student. What is being stored of the student who is signed in now stays. */
export async function forgetOffline(userId: string): Promise<void> {
  if (keeping && keeping.userId !== userId) return removeOthers(keeping.userId);
  writeOfflineMarker();
  stopKeeping();
  await removeAll();
}

function start(client: QueryClient, userId: string): Keeping {
  const ending = new AbortController();
  const tab = { client, userId, id: randomKey(), ending: ending.signal };
  // The tab that signs out removes what is stored. The others must not store it again.
  const unsubscribe = onAuthEvent((event) => event.type === "signed_out" && event.by === "student" && stopKeeping());
  const stop = () => {
    unsubscribe();
    ending.abort();
    for (const change of queuedChanges(client)) dropChange(client, change);
  };
  return { userId, ready: restore(tab), stop };
}

type Tab = { client: QueryClient; userId: string; id: string; ending: AbortSignal };

async function restore(tab: Tab): Promise<void> {
  const { client, userId } = tab;
  client.setMutationDefaults(changesPrefix, changeOptions);
  // The library assumes a connection until an event tells otherwise.
  onlineManager.setOnline(navigator.onLine);
  holdLock(tab);
  await forgetEarlierStudent(userId);
  keepTrackerPage();
  await removeOthers(userId);
  await restoreCopy(client, persisterOf(userId));
  await adoptQueues(tab);
  if (tab.ending.aborted) return;
  storeChanges(tab);
  void client.resumePausedMutations();
}

/** A student whose session ended here without a sign-out has left drafts and cached pages besides their copy. */
async function forgetEarlierStudent(userId: string): Promise<void> {
  const earlier = readOfflineMarker()?.userId;
  if (earlier && earlier !== userId) await forgetStudent(earlier);
}

const persisterOf = (userId: string, isOver = () => false) =>
  createAsyncStoragePersister({
    key: userId,
    storage: { ...copyStorage, setItem: async (key, copy) => (isOver() ? undefined : copyStorage.setItem(key, copy)) },
  });

const restoreCopy = (queryClient: QueryClient, persister: ReturnType<typeof persisterOf>) =>
  persistQueryClientRestore({ queryClient, persister, maxAge: Number.POSITIVE_INFINITY });

/** Stores the copy after every answer of its queries, and the queue after every change. */
function storeChanges({ client, userId, id, ending }: Tab): void {
  const persister = persisterOf(userId, () => ending.aborted);
  const saveCopy = () =>
    persistQueryClientSave({
      queryClient: client,
      persister,
      dehydrateOptions: { shouldDehydrateQuery: isOfCopy, shouldDehydrateMutation: () => false },
    });
  let saves = 0;
  const saveQueue = async () => {
    saves += 1;
    const save = saves;
    // An earlier save, of a shorter queue, may end later.
    const note = (stored: boolean) => save === saves && noteQueueStored(stored);
    try {
      await storeQueue(userId, id, storable(client, userId));
      const queues = await queuesOf(userId);
      const waiting = queues.reduce((sum, [, changes]) => sum + changes.length, 0);
      if (!ending.aborted) writeOfflineMarker({ userId, waiting });
      note(true);
    } catch {
      note(false);
    }
  };
  const stops = [
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === "updated" && isOfCopy(query)) void saveCopy();
    }),
    client.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== "observerOptionsUpdated" && mutation && isOfStudent(mutation, userId)) void saveQueue();
    }),
    onlineManager.subscribe((isOnline) => {
      if (isOnline) void adoptQueues({ client, userId, id, ending }).then(() => client.resumePausedMutations());
    }),
  ];
  ending.addEventListener("abort", () => stops.forEach((stop) => void stop()));
  void saveCopy();
  void saveQueue();
}

const copied = new Set([applicationsKey, planSettingsQuery.queryKey, estimatesQuery.queryKey].map((key) => key.join()));

/** The applications, what the plan is made of, and who is signed in, without whom the page does not open. */
function isOfCopy({ queryKey, state }: Query): boolean {
  if (queryKey[0] !== meQuery.queryKey[0]) return copied.has(queryKey.join()) && state.data !== undefined;
  const me = state.data as KnownMe | undefined; // the data of this key
  return me?.user != null && !me.lapsed;
}

const isOfStudent = ({ options }: Mutation, userId: string) =>
  options.mutationKey?.join() === changesKey(userId).join();

/** The changes that are not saved, as plain data. A change that was just being sent is sent again: that does no harm. */
function storable(client: QueryClient, userId: string): StoredChange[] {
  const { mutations } = dehydrate(client, {
    shouldDehydrateQuery: () => false,
    shouldDehydrateMutation: (mutation) =>
      isOfStudent(mutation, userId) && ["pending", "error"].includes(mutation.state.status),
  });
  return mutations.map((change) => {
    const { error, status } = change.state;
    const plain = error instanceof ProblemError ? { ...error, detail: error.message } : error;
    // Only its data is stored: IndexedDB does not keep the class of an error.
    const state = {
      ...change.state,
      failureReason: null,
      error: plain as Error | null,
      isPaused: status === "pending",
    };
    return { ...change, state };
  });
}

/** Takes over the changes of tabs that were closed, and of those that are still open once they close. */
async function adoptQueues(tab: Tab): Promise<void> {
  const { client, userId, id } = tab;
  const others = (await queuesOf(userId)).filter(([other]) => other !== id);
  for (const [other] of others) {
    const isClosed = await ifClosed(other, () => adoptQueue(tab, other));
    // A tab that was just closed can hold its lock for a moment longer.
    if (!isClosed) void whenClosed(tab, other);
  }
  rewrite(client, (rows) => withPending(client, rows));
}

async function adoptQueue({ client, userId, id, ending }: Tab, other: string): Promise<void> {
  const queues = await queuesOf(userId);
  const changes = queues.find(([tab]) => tab === other)?.[1];
  if (!changes || ending.aborted) return;
  hydrate(client, { mutations: changes.map(revived), queries: [] });
  await storeQueue(userId, id, storable(client, userId));
  await storeQueue(userId, other, []);
}

function revived(change: StoredChange): StoredChange {
  const { error } = change.state;
  if (!error || !("status" in error)) return change;
  // The fields of a ProblemError, from `storable`.
  const problem = new ProblemError(error as unknown as ConstructorParameters<typeof ProblemError>[0]);
  return { ...change, state: { ...change.state, error: problem } };
}

const lockName = (tab: string) => `laurel-offline ${tab}`;

/** Shows other tabs that this one is open. The browser releases the lock with the page. */
function holdLock({ id, ending }: Tab): void {
  const untilEnd = () => new Promise<void>((resolve) => ending.addEventListener("abort", () => resolve()));
  void navigator.locks?.request(lockName(id), untilEnd);
}

/** Runs it if the tab is closed. Returns whether it is. */
async function ifClosed(tab: string, run: () => Promise<void>): Promise<boolean> {
  // Without locks (and HTTPS) two tabs may send the same change, which does no harm.
  if (!navigator.locks) return run().then(() => true);
  return navigator.locks.request(lockName(tab), { ifAvailable: true }, async (lock) => {
    if (lock) await run();
    return lock !== null;
  });
}

/** Takes over the changes of an open tab as soon as it is closed, unless the student signs out there. */
async function whenClosed(tab: Tab, other: string): Promise<void> {
  const { client, ending } = tab;
  // A tab that signs out removes the marker before its lock, and what is stored after it.
  const adopt = () => (readOfflineMarker() ? adoptQueue(tab, other) : undefined);
  try {
    await navigator.locks.request(lockName(other), { signal: ending }, adopt);
  } catch {
    return; // This tab ended first, or the storage failed: the next tab takes over what is stored.
  }
  rewrite(client, (rows) => withPending(client, rows));
  void client.resumePausedMutations();
}

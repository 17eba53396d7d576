import { type Mutation, type MutationOptions, onlineManager, type QueryClient } from "@tanstack/react-query";
import type { Application } from "#domain/applications/application.ts";
import { meQuery } from "#web/features/accounts/api.ts";
import { onAuthEvent } from "#web/features/accounts/shared/auth-events.ts";
import { matchKeys } from "#web/features/matches/shared/match-keys.ts";
import { isTemporary, ProblemError } from "#web/http/problem-error.ts";
import { isSessionOver } from "#web/http/session-over.ts";
import { applyChange, applySaved, type Change, type EditedFields, idsOf } from "./change.ts";
import { type Saved, sendChange } from "./send-change.ts";
import { ownFieldsFor, renameApplication } from "./tracked-elsewhere.ts";

/** The query key of every application of the student. */
export const applicationsKey = ["applications", "all"] as const;

/** The key of the mutations of one student's tracker. Each mutation is one change: saved, waiting or refused. */
export const changesKey = (userId: string) => ["applications", "changes", userId] as const;
export const changesPrefix = ["applications", "changes"] as const;

export type QueuedChange = Mutation<Saved, Error, Change>;

/** The queued changes, in the order in which the student made them. */
export const queuedChanges = (client: QueryClient): QueuedChange[] =>
  // The cast is safe: only `changeOptions` makes mutations with this key.
  client.getMutationCache().findAll({ mutationKey: changesPrefix }) as unknown as QueuedChange[];

/** The applications with the changes that are not saved yet, but for the one that was just saved. */
export function withPending(client: QueryClient, applications: Application[], saved?: Change): Application[] {
  const changes = queuedChanges(client).map(({ state }) => (state.status === "pending" ? state.variables : undefined));
  return changes.reduce<Application[]>(
    (rows, change) => (change && change !== saved ? applyChange(rows, change) : rows),
    applications,
  );
}

/** Rewrites the cached applications. Their time stays that of the server's last answer. */
export function rewrite(client: QueryClient, change: (applications: Application[]) => Application[]): void {
  const updatedAt = client.getQueryState(applicationsKey)?.dataUpdatedAt ?? 0;
  client.setQueryData<Application[]>(applicationsKey, (rows) => rows && change(rows), { updatedAt });
}

const longestRetryDelayMs = 15_000;
const isTooMany = (error: Error) => error instanceof ProblemError && error.status === 429;
const retryDelay = (failures: number, error: Error) => {
  const seconds = error instanceof ProblemError ? error.retryAfterSeconds : undefined;
  return seconds ? seconds * 1000 : Math.min(1000 * 2 ** failures, longestRetryDelayMs);
};

/**
 * How a change is saved: at once on the screen, and on the server one after another, in the student's order. It waits
 * without a connection, while the server is down, and while the session is over. A repeated request does no harm: the
 * server knows the id of an addition, and compares an edit with its base. A refused change stays in the cache until the
 * student has decided (conflict.ts).
 */
export const changeOptions: MutationOptions<Saved, Error, Change, unknown> = {
  mutationFn: (change, { client, mutationKey }) => sendSignedIn(client, String(mutationKey?.at(-1)), change),
  onMutate: (_, { client }) => {
    dropSaved(client);
    rewrite(client, (rows) => withPending(client, rows));
  },
  onSuccess: (saved, change, _, { client }) => {
    if (change.kind === "add") followTracked(client, change, saved.rows[0]);
    rewrite(client, (rows) => withPending(client, applySaved(rows, change, saved), change));
    // Sent again one by one, each is refused and shown as a conflict.
    for (const edit of saved.conflicts ?? []) queueAlone(client, editOf(edit));
  },
  onSettled: (_data, error, _change, _result, { client }) => {
    // An answer that is still loading may be older than this change.
    const isOutdated = error !== null || client.isFetching({ queryKey: applicationsKey }) > 0;
    if (isOutdated) void client.invalidateQueries({ queryKey: applicationsKey });
    void client.invalidateQueries({ queryKey: matchKeys.all, refetchType: "none" });
  },
  scope: { id: "applications" },
  networkMode: "online",
  retry: (_, error) => isTemporary(error) || isTooMany(error),
  retryDelay,
  gcTime: Number.POSITIVE_INFINITY,
};

/** After an addition that the server answered with an application of another id: the rest of the queue goes to that one. */
function followTracked(client: QueryClient, added: Extract<Change, { kind: "add" }>, tracked: Application | undefined) {
  const { id } = added.application;
  if (!tracked || tracked.id === id) return;
  for (const queued of queuedChanges(client)) {
    const change = queued.state.variables;
    if (!change || change === added || !idsOf(change).includes(id)) continue;
    // The student has not seen the tracked application, so it is not deleted.
    if (change.kind === "delete" || change.kind === "restore") dropChange(client, queued);
    else renameApplication(change, id, tracked.id);
  }
  const edit = ownFieldsFor(tracked, added.sent);
  if (edit) queueAlone(client, editOf(edit));
}

/** Drops the changes that are saved. The library would keep them with those that are not, as they have one lifetime. */
function dropSaved(client: QueryClient): void {
  for (const change of queuedChanges(client)) if (change.state.status === "success") dropChange(client, change);
}

/** Takes a change out of the queue. */
export const dropChange = (client: QueryClient, change: QueuedChange): void =>
  // Of another type than the cache's only in its variables.
  client.getMutationCache().remove(change as unknown as Mutation);

/** Sends a change as this student. If the session has ended, it is sent once they have signed in again. */
async function sendSignedIn(client: QueryClient, userId: string, change: Change): Promise<Saved> {
  const signedInId = () => client.getQueryData(meQuery.queryKey)?.user?.id;
  for (;;) {
    if (signedInId() !== userId) throw new Error("The change belongs to another student");
    const signedInAgain = nextSignIn(userId);
    try {
      return await sendChange(change);
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      void client.invalidateQueries({ queryKey: meQuery.queryKey });
      await signedInAgain.happened;
    } finally {
      signedInAgain.stop();
    }
  }
}

/** Listens for the next sign-in of a student, in any tab. */
function nextSignIn(userId: string) {
  let stop = () => {};
  const happened = new Promise<void>((resolve) => {
    stop = onAuthEvent((event) => event.type === "signed_in" && event.user_id === userId && resolve());
  });
  return { happened, stop: () => stop() };
}

/**
 * Queues a change. Resolves to its rows: as saved, or while it waits as they are shown. Rejects when the server refuses
 * the change. A refused change that the student has seen as an error leaves the queue; a conflict stays.
 */
export async function queueChange(client: QueryClient, change: Change): Promise<readonly Application[]> {
  const { mutation, saved } = enqueue(client, change);
  const waits = untilWaiting(client, mutation);
  try {
    return (await Promise.race([saved, waits.begun]))?.rows ?? shownRows(client, change);
  } catch (error) {
    if (!isConflict(error)) dropChange(client, mutation);
    throw error;
  } finally {
    waits.stop();
  }
}

/**
 * Queues a change that no form waits for. When the server refuses it, it stays in the queue and shows with the reason,
 * as a change that waited does (refused-changes.tsx).
 */
export function queueAlone(client: QueryClient, change: Change): void {
  // The queue keeps the error.
  void enqueue(client, change).saved.catch(() => {});
}

function enqueue(client: QueryClient, change: Change) {
  const userId = client.getQueryData(meQuery.queryKey)?.user?.id ?? "";
  const options = { ...changeOptions, mutationKey: changesKey(userId) };
  const mutation: QueuedChange = client.getMutationCache().build(client, options);
  return { mutation, saved: mutation.execute(change) };
}

/** Whether a change was refused because the application was changed elsewhere. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === "application_changed";

/**
 * The changes of a queue that wait for the connection, rather than for the server's answer. While the server cannot be
 * reached, that are also the changes behind the one it did not answer.
 */
export function waitingOf<Each extends Pick<QueuedChange, "state">>(queue: readonly Each[]): Each[] {
  const pending = queue.filter(({ state }) => state.status === "pending");
  const isHeldUp = !onlineManager.isOnline() || pending.some(({ state }) => state.failureCount > 0);
  return pending.filter(({ state }) => isHeldUp && (state.isPaused || state.failureCount > 0));
}

/** Resolves when a change has to wait for the connection, or has left the queue. */
function untilWaiting(client: QueryClient, mutation: QueuedChange) {
  let stop = () => {};
  const begun = new Promise<undefined>((resolve) => {
    const look = () => {
      const queue = queuedChanges(client);
      if (waitingOf(queue).includes(mutation) || !queue.includes(mutation)) resolve(undefined);
    };
    stop = client.getMutationCache().subscribe(look);
    look();
  });
  return { begun, stop: () => stop() };
}

function shownRows(client: QueryClient, change: Change): Application[] {
  if (change.kind === "add" || change.kind === "restore") return [change.application];
  const rows = client.getQueryData<Application[]>(applicationsKey) ?? [];
  return rows.filter(({ id }) => idsOf(change).includes(id));
}

/** An edit, made now. */
export const editOf = (fields: EditedFields): Change => ({ kind: "edit", at: new Date().toISOString(), ...fields });

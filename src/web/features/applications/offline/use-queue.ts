import { onlineManager, useMutationState } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { type Change, idsOf } from "./change.ts";
import { changesPrefix, type QueuedChange, waitingOf } from "./queue.ts";

/** A change of the queue. `key` names it as long as the page is open. */
export type Entry = { key: number; change: Change; state: QueuedChange["state"] };

/** The changes that are not saved yet, and those of this page that are, in the order in which they were made. */
export function useQueue(): Entry[] {
  const states = useMutationState({
    filters: { mutationKey: changesPrefix },
    // The cast is safe: only `changeOptions` makes mutations with this key.
    select: ({ mutationId: key, state }) => ({ key, state: state as Entry["state"] }),
  });
  return states.flatMap(({ key, state }) => (state.variables ? { key, state, change: state.variables } : []));
}

/** Whether the browser has a connection, as far as it knows. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );

/** The changes that wait for the connection. */
export function useWaiting(): Entry[] {
  useIsOnline();
  return waitingOf(useQueue());
}

/** How many changes of one application wait for the connection. */
export const useWaitingOf = (applicationId: string): number =>
  useWaiting().filter(({ change }) => idsOf(change).includes(applicationId)).length;

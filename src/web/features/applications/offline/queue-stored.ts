import { useSyncExternalStore } from "react";

let isStored = true;
const listeners = new Set<() => void>();

/** Notes whether this browser stores the changes that are not saved yet: storage can be full or forbidden. */
export function noteQueueStored(stored: boolean): void {
  isStored = stored;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the changes that are not saved yet survive the end of this tab. */
export const useIsQueueStored = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isStored,
    () => true,
  );

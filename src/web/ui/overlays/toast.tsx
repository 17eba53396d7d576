import { useSyncExternalStore } from "react";

export type Toast = {
  title: string;
  description?: string;
  /** `error` has the style of an error. */
  tone?: "plain" | "error";
  /** Such as "Undo". Closes the toast. */
  action?: { label: string; onClick: () => void };
};

let waiting: Toast[] = [];
let deliver: ((toast: Toast) => void) | undefined;
let wanted = false;
const listeners = new Set<() => void>();

/** Shows a message for a few seconds. Works anywhere in the browser, also outside React. */
export function showToast(toast: Toast): void {
  if (deliver) {
    deliver(toast);
    return;
  }
  waiting.push(toast);
  wanted = true;
  for (const listener of listeners) listener();
}

/** Registers the toaster and gives it the pending toasts. Returns a function that unregisters it. */
export function takeToasts(show: (toast: Toast) => void): () => void {
  deliver = show;
  const held = waiting;
  waiting = [];
  held.forEach(show);
  return () => {
    deliver = undefined;
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a toast was ever shown. */
export function useToastsWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
}

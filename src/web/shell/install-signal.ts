import { useSyncExternalStore } from "react";

/** The browser's word that Laurel can be installed (not in TypeScript's library, as only Chromium has it). */
type InstallSignal = Event & { prompt(): Promise<void>; userChoice: Promise<{ outcome: "accepted" | "dismissed" }> };

declare global {
  interface Window {
    /** Kept by public/before-paint.js, as it may come before this code does. */
    installSignal?: InstallSignal;
  }
}

const key = "laurel-install-later";
const laterMs = 30 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();
let over = false;

const told = () => {
  for (const listener of listeners) listener();
};

function watch(listener: () => void) {
  listeners.add(listener);
  // before-paint.js, which listens first, has put the signal down by then.
  addEventListener("beforeinstallprompt", told);
  addEventListener("appinstalled", stop);
  return () => listeners.delete(listener);
}

function stop() {
  over = true;
  told();
}

const canInstall = () => !over && window.installSignal !== undefined && !isLater();

function isLater(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(key) ?? 0) < laterMs;
  } catch {
    return true; // Without a memory it would come back on every page.
  }
}

/** Whether to offer it now: the browser can, and it was not put off in the last 30 days. */
export function useCanInstall(): boolean {
  return useSyncExternalStore(watch, canInstall, () => false);
}

/** Puts the offer off for 30 days. */
export function installLater(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Storage can be forbidden or full; it is put off until the page is left.
  }
  stop();
}

/** Lets the browser ask. Whoever says no there is not asked again soon. */
export async function install(): Promise<void> {
  const signal = window.installSignal;
  if (!signal) return;
  await signal.prompt();
  const { outcome } = await signal.userChoice;
  if (outcome === "dismissed") installLater();
  else stop();
}

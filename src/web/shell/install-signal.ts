import { useSyncExternalStore } from "react";
import { attempt } from "#web/ui/attempt.ts";

/** The browser's `beforeinstallprompt` event. TypeScript's DOM library lacks it, as only Chromium has it. */
type InstallSignal = Event & { prompt(): Promise<void>; userChoice: Promise<{ outcome: "accepted" | "dismissed" }> };

declare global {
  interface Window {
    /** Stored by public/before-paint.js, as the event may fire before this code is loaded. */
    installSignal?: InstallSignal;
  }
}

const key = "laurel-install-later";
const dismissMs = 30 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();
let over = false;

const notify = () => {
  for (const listener of listeners) listener();
};

function watch(listener: () => void) {
  listeners.add(listener);
  // before-paint.js listens first, so it has already stored the event.
  addEventListener("beforeinstallprompt", notify);
  addEventListener("appinstalled", stop);
  return () => listeners.delete(listener);
}

function stop() {
  over = true;
  notify();
}

const canInstall = () => !over && window.installSignal !== undefined && !isDismissed();

function isDismissed(): boolean {
  const dismissed = attempt(() => Number(localStorage.getItem(key) ?? 0));
  // Without storage the offer would return on every page.
  return dismissed === undefined || Date.now() - dismissed < dismissMs;
}

/**
 * Whether to offer the installation now: the browser can install, and the student did not dismiss the offer in the last
 * 30 days.
 */
export function useCanInstall(): boolean {
  return useSyncExternalStore(watch, canInstall, () => false);
}

/** Dismisses the offer for 30 days. */
export function dismissInstall(): void {
  // Without storage the offer stays dismissed until the page is closed.
  attempt(() => localStorage.setItem(key, String(Date.now())));
  stop();
}

/** Opens the browser's install prompt. After a no, the offer is dismissed for 30 days. */
export async function install(): Promise<void> {
  const signal = window.installSignal;
  if (!signal) return;
  await signal.prompt();
  const { outcome } = await signal.userChoice;
  if (outcome === "dismissed") dismissInstall();
  else stop();
}

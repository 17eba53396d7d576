import { useSyncExternalStore } from "react";
import { attempt } from "./attempt.ts";

export type Theme = "light" | "dark";
/** `system`: as the device is set. */
type ThemeChoice = Theme | "system";

// public/before-paint.js reads the same key and sets the same attribute before the first paint.
const key = "laurel-theme";
const barColors = { light: "#fbfaf6", dark: "#101613" } as const;
const listeners = new Set<() => void>();
// Kept, because each call of matchMedia makes an object with listeners of its own.
let device: MediaQueryList | undefined;
const darkDevice = () => (device ??= matchMedia("(prefers-color-scheme: dark)"));

const known = (stored: string | null): ThemeChoice => (stored === "dark" || stored === "system" ? stored : "light");
let choice: ThemeChoice | undefined;
// Without storage the choice lasts until the page is closed.
const chosen = (): ThemeChoice => (choice ??= known(attempt(() => localStorage.getItem(key)) ?? null));

const current = (): Theme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

function show() {
  const theme = chosen() === "dark" || (choice === "system" && darkDevice().matches) ? "dark" : "light";
  if (theme === "dark") document.documentElement.dataset.theme = "dark";
  else delete document.documentElement.dataset.theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", barColors[theme]);
  for (const listener of listeners) listener();
}

export function setTheme(next: ThemeChoice) {
  choice = next;
  attempt(() => localStorage.setItem(key, next));
  show();
}

/** Follows a choice in another tab. A null key means that the storage was cleared. */
function follow({ key: changed, newValue }: StorageEvent) {
  if (changed !== key && changed !== null) return;
  choice = known(newValue);
  show();
}

function watch(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener("storage", follow);
    darkDevice().addEventListener("change", show);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", follow);
    darkDevice().removeEventListener("change", show);
  };
}

/** The theme that is shown, the same in every tab. Light unless the student chose another. */
export const useTheme = (): Theme => useSyncExternalStore(watch, current, () => "light" as const);

/** What the student chose. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(watch, chosen, () => "light" as const);

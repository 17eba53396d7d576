import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

// public/before-paint.js reads the same key and sets the same attribute before the first paint.
const key = "laurel-theme";
const barColors = { light: "#fbfaf6", dark: "#101613" } as const;
const listeners = new Set<() => void>();

const current = (): Theme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

function show(theme: Theme) {
  if (theme === "dark") document.documentElement.dataset.theme = "dark";
  else delete document.documentElement.dataset.theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", barColors[theme]);
  for (const listener of listeners) listener();
}

function setTheme(theme: Theme) {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage can be forbidden or full. The choice then lasts until the page is closed.
  }
  show(theme);
}

/** Follows a choice in another tab. A null key means that the storage was cleared. */
function follow({ key: changed, newValue }: StorageEvent) {
  if (changed === key || changed === null) show(newValue === "dark" ? "dark" : "light");
}

function watch(listener: () => void) {
  if (listeners.size === 0) addEventListener("storage", follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", follow);
  };
}

/** The theme and its setter, the same in every tab. Light unless the student chose dark. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(watch, current, () => "light" as const);
  return [theme, setTheme];
}

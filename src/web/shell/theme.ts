import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

// public/before-paint.js reads the same key and sets the same attribute before the first paint.
const key = "laurel-theme";
const barColours = { light: "#fbfaf6", dark: "#101613" } as const;
const listeners = new Set<() => void>();

const current = (): Theme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

function setTheme(theme: Theme) {
  if (theme === "dark") document.documentElement.dataset.theme = "dark";
  else delete document.documentElement.dataset.theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", barColours[theme]);
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage can be forbidden or full; the choice then lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The theme and how to change it. Light unless the student chose dark. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    () => "light" as const,
  );
  return [theme, setTheme];
}

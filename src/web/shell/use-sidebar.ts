import { useCallback, useEffect, useState, useSyncExternalStore } from "react";

type Sidebar = {
  /** Open on a desktop: 16rem instead of 3rem wide. Stored in a cookie. */
  open: boolean;
  /** Open over the page on a phone. Not stored. */
  drawerOpen: boolean;
  setDrawerOpen: (open: boolean) => void;
  toggle: () => void;
};

const rememberedSeconds = 7 * 24 * 60 * 60;

// The attribute holds the state: public/before-paint.js sets it from the cookie, and CSS reads it.
const listeners = new Set<() => void>();
const isOpen = () => document.documentElement.dataset.sidebar === "open";

function setOpen(open: boolean) {
  if (open) document.documentElement.dataset.sidebar = "open";
  else delete document.documentElement.dataset.sidebar;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = `sidebar:state=${open}; path=/; max-age=${rememberedSeconds}; samesite=lax`;
  for (const listener of listeners) listener();
}

function watch(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the key event is in a field, where it makes text bold, or moves the cursor on a Mac. */
const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** The state of the sidebar, with Ctrl+B (Cmd+B on a Mac) to toggle it. */
export function useSidebar(isMobile: boolean): Sidebar {
  const open = useSyncExternalStore(watch, isOpen, () => false);
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isMobile) return setDrawerOpen((now) => !now);
    setOpen(!isOpen());
  }, [isMobile]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (isEditable(event.target)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [toggle]);

  return { open, drawerOpen: drawerOpen && isMobile, setDrawerOpen, toggle };
}

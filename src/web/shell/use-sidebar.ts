import { useCallback, useEffect, useState } from "react";
import { readSidebarCookie, sidebarCookie } from "./sidebar-cookie.ts";

type Sidebar = {
  /** Open on a desktop: 16rem rather than 3rem wide. Remembered. */
  open: boolean;
  /** Open over the page on a phone. Never remembered. */
  drawerOpen: boolean;
  setDrawerOpen: (open: boolean) => void;
  toggle: () => void;
};

/** The state of the sidebar, with Ctrl+B (Cmd+B on a Mac) to toggle it. */
export function useSidebar(isMobile: boolean): Sidebar {
  const [open, setOpen] = useState(() => readSidebarCookie(document.cookie));
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isMobile) return setDrawerOpen((now) => !now);
    setOpen((now) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
      document.cookie = sidebarCookie(!now);
      return !now;
    });
  }, [isMobile]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [toggle]);

  return { open, drawerOpen: drawerOpen && isMobile, setDrawerOpen, toggle };
}

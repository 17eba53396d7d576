import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Sidebar } from "./sidebar.tsx";
import { SidebarDrawer } from "./sidebar-drawer.tsx";
import { useIsMobile } from "./use-is-mobile.ts";
import { useRouteFocus } from "./use-route-focus.ts";
import { useSidebar } from "./use-sidebar.ts";

/** What stands around every page: skip link, sidebar, header, the page itself, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const isMobile = useIsMobile();
  const sidebar = useSidebar(isMobile);
  useRouteFocus();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-[70] -translate-y-20 rounded-lg bg-green px-4 py-3 font-semibold text-on-green focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh">
        {!isMobile && <Sidebar open={sidebar.open} />}
        <div className="flex min-w-0 flex-1 flex-col">
          <Header
            isMobile={isMobile}
            sidebarOpen={isMobile ? sidebar.drawerOpen : sidebar.open}
            onToggleSidebar={sidebar.toggle}
          />
          <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
            {children}
          </main>
          <Footer />
        </div>
      </div>
      {isMobile && <SidebarDrawer open={sidebar.drawerOpen} onOpenChange={sidebar.setDrawerOpen} />}
    </>
  );
}

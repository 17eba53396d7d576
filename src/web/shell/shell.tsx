import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isOpen } from "#domain/pages/page-paths.ts";
import { useAuth, useIsSigningOut } from "#web/features/accounts/api.ts";
import { hasPendingSave } from "#web/features/scholarships/shared/pending-save.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import { AssistantButton } from "./assistant-button.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Sidebar } from "./sidebar.tsx";
import { SidebarDrawer } from "./sidebar-drawer.tsx";
import { useFollowedTabs } from "./use-followed-tabs.ts";
import { useIsMobile } from "./use-is-mobile.ts";
import { useRouteFocus } from "./use-route-focus.ts";
import { useSidebar } from "./use-sidebar.ts";

// Lazy, so that visitors do not load it.
const SessionWatch = lazyPart(() => import("#web/features/accounts/session/session-watch.tsx"), {
  wanted: ({ me }) => me.lapsed === true,
});

// Rare: only after a visitor chose a scholarship to save.
const SaveAfterSignIn = lazyPart(() => import("#web/features/matches/shared/save-after-sign-in.tsx"));

/** The frame of every page: skip link, sidebar, header, footer, and the assistant once its chat is open. */
export function Shell({ children }: { children: ReactNode }) {
  const isMobile = useIsMobile();
  const sidebar = useSidebar(isMobile);
  const { me } = useAuth();
  const isSigningOut = useIsSigningOut();
  const isHydrated = useHydrated();
  useRouteFocus();
  useFollowedTabs();
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
          {/* Hidden while session-watch.tsx asks to sign in again: another person may be at this screen. */}
          <main
            id="main"
            tabIndex={-1}
            // At least as tall as the screen, so that the footer does not move when a page replaces its skeleton.
            className="flex min-h-[calc(100dvh-4rem)] flex-1 flex-col outline-none [body:has(#session-over)_&]:invisible"
          >
            {isSigningOut ? <SigningOut /> : children}
          </main>
          <Footer />
        </div>
      </div>
      {me?.user && !isSigningOut && <SessionWatch me={me} />}
      {isHydrated && me?.user && !me.lapsed && hasPendingSave() && <SaveAfterSignIn />}
      {isOpen("/assistant") && <AssistantButton />}
      {isMobile && <SidebarDrawer open={sidebar.drawerOpen} onOpenChange={sidebar.setDrawerOpen} />}
    </>
  );
}

const SigningOut = () => (
  <p role="status" className="m-auto flex items-center gap-3 text-muted">
    <Spinner /> Signing out…
  </p>
);

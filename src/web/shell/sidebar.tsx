import { Link } from "@tanstack/react-router";
import { House, Info, Mail, Play, Route } from "lucide-react";
import { lazy, Suspense } from "react";
import { useAuth } from "#web/features/accounts/api.ts";
import { cx } from "#web/ui/class-names.ts";
import { existing, type SidebarLink } from "./links.ts";
import { Mark } from "./mark.tsx";
import { SidebarRows } from "./sidebar-row.tsx";

const SignedInNav = lazy(() => import("./signed-in-nav.tsx"));

const signedOutLinks: readonly SidebarLink[] = [
  { to: "/", label: "Home", icon: House },
  { to: "/demo", label: "Demo", icon: Play },
  { to: "/how-it-works", label: "How it works", icon: Route },
  { to: "/about", label: "About", icon: Info },
  { to: "/contact", label: "Contact", icon: Mail },
];

type SidebarNavProps = { collapsed?: boolean; onLeave?: () => void };

/** Where one can go, for a visitor or for a student. Empty until it is known which. */
export function SidebarNav({ collapsed = false, onLeave }: SidebarNavProps) {
  const { status } = useAuth();
  if (status === "loading") return null;
  if (status === "signed-out") return <SidebarRows links={existing(signedOutLinks)} {...{ collapsed, onLeave }} />;
  return (
    <Suspense>
      <SignedInNav collapsed={collapsed} onLeave={onLeave} />
    </Suspense>
  );
}

/** The rail of a desktop: 3rem of icons, or 16rem with labels. */
export function Sidebar({ open }: { open: boolean }) {
  return (
    <nav
      id="sidebar"
      aria-label="Main"
      data-state={open ? "expanded" : "collapsed"}
      className={cx(
        "sticky top-0 z-30 flex h-dvh shrink-0 flex-col border-r border-line bg-paper pb-3 transition-[width]",
        open ? "w-64 overflow-x-hidden overflow-y-auto px-3" : "w-12 px-[3px]",
      )}
    >
      <Link
        to="/"
        aria-label="Laurel"
        // "Home" has a row of its own below, which says where you are.
        activeProps={{ "aria-current": undefined }}
        className={cx("mb-2 flex h-16 shrink-0 items-center gap-2.5 no-underline", open ? "px-2" : "justify-center")}
      >
        <Mark className="size-7 shrink-0 text-green" />
        {open && <span className="font-display text-[1.3rem] font-semibold tracking-[-0.01em]">Laurel</span>}
      </Link>
      <SidebarNav collapsed={!open} />
    </nav>
  );
}

import { Link } from "@tanstack/react-router";
import { House, Info, Mail, Play, RotateCw, Route } from "lucide-react";
import { useAuth } from "#web/features/accounts/api.ts";
import { cx } from "#web/ui/class-names.ts";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import { existing, type SidebarLink } from "./links.ts";
import { Mark } from "./mark.tsx";
import { RowLabel, rowClasses, SidebarRows } from "./sidebar-row.tsx";

const SignedInNav = lazyPart(() => import("./signed-in-nav.tsx"), {
  missing: (_, { inRail }) => <MissingNav inRail={inRail} />,
});

const signedOutLinks: readonly SidebarLink[] = [
  { to: "/", label: "Home", icon: House },
  { to: "/demo", label: "Demo", icon: Play },
  { to: "/how-it-works", label: "How ScholarPoints work", icon: Route },
  { to: "/about", label: "About", icon: Info },
  { to: "/contact", label: "Contact", icon: Mail },
];

type SidebarNavProps = { inRail?: boolean; onLeave?: () => void };

/** The links for a visitor or a student. Empty until it is known which. */
export function SidebarNav({ inRail = false, onLeave }: SidebarNavProps) {
  const { status } = useAuth();
  if (status === "loading") return null;
  if (status === "failed") return <MissingNav inRail={inRail} />;
  if (status === "signed-out") return <SidebarRows links={existing(signedOutLinks)} {...{ inRail, onLeave }} />;
  return <SignedInNav inRail={inRail} onLeave={onLeave} />;
}

function MissingNav({ inRail }: { inRail: boolean }) {
  return (
    <button type="button" onClick={() => location.reload()} className={rowClasses}>
      <RotateCw aria-hidden="true" strokeWidth={1.75} className="size-[18px] shrink-0" />
      <RowLabel inRail={inRail}>Reload for the menu</RowLabel>
    </button>
  );
}

/** The sidebar of a desktop: 3rem with icons, or 16rem with labels. CSS sets its width before this code is loaded. */
export function Sidebar({ open }: { open: boolean }) {
  return (
    <nav
      id="sidebar"
      aria-label="Main"
      data-state={open ? "expanded" : "collapsed"}
      className={cx(
        "sticky top-0 z-30 flex h-dvh shrink-0 flex-col border-r border-line bg-paper pb-3 transition-[width] max-md:hidden",
        "w-64 overflow-x-hidden overflow-y-auto px-3 rail:w-12 rail:overflow-visible rail:px-[3px]",
      )}
    >
      <Link
        to="/"
        aria-label="Laurel"
        // The row "Home" below already marks the current page.
        activeProps={{ "aria-current": undefined }}
        className="mb-2 flex h-16 shrink-0 items-center gap-2.5 px-2 no-underline rail:justify-center"
      >
        <Mark className="size-7 shrink-0 text-green" />
        <span className="font-display text-[1.3rem] font-semibold tracking-[-0.01em] rail:hidden">Laurel</span>
      </Link>
      <SidebarNav inRail />
    </nav>
  );
}

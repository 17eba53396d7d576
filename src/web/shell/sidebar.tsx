import { Link, useNavigate } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { useAuth, useSignOut } from "#web/features/accounts/api.ts";
import { problemText } from "#web/http/problem-error.ts";
import { cx } from "#web/ui/class-names.ts";
import { useToast } from "#web/ui/toast.tsx";
import { existing, type SidebarLink, signedInLinks, signedOutLinks } from "./links.ts";
import { Mark } from "./mark.tsx";

const rowClasses =
  "group relative flex min-h-11 w-full items-center gap-3 rounded-md px-[11px] text-left text-muted no-underline transition-colors " +
  "hover:bg-hover hover:text-ink aria-[current=page]:bg-green-wash aria-[current=page]:font-semibold aria-[current=page]:text-green";

/** Where one can go. Collapsed, the labels appear beside the icons on hover and focus. */
export function SidebarLinks({ collapsed = false, onLeave }: { collapsed?: boolean; onLeave?: () => void }) {
  const { status } = useAuth();
  if (status === "loading") return null;
  const links = existing(status === "signed-in" ? signedInLinks : signedOutLinks);
  return (
    <nav aria-label="Main" className="flex flex-1 flex-col gap-0.5">
      <ul className="grid gap-0.5">
        {links.map((link) => (
          <li key={link.to}>
            <SidebarRow link={link} collapsed={collapsed} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      {status === "signed-in" && <Account collapsed={collapsed} onLeave={onLeave} />}
    </nav>
  );
}

function SidebarRow({ link, collapsed, onLeave }: { link: SidebarLink; collapsed: boolean; onLeave?: () => void }) {
  return (
    <Link to={link.to} onClick={onLeave} activeOptions={{ exact: link.to === "/" }} className={rowClasses}>
      <link.icon aria-hidden="true" strokeWidth={1.75} className="size-[18px] shrink-0" />
      <RowLabel collapsed={collapsed}>{link.label}</RowLabel>
    </Link>
  );
}

function RowLabel({ collapsed, children }: { collapsed: boolean; children: ReactNode }) {
  return (
    <span
      className={cx(
        "whitespace-nowrap",
        collapsed &&
          "pointer-events-none absolute left-full z-30 ml-2 rounded-md bg-ink px-2.5 py-1 text-sm font-medium text-paper opacity-0 shadow-float transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100",
      )}
    >
      {children}
    </span>
  );
}

function Account({ collapsed, onLeave }: { collapsed: boolean; onLeave?: () => void }) {
  const toast = useToast();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const leave = () =>
    signOut.mutate(undefined, {
      onSuccess: () => {
        onLeave?.();
        void navigate({ to: "/" });
      },
      onError: (error) => toast({ title: "Error", description: problemText(error), tone: "error" }),
    });
  return (
    <div className="mt-auto border-t border-line pt-2">
      <h2
        className={cx(
          "px-[11px] pt-1 pb-1 font-sans text-[0.8125rem] tracking-normal text-muted",
          collapsed && "sr-only",
        )}
      >
        Account
      </h2>
      <button type="button" onClick={leave} disabled={signOut.isPending} className={rowClasses}>
        <LogOut aria-hidden="true" strokeWidth={1.75} className="size-[18px] shrink-0" />
        <RowLabel collapsed={collapsed}>Sign Out</RowLabel>
      </button>
    </div>
  );
}

/** The rail of a desktop: 3rem of icons, or 16rem with labels. */
export function Sidebar({ open }: { open: boolean }) {
  return (
    <div
      id="sidebar"
      data-state={open ? "expanded" : "collapsed"}
      className={cx(
        "sticky top-0 z-30 flex h-dvh shrink-0 flex-col border-r border-line bg-paper px-[3px] pb-3 transition-[width]",
        open ? "w-64 overflow-x-hidden overflow-y-auto px-3" : "w-12",
      )}
    >
      <Link
        to="/"
        aria-label="Laurel, home"
        className={cx("mb-2 flex h-16 items-center gap-2.5 no-underline", open ? "px-2" : "justify-center")}
      >
        <Mark className="size-7 shrink-0 text-green" />
        {open && <span className="font-display text-[1.3rem] font-semibold tracking-[-0.01em]">Laurel</span>}
      </Link>
      <SidebarLinks collapsed={!open} />
    </div>
  );
}

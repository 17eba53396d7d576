import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { cx } from "#web/ui/class-names.ts";
import type { SidebarLink } from "./links.ts";

export const rowClasses =
  "group relative flex min-h-11 w-full items-center gap-3 rounded-md px-[11px] text-left text-muted no-underline transition-colors " +
  "hover:bg-hover hover:text-ink aria-[current=page]:bg-green-wash aria-[current=page]:font-semibold aria-[current=page]:text-green";

/** Collapsed, the label appears beside the icon on hover and on keyboard focus. */
export function RowLabel({ collapsed, children }: { collapsed: boolean; children: ReactNode }) {
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

type SidebarRowsProps = { links: readonly SidebarLink[]; collapsed: boolean; onLeave?: () => void };

/** The links of the sidebar, one row each. */
export function SidebarRows({ links, collapsed, onLeave }: SidebarRowsProps) {
  return (
    <ul className="grid gap-0.5">
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to} onClick={onLeave} activeOptions={{ exact: link.to === "/" }} className={rowClasses}>
            <link.icon aria-hidden="true" strokeWidth={1.75} className="size-[18px] shrink-0" />
            <RowLabel collapsed={collapsed}>{link.label}</RowLabel>
          </Link>
        </li>
      ))}
    </ul>
  );
}

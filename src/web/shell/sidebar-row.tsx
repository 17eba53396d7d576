import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { cx } from "#web/ui/class-names.ts";
import type { SidebarLink } from "./links.ts";

export const rowClasses =
  "group relative flex min-h-11 w-full items-center gap-3 rounded-md px-[11px] text-left text-muted no-underline transition-colors " +
  "hover:bg-hover hover:text-ink aria-[current=page]:bg-green-wash aria-[current=page]:font-semibold aria-[current=page]:text-green";

/** The label of a row. In the collapsed rail it appears beside its icon on hover and on keyboard focus. */
export function RowLabel({ inRail, children }: { inRail: boolean; children: ReactNode }) {
  return (
    <span
      className={cx(
        "whitespace-nowrap",
        inRail &&
          "rail:pointer-events-none rail:absolute rail:left-full rail:z-30 rail:ml-2 rail:rounded-md rail:bg-ink rail:px-2.5 rail:py-1 rail:text-sm rail:font-medium rail:text-paper rail:opacity-0 rail:shadow-float rail:transition-opacity rail:group-hover:opacity-100 rail:group-focus-visible:opacity-100",
      )}
    >
      {children}
    </span>
  );
}

type SidebarRowsProps = { links: readonly SidebarLink[]; inRail: boolean; onLeave?: () => void };

/** The links of the sidebar, one row each. */
export function SidebarRows({ links, inRail, onLeave }: SidebarRowsProps) {
  return (
    <ul className="grid gap-0.5">
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to} onClick={onLeave} activeOptions={{ exact: link.to === "/" }} className={rowClasses}>
            <link.icon aria-hidden="true" strokeWidth={1.75} className="size-[18px] shrink-0" />
            <RowLabel inRail={inRail}>{link.label}</RowLabel>
          </Link>
        </li>
      ))}
    </ul>
  );
}

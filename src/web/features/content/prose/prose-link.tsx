import type { ReactNode } from "react";
import { isOpen } from "#domain/pages/page-paths.ts";
import { TextLink, textLinkClasses } from "#web/ui/controls/text-link.tsx";

/** A link in a text: to a page of ours, or to another site. The words alone while the page is not open. */
export function ProseLink({ to, children }: { to: string; children: ReactNode }) {
  if (!to.startsWith("/"))
    return (
      <a href={to} rel="noopener noreferrer" className={textLinkClasses}>
        {children}
      </a>
    );
  return isOpen(to) ? <TextLink to={to}>{children}</TextLink> : children;
}

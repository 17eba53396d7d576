import type { ReactNode } from "react";
import { isOpen, pagePathAt } from "#domain/pages/page-paths.ts";
import { TextLink, textLinkClasses } from "#web/ui/controls/text-link.tsx";

/** A link in a text: to a page of ours, with a mark when it is not open yet, or to another site. */
export function ProseLink({ to, children }: { to: string; children: ReactNode }) {
  if (!to.startsWith("/"))
    return (
      <a href={to} rel="noopener noreferrer" className={textLinkClasses}>
        {children}
      </a>
    );
  if (pagePathAt(to) === undefined) return children;
  return (
    <>
      <TextLink to={to}>{children}</TextLink>
      {!isOpen(to) && <span className="text-muted"> (planned)</span>}
    </>
  );
}

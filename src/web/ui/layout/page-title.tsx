import type { ReactNode } from "react";

type PageTitleProps = {
  children: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** The title of the browser tab, if it differs from the heading. */
  tab?: string;
  /** The tab, view or step that is shown, unless it is the one that the page opens with. */
  part?: string | undefined;
  /** Buttons at the far end. */
  actions?: ReactNode;
};

/**
 * The title of the browser tab: `Bookmarked · Scholarships · Laurel`. One per page; `PageTitle` includes it. The server renders
 * the same title without the part (see public-page.ts).
 */
export function TabTitle({ children, part }: { children: string; part?: string | undefined }) {
  const title = part ? `${part} · ${children}` : children;
  return <title>{/\bLaurel\b/.test(title) ? title : `${title} · Laurel`}</title>;
}

/** The one h1 of a page and the title of its tab. Takes the focus after a navigation. */
export function PageTitle({ children, lead, tab, part, actions }: PageTitleProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <TabTitle part={part}>{tab ?? children}</TabTitle>
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-[clamp(1.75rem,4vw,2.375rem)]">
          {children}
        </h1>
        {lead && <p className="measure text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}

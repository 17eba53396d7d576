import type { ReactNode } from "react";

type SectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode };

/** A section of the landing page with its heading. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <div className="grid gap-2">
        <h2 id={id} className="text-[clamp(1.6rem,3.4vw,2.1rem)]">
          {title}
        </h2>
        {lead && <p className="measure text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

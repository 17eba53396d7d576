import { type ReactNode, useId } from "react";
import { Card } from "./card.tsx";

type CardSectionProps = {
  title: string;
  /** A short fact beside the title, such as "On". */
  state?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
};

/** One subject of a page: a card with a heading. */
export function CardSection({ title, state, lead, children }: CardSectionProps) {
  const id = useId();
  return (
    <Card className="px-4 py-5 sm:px-6 sm:py-6">
      <section aria-labelledby={id} className="grid gap-4">
        <header className="grid gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={id} className="text-[1.375rem]">
              {title}
            </h2>
            {state}
          </div>
          {lead && <p className="measure text-muted">{lead}</p>}
        </header>
        {children}
      </section>
    </Card>
  );
}

import { type ReactNode, useId } from "react";
import { Card } from "#web/ui/layout/card.tsx";

type ChartCardProps = {
  title: string;
  /** The main figures in words. */
  lead: ReactNode;
  children?: ReactNode;
};

/** One chart with its heading. It is printed on one page. */
export function ChartCard({ title, lead, children }: ChartCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-5">
        <div className="grid gap-0.5">
          <h2 id={id} className="text-[1.25rem]">
            {title}
          </h2>
          <p className="num text-[0.92rem] text-muted">{lead}</p>
        </div>
        {children}
      </Card>
    </section>
  );
}

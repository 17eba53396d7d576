import { type ReactNode, useId } from "react";
import { Card } from "#web/ui/layout/card.tsx";

type BillingSectionProps = {
  title: string;
  /** A short fact beside the title. */
  state?: ReactNode;
  children: ReactNode;
};

/** One subject of `/subscription` or `/credits`. */
export function BillingSection({ title, state, children }: BillingSectionProps) {
  const id = useId();
  return (
    <Card className="px-4 py-5 sm:px-6 sm:py-6">
      <section aria-labelledby={id} className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="text-[1.375rem]">
            {title}
          </h2>
          {state}
        </div>
        {children}
      </section>
    </Card>
  );
}

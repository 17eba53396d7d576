import { Lightbulb, type LucideIcon, Quote, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Callout as Kind } from "#domain/articles/callout.ts";
import { cx } from "#web/ui/class-names.ts";

const looks: Record<Kind, { label: string; icon: LucideIcon; box: string; tone: string }> = {
  tip: { label: "Tip", icon: Lightbulb, box: "border-transparent bg-green-wash", tone: "text-green" },
  warning: { label: "Warning", icon: TriangleAlert, box: "border-transparent bg-clay-wash", tone: "text-clay" },
  example: { label: "Example", icon: Quote, box: "border-line bg-card", tone: "text-muted" },
};

/** A tip, a warning or an example, set apart from the text around it. */
export function Callout({ kind, children }: { kind: Kind; children: ReactNode }) {
  const { label, icon: Icon, box, tone } = looks[kind];
  return (
    <div
      role="note"
      className={cx("my-1 rounded-lg border px-4 py-3.5 text-base leading-[1.6] break-inside-avoid", box)}
    >
      <p className={cx("mb-1 flex items-center gap-2 text-[0.9375rem] font-semibold", tone)}>
        <Icon aria-hidden="true" strokeWidth={2} className="size-4 shrink-0" />
        {label}
      </p>
      <p>{children}</p>
    </div>
  );
}

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type DisclosureProps = {
  title: string;
  /** A short text above the title, such as its category. */
  above?: string;
  /** A short text at the end of the row. */
  note?: ReactNode;
  /** For a disclosure that other code can open too. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** A row that expands to show its content, also without JavaScript. Use it in a Card with `divide-y`. */
export function Disclosure({ title, above, note, open, onOpenChange, children }: DisclosureProps) {
  return (
    <details className="group" open={open} onToggle={(event) => onOpenChange?.(event.currentTarget.open)}>
      <summary className="flex min-h-14 list-none items-center gap-4 px-[18px] py-3.5 transition-colors hover:bg-hover focus-visible:-outline-offset-2 sm:px-6 [&::-webkit-details-marker]:hidden">
        {/* The note stands below a title that has no room beside it. */}
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
          <span className="min-w-[min(100%,9rem)] flex-1">
            {above && <span className="block text-sm text-muted">{above}</span>}
            <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">{title}</h3>
          </span>
          {note && <span className="num shrink-0 text-sm text-muted">{note}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 px-[18px] pb-5 sm:px-6">{children}</div>
    </details>
  );
}

import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./class-names.ts";

type PopoverProps = {
  /** The element that opens it, such as a `<Button>`. */
  trigger: ReactElement;
  /** Names the popover for screen readers. */
  label: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: "start" | "center" | "end";
  className?: string;
};

/** A small panel that floats beside what opened it. */
export function Popover({ trigger, label, children, open, onOpenChange, align = "center", className }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align={align} className="z-50">
          <Base.Popup
            aria-label={label}
            className={cx(
              "max-h-(--available-height) max-w-[min(24rem,var(--available-width))] overflow-y-auto rounded-lg border border-line bg-card p-4 text-ink shadow-float outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0",
              className,
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

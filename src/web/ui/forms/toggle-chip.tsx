import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";

type ToggleChipProps = Omit<ComponentProps<"button">, "type" | "onToggle"> & {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
};

/** The classes of a chip, for links that look like one. */
export function chipClasses(on: boolean, extra?: string): string {
  return cx(
    "inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-left text-[0.9375rem] no-underline transition-colors select-none",
    on
      ? "border-green bg-green-wash font-semibold text-green"
      : "border-edge bg-card text-ink hover:border-muted hover:bg-hover",
    extra,
  );
}

/** The mark of a chip that is on. */
export const ChipMark = () => <Check aria-hidden="true" strokeWidth={2.5} className="size-4 shrink-0" />;

/** A choice that is on or off, as a chip. */
export function ToggleChip({ pressed, onPressedChange, className, children, ...rest }: ToggleChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={chipClasses(pressed, className)}
    >
      {pressed && <ChipMark />}
      {children}
    </button>
  );
}

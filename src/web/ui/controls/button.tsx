import type { ComponentProps, MouseEvent } from "react";
import { cx } from "../class-names.ts";
import { Spinner } from "../feedback/spinner.tsx";

export type ButtonLook = {
  /** `primary` once per view; `quiet` beside it; `ghost` in bars and rows; `danger` for irreversible actions. */
  variant?: "primary" | "quiet" | "ghost" | "danger";
  /**
   * `md` is 44 px high, `sm` 36 px with a mouse and still 44 px on phones and touch screens, `icon` is square. `wrap` is
   * `sm` for names of any length, which may take several lines.
   */
  size?: "md" | "sm" | "wrap" | "icon";
};

const variants = {
  primary: "border-transparent bg-green text-on-green hover:bg-green-deep",
  quiet: "border-line bg-transparent text-ink hover:bg-hover",
  ghost: "border-transparent bg-transparent text-muted hover:bg-hover hover:text-ink",
  danger: "border-transparent bg-clay text-on-green hover:bg-clay-deep",
} as const;

const small = "min-h-11 px-3 py-1 text-sm max-[22rem]:px-2 md:min-h-9 md:pointer-coarse:min-h-11";
const sizes = {
  md: "min-h-11 px-[18px] py-1.5 max-[22rem]:px-3",
  sm: `${small} whitespace-nowrap`,
  wrap: small,
  icon: "size-11 shrink-0 p-0",
} as const;

/** The classes of a button, for links that look like one. */
export function buttonClasses({ variant = "primary", size = "md" }: ButtonLook, extra?: string): string {
  return cx(
    "inline-flex items-center justify-center gap-2 rounded-lg border text-center font-semibold no-underline transition-colors select-none",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-70",
    variants[variant],
    sizes[size],
    extra,
  );
}

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** While true, a spinner shows, clicks do nothing and the focus stays. */
    busy?: boolean;
  };

/** A button of type `button` by default. */
export function Button({ variant, size, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      aria-busy={busy || undefined}
      onClick={click}
      className={buttonClasses({ variant, size }, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

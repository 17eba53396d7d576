import { cx } from "../class-names.ts";

type ProgressBarProps = {
  /** The accessible name, such as what is progressing. */
  label: string;
  /** 0 to `max`. */
  value: number;
  max?: number;
  /** Read instead of the percentage, such as "Step 2 of 5". */
  valueText?: string;
  className?: string;
};

/** A bar that shows progress. */
export function ProgressBar({ label, value, max = 100, valueText, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={cx("h-2 overflow-hidden rounded-full bg-line", className)}
    >
      <div className="h-full rounded-full bg-green transition-[width]" style={{ width: `${share * 100}%` }} />
    </div>
  );
}

import { cx } from "#web/ui/class-names.ts";

type RangeBarProps = {
  /** The ends of the scale. */
  from?: number;
  to?: number;
  min: number;
  max: number;
  className?: string;
};

/**
 * A range on a scale, as a picture of numbers that the text beside it gives. The default scale is that of
 * ScholarPoints.
 */
export function RangeBar({ from = 20, to = 100, min, max, className }: RangeBarProps) {
  const scale = 100 / (to - from);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className={cx("h-2 w-full rounded-full bg-line", className)}
    >
      <rect x={(min - from) * scale} width={(max - min) * scale} height="4" className="fill-green" />
    </svg>
  );
}

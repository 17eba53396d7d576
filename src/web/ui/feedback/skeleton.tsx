import { cx } from "../class-names.ts";

/** The gray shape of one line or box that is loading. Set its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("animate-pulse rounded-md bg-line", className)} />;
}

type SkeletonRowsProps = {
  rows?: number;
  /** For screen readers. */
  label?: string;
  /** Sets the height of a row, where rows are higher than two lines. */
  rowClassName?: string;
};

/** The skeleton of a list, with rows of two lines. */
export function SkeletonRows({ rows = 5, label = "Loading", rowClassName }: SkeletonRowsProps) {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className={cx("grid grid-cols-[46px_1fr_5rem] gap-4 px-[18px] py-4", rowClassName)}>
          <Skeleton className="size-[46px] rounded-full" />
          <div className="grid content-start gap-2 pt-1">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
          <Skeleton className="mt-1 h-4" />
        </div>
      ))}
    </div>
  );
}

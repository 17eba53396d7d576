import { hasFigure, moneyRange } from "#domain/scholarships/money/money-range.ts";
import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import { cx } from "#web/ui/class-names.ts";

type AmountProps = {
  scholarship: Pick<ScholarshipFacts, "amount_min" | "amount_max" | "amount_text"> & { amount_typed?: string | null };
  className?: string;
};

/** How much a scholarship pays, for a row: a figure in gold, or the sponsor's words. */
export function Amount({ scholarship, className }: AmountProps) {
  const isFigure = hasFigure(scholarship);
  return (
    <span className={cx("num", isFigure ? "font-[650] text-gold-ink" : "text-sm text-muted", className)}>
      {moneyRange(scholarship)}
    </span>
  );
}

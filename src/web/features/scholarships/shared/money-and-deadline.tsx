import { deadlineNotice } from "#domain/scholarships/days-left.ts";
import { hasFigure, moneyRange } from "#domain/scholarships/money-range.ts";
import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import { cx } from "#web/ui/class-names.ts";

type MoneyAndDeadlineProps = {
  scholarship: Pick<
    ScholarshipFacts,
    "amount_min" | "amount_max" | "amount_text" | "deadline" | "deadline_kind" | "deadline_text"
  >;
  /** The student's day, YYYY-MM-DD. */
  today: string;
  className: string;
};

/** How much a scholarship pays and when it closes, for a row of a list. */
export function MoneyAndDeadline({ scholarship, today, className }: MoneyAndDeadlineProps) {
  const due = deadlineNotice(scholarship, today);
  return (
    <div className={cx("num", className)}>
      <p className={hasFigure(scholarship) ? "font-[650] text-gold-ink" : "text-sm text-muted"}>
        {moneyRange(scholarship)}
      </p>
      <p className={cx("text-sm", due.soon ? "font-semibold text-clay" : "text-muted")}>{due.text}</p>
      {due.note && scholarship.deadline_kind === "yearly" && <p className="text-sm text-muted">{due.note}</p>}
    </div>
  );
}

import { z } from "zod";
import { monthsFrom } from "../calendar/months.ts";

/** A number of scholarships, and the sum of their largest amounts in whole US dollars. */
const Worth = z.object({ scholarships: z.int(), dollars: z.int() });

/**
 * The scholarships that a student qualifies for, by the month of their next deadline. `months` has this month and the
 * eleven after it, also those without a deadline. `usual` has those of which only last year's date is known, which makes
 * nothing due, and `other` later deadlines and scholarships without a day.
 */
export const DeadlineMonths = Worth.extend({
  /** `month` is YYYY-MM. */
  months: z.array(Worth.extend({ month: z.string().regex(/^\d{4}-\d{2}$/) })),
  usual: Worth,
  other: Worth,
});
export type DeadlineMonths = z.infer<typeof DeadlineMonths>;

type Dated = {
  /** The next deadline as a number: 20261122. */
  deadline: number;
  /** Whether the deadline is last year's date, which the sponsor has not confirmed. */
  isUsual: boolean;
  dollars: number;
};

/** Adds scholarships up by the month of their deadline, beginning with the month of `today` (YYYY-MM-DD). */
export function deadlineMonths(scholarships: Iterable<Dated>, today: string): DeadlineMonths {
  const months = monthsFrom(today, 12).map((month) => ({ month, scholarships: 0, dollars: 0 }));
  const byNumber = new Map(months.map((one) => [Number(one.month.replace("-", "")), one]));
  const usual = { scholarships: 0, dollars: 0 };
  const other = { scholarships: 0, dollars: 0 };
  const all = { scholarships: 0, dollars: 0 };
  for (const { deadline, isUsual, dollars } of scholarships) {
    for (const sum of [all, isUsual ? usual : (byNumber.get(Math.floor(deadline / 100)) ?? other)]) {
      sum.scholarships += 1;
      sum.dollars += dollars;
    }
  }
  return { ...all, months, usual, other };
}

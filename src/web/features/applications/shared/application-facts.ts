import { isThroughAidForm } from "#domain/applications/aid-form-task.ts";
import type { Application } from "#domain/applications/application.ts";
import { trackedDeadline } from "#domain/applications/tracked-deadline.ts";
import { throughAidForm } from "#domain/scholarships/days/days-left.ts";
import { isSameMoney, moneyRange } from "#domain/scholarships/money/money-range.ts";
import type { RowFacts } from "#web/features/scholarships/shared/scholarship-row.tsx";

/** A longer amount is shown as its figures in a row. */
const longestRowAmount = 40;

/** The deadline as a card of the scholarship shows it; the student may add that of one that they typed. */
function deadlineFacts(application: Application) {
  const known = trackedDeadline(application);
  if (known.deadline !== null || application.deadline_kind !== null) return known;
  return { ...known, deadline_text: isThroughAidForm(application.checklist) ? throughAidForm : "No deadline yet" };
}

/** What the student typed. The words of a tracked scholarship give way to the figures that all other screens show, where they name the same ones. */
const isOwnAmount = ({ scholarship_id, amount, amount_min, amount_max }: Application): boolean =>
  amount.length <= longestRowAmount &&
  !(scholarship_id && isSameMoney(amount, moneyRange({ amount_min, amount_max, amount_text: null })));

/** An application as the parts for scholarships show it: a deadline that the sponsor has not confirmed is a yearly one. */
export const factsOf = (application: Application): RowFacts & { amount_typed: string | null } => ({
  title: application.scholarship_title,
  provider_name: application.provider_name,
  amount_min: application.amount_min,
  amount_max: application.amount_max,
  amount_text: application.amount || "No amount yet",
  amount_typed: isOwnAmount(application) ? application.amount : null,
  ...deadlineFacts(application),
});

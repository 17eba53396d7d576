import { dayOf } from "#domain/calendar/day.ts";
import type { ScamCheck } from "#domain/scams/check-for-scams.ts";
import { moneyRange } from "#domain/scholarships/money/money-range.ts";
import type { SubmittedScholarship } from "#domain/submissions/submitted-scholarship.ts";
import { type FieldMap, type Mappable, mappable } from "#server/scholarships/reading/field-map.ts";
import { mappedValues } from "#server/scholarships/reading/mapped-values.ts";
import { type StatedRow, statedScholarship } from "#server/scholarships/reading/stated-scholarship.ts";
import { newRow } from "#server/scholarships/saving/catalogue-entry.ts";

const byOwnName: FieldMap = new Map(mappable.map((field) => [field, [field]]));

/**
 * The scholarship that a submission states, read as a row of an import is. The columns of the form take precedence over
 * its description. `now` is when it counts as checked.
 */
export function readSubmission(form: SubmittedScholarship, now: Date): StatedRow {
  const today = dayOf(now);
  const read = statedScholarship(mappedValues(byOwnName, columnsOf(form)), {
    name: "A student's submission",
    checked: today,
    today,
  });
  if (!read.ok) return read;
  return { ok: true, entry: { ...read.entry, provenance: "submitted" } };
}

/** The signs of a scam in what a submission states. One that cannot be read has none. */
export function checkSubmission(form: SubmittedScholarship, now: Date): ScamCheck {
  const read = readSubmission(form, now);
  if (!read.ok) return { scam_level: "none", warnings: [], counter_evidence: [] };
  const { scam_level, warnings, counter_evidence } = newRow(read.entry, now);
  return { scam_level, warnings, counter_evidence };
}

function columnsOf({ deadline, ...form }: SubmittedScholarship): Partial<Record<Mappable, unknown>> {
  const amount = { amount_min: form.amount_min, amount_max: form.amount_max, amount_text: null };
  const isStated = form.amount_min > 0 || form.amount_max > 0;
  return { ...form, deadline_text: deadline, amount_text: isStated ? moneyRange(amount) : null };
}

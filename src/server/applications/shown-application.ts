import type { Application } from "#domain/applications/application.ts";
import { parseAmount } from "#domain/reader/amounts/amount.ts";
import type { ApplicationRow } from "./store.ts";

/**
 * An application as the API sends it. The amount is read on each read, so that a better reader counts at once, but not where the
 * catalog knows no figure: "over $200,000 a year in all" is no award's.
 */
export function shownApplication(row: ApplicationRow): Application {
  const { deleted_at, idempotency_key, fingerprint, text_size, without_figure, ...shown } = row;
  const { amount_min, amount_max } = without_figure ? noFigure : parseAmount(row.amount);
  return {
    ...shown,
    amount_min,
    amount_max,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
  };
}

const noFigure = { amount_min: null, amount_max: null };

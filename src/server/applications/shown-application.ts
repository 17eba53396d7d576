import type { Application } from "#domain/applications/application.ts";
import { parseAmount } from "#domain/reader/amounts/amount.ts";
import type { ApplicationRow } from "./store.ts";

/** An application as the API sends it. The amount is read on each read, so that a better reader counts at once. */
export function shownApplication(row: ApplicationRow): Application {
  const { deleted_at, idempotency_key, fingerprint, text_size, ...shown } = row;
  const { amount_min, amount_max } = parseAmount(row.amount);
  return {
    ...shown,
    amount_min,
    amount_max,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
  };
}

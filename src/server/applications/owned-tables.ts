import type { OwnedTable } from "#server/platform/database/owned-rows.ts";
import { applications } from "./table.ts";

export const applicationTables: readonly OwnedTable[] = [
  {
    name: "applications",
    table: applications,
    user: applications.user_id,
    secret: ["idempotency_key", "fingerprint", "text_size"],
  },
];

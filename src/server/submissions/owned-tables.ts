import type { OwnedTable } from "#server/platform/database/owned-rows.ts";
import { submissions } from "./table.ts";

export const submissionTables: readonly OwnedTable[] = [
  { name: "submissions", table: submissions, user: submissions.user_id, secret: ["fingerprint"] },
];

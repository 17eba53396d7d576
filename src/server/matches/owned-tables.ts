import type { OwnedTable } from "#server/platform/database/owned-rows.ts";
import { scholarshipMatches } from "./table.ts";

export const matchTables: readonly OwnedTable[] = [
  { name: "scholarship_matches", table: scholarshipMatches, user: scholarshipMatches.user_id },
];

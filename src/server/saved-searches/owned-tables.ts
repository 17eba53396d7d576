import type { OwnedTable } from "#server/platform/database/owned-rows.ts";
import { savedSearches } from "./table.ts";

export const savedSearchTables: readonly OwnedTable[] = [
  { name: "saved_searches", table: savedSearches, user: savedSearches.user_id, secret: ["fingerprint"] },
];

import type { OwnedTable } from "#server/platform/database/owned-rows.ts";
import { planSettings } from "./table.ts";

export const plannerTables: readonly OwnedTable[] = [
  { name: "plan_settings", table: planSettings, user: planSettings.user_id },
];

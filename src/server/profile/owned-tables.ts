import type { OwnedTable } from "#server/platform/database/owned-rows.ts";
import { profiles } from "./table.ts";

export const profileTables: readonly OwnedTable[] = [{ name: "profiles", table: profiles, user: profiles.user_id }];

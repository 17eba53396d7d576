import type { OwnedTable } from "#server/platform/database/owned-rows.ts";
import { calendarFeeds } from "./table.ts";

export const calendarTables: readonly OwnedTable[] = [
  { name: "calendar_feeds", table: calendarFeeds, user: calendarFeeds.user_id, secret: ["key"] },
];

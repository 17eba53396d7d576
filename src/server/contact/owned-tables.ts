import type { OwnedTable } from "#server/platform/database/owned-rows.ts";
import { contactMessages } from "./table.ts";

export const contactTables: readonly OwnedTable[] = [
  {
    name: "contact_messages",
    table: contactMessages,
    user: contactMessages.user_id,
    email: contactMessages.email,
    secret: ["fingerprint"],
  },
];

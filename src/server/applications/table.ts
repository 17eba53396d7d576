import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { type ApplicationStatus, applicationStatuses } from "#domain/applications/application-status.ts";
import type { ChecklistTask } from "#domain/applications/checklist.ts";
import { users } from "#server/accounts/table.ts";
import { isOneOf } from "#server/platform/database/checks.ts";
import { moment } from "#server/platform/database/moment.ts";
import { scholarships } from "#server/scholarships/table.ts";

/** The applications that students track. A deleted one stays for a day, so that its deletion can be undone. */
export const applications = pgTable(
  "applications",
  {
    user_id: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    scholarship_id: text("scholarship_id"),
    scholarship_title: text("scholarship_title").notNull(),
    provider_name: text("provider_name").notNull().default(""),
    amount: text("amount").notNull().default(""),
    deadline: date("deadline", { mode: "string" }),
    status: text("status").$type<ApplicationStatus>().notNull().default("not_started"),
    application_url: text("application_url"),
    notes: text("notes").notNull().default(""),
    checklist: jsonb("checklist").$type<ChecklistTask[]>().notNull().default([]),
    created_at: moment("created_at").notNull(),
    updated_at: moment("updated_at").notNull(),
    submitted_at: moment("submitted_at"),
    deleted_at: moment("deleted_at"),
    idempotency_key: text("idempotency_key"),
    /** A hash of the request that added the application; null for one that no request of its own added. */
    fingerprint: text("fingerprint"),
    /** In bytes, as the tracker of a student has a bounded size. */
    text_size: integer("text_size").generatedAlwaysAs(sql`octet_length(notes) + octet_length(checklist::text)`),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.id] }),
    uniqueIndex("applications_idempotency_key").on(t.user_id, t.idempotency_key),
    uniqueIndex("applications_of_scholarship").on(t.user_id, t.scholarship_id).where(sql`deleted_at is null`),
    index("applications_newest").on(t.user_id, t.created_at, t.id).where(sql`deleted_at is null`),
    index("applications_status").on(t.user_id, t.status).where(sql`deleted_at is null`),
    // This index serves the purge.
    index("applications_deleted").on(t.deleted_at).where(sql`deleted_at is not null`),
    // This index serves the deletion of a scholarship.
    index("applications_scholarship").on(t.scholarship_id),
    foreignKey({ columns: [t.scholarship_id], foreignColumns: [scholarships.id] }).onDelete("set null"),
    check("applications_status_known", isOneOf(t.status, applicationStatuses)),
  ],
);

export type ApplicationRow = typeof applications.$inferSelect;

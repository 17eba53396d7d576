import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { type SubmissionStatus, submissionStatuses } from "#domain/submissions/submission.ts";
import type { SubmittedScholarship } from "#domain/submissions/submitted-scholarship.ts";
import { users } from "#server/accounts/table.ts";
import { isOneOf } from "#server/platform/database/checks.ts";
import { moment } from "#server/platform/database/moment.ts";
import { scholarships } from "#server/scholarships/table.ts";

/**
 * Scholarships that students submitted. Nothing of one is in the catalog before an operator approves it. A submission is
 * deleted with the account of its student; an approved scholarship stays in the catalog, without a link to the student.
 */
export const submissions = pgTable(
  "submissions",
  {
    user_id: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Also the id of the scholarship, if approval adds a new row to the catalog. */
    id: text("id").notNull(),
    form: jsonb("form").$type<SubmittedScholarship>().notNull(),
    status: text("status").$type<SubmissionStatus>().notNull().default("pending_review"),
    /** The reviewer's reason for a rejection, which the student reads. */
    reason: text("reason"),
    scholarship_id: text("scholarship_id"),
    idempotency_key: text("idempotency_key"),
    /** A hash of the form, so that a form that is sent twice is stored once. */
    fingerprint: text("fingerprint").notNull(),
    created_at: moment("created_at").notNull(),
    reviewed_at: moment("reviewed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.id] }),
    uniqueIndex("submissions_id").on(t.id),
    uniqueIndex("submissions_idempotency_key").on(t.user_id, t.idempotency_key),
    uniqueIndex("submissions_pending_form").on(t.user_id, t.fingerprint).where(sql`status = 'pending_review'`),
    index("submissions_newest").on(t.status, t.created_at),
    // This index serves the deletion of a scholarship.
    index("submissions_scholarship").on(t.scholarship_id),
    foreignKey({ columns: [t.scholarship_id], foreignColumns: [scholarships.id] }).onDelete("set null"),
    check("submissions_status", isOneOf(t.status, submissionStatuses)),
  ],
);

export type SubmissionRow = typeof submissions.$inferSelect;

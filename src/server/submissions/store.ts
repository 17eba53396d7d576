import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import type { SubmissionStatus } from "#domain/submissions/submission.ts";
import type { Database } from "#server/platform/database/database.ts";
import { type SubmissionRow, submissions } from "./table.ts";

export type { SubmissionRow };

/** The newest submissions of a student, as many as their list shows. */
export function submissionsOf(db: Database, userId: string, limit: number): Promise<SubmissionRow[]> {
  return db
    .select()
    .from(submissions)
    .where(eq(submissions.user_id, userId))
    .orderBy(desc(submissions.created_at), desc(submissions.id))
    .limit(limit);
}

type NewSubmission = Pick<SubmissionRow, "user_id" | "id" | "form" | "idempotency_key" | "fingerprint" | "created_at">;

/** Stores a submission. Null when the student has sent the same form or the same Idempotency-Key before. */
export async function insertSubmission(db: Database, submission: NewSubmission): Promise<SubmissionRow | null> {
  const [row] = await db.insert(submissions).values(submission).onConflictDoNothing().returning();
  return row ?? null;
}

/** The student's submission with this Idempotency-Key, or else their pending one of the same form. */
export async function findSameSubmission(
  db: Database,
  { user_id, idempotency_key, fingerprint }: Pick<NewSubmission, "user_id" | "idempotency_key" | "fingerprint">,
): Promise<SubmissionRow | null> {
  const sameForm = and(eq(submissions.fingerprint, fingerprint), eq(submissions.status, "pending_review"));
  const sameKey = idempotency_key === null ? undefined : eq(submissions.idempotency_key, idempotency_key);
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.user_id, user_id), or(sameKey, sameForm)))
    .orderBy(sql`${submissions.idempotency_key} is not distinct from ${idempotency_key} desc`)
    .limit(1);
  return row ?? null;
}

/** The submission with this id, of any student, or null. For the operator. */
export async function findSubmission(db: Database, id: string): Promise<SubmissionRow | null> {
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
  return row ?? null;
}

/** As `findSubmission`, and locks it until the end of the transaction, so that one review of it counts. */
export async function lockSubmission(tx: Database, id: string): Promise<SubmissionRow | null> {
  const [row] = await tx.select().from(submissions).where(eq(submissions.id, id)).for("update");
  return row ?? null;
}

/** The submissions of all students in a state, the oldest first. For the operator. */
export function submissionsInState(db: Database, status: SubmissionStatus, limit: number): Promise<SubmissionRow[]> {
  return db
    .select()
    .from(submissions)
    .where(eq(submissions.status, status))
    .orderBy(submissions.created_at, submissions.id)
    .limit(limit);
}

/**
 * The other pending submissions, of all students, with the title or the page of this one, the oldest first and at most
 * 20. Case and a final slash do not count. For the operator.
 */
export function pendingLike(db: Database, { id, form }: SubmissionRow): Promise<SubmissionRow[]> {
  const sameTitle = sql`lower(${submissions.form}->>'title') = lower(${form.title})`;
  const samePage = sql`lower(rtrim(${submissions.form}->>'application_url', '/')) = lower(rtrim(${form.application_url}, '/'))`;
  return db
    .select()
    .from(submissions)
    .where(and(eq(submissions.status, "pending_review"), ne(submissions.id, id), or(sameTitle, samePage)))
    .orderBy(submissions.created_at, submissions.id)
    .limit(20);
}

export type Review = Pick<SubmissionRow, "status" | "reason" | "scholarship_id" | "reviewed_at">;

export async function saveReview(tx: Database, { user_id, id }: SubmissionRow, review: Review): Promise<void> {
  await tx
    .update(submissions)
    .set(review)
    .where(and(eq(submissions.user_id, user_id), eq(submissions.id, id)));
}

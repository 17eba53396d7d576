import { type Submission, validationOf } from "#domain/submissions/submission.ts";
import type { Deps } from "#server/deps.ts";
import { checkSubmission } from "./read-submission.ts";
import { type SubmissionRow, submissionsOf } from "./store.ts";

const mostListed = 100;

/** The student's own submissions, newest first. */
export async function listSubmissions({ db }: Pick<Deps, "db">, studentId: string): Promise<Submission[]> {
  return (await submissionsOf(db, studentId, mostListed)).map(shownToStudent);
}

const shownToStudent = ({ id, form, status, reason, scholarship_id, ...at }: SubmissionRow): Submission => ({
  id,
  title: form.title,
  provider_name: form.provider_name,
  status,
  validation_status: validationOf(status),
  reason,
  scholarship_id,
  created_at: at.created_at.toISOString(),
  reviewed_at: at.reviewed_at?.toISOString() ?? null,
  ...checkSubmission(form, at.created_at),
});

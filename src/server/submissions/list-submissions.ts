import { LRUCache } from "lru-cache";
import type { ScamCheck } from "#domain/scams/check-for-scams.ts";
import { type Submission, validationOf } from "#domain/submissions/submission.ts";
import type { Deps } from "#server/deps.ts";
import { checkSubmission } from "./read-submission.ts";
import { type SubmissionRow, submissionsOf } from "./store.ts";

const mostListed = 100;
const mostChecks = 2000;

/** The checks by submission. Its form never changes, and reading it costs more than the rest of the list. */
const checks = new LRUCache<string, ScamCheck>({ max: mostChecks });

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
  ...checkOf(id, form, at.created_at),
});

function checkOf(id: string, form: SubmissionRow["form"], createdAt: Date): ScamCheck {
  const known = checks.get(id);
  if (known) return known;
  const check = checkSubmission(form, createdAt);
  checks.set(id, check);
  return check;
}

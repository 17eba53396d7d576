import { randomBytes } from "node:crypto";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { validationOf } from "#domain/submissions/submission.ts";
import { deadlineProblem, type SubmittedScholarship } from "#domain/submissions/submitted-scholarship.ts";
import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { fingerprintOf } from "#server/platform/fingerprint.ts";
import { invalidInput, Problem } from "#server/platform/http/problem.ts";
import { countUse } from "#server/platform/rate-limit/rate-limit.ts";
import { type CatalogueEntry, newRow } from "#server/scholarships/saving/catalogue-entry.ts";
import { toScholarship } from "#server/scholarships/store.ts";
import { readSubmission } from "./read-submission.ts";
import { findSameSubmission, insertSubmission, type SubmissionRow } from "./store.ts";

const daySeconds = 86_400;
/** For each student. A form that is sent again does not count. */
const submissionLimit = { max: 10, windowSeconds: daySeconds };

/** `idempotencyKey` is the header; null without one. */
export type Sending = { studentId: string; idempotencyKey: string | null };

/**
 * Stores a submission for review and returns the scholarship as it was read, in state `pending_review`. The same form or
 * the same `Idempotency-Key` again returns the first submission. Throws 400 `invalid_input`, 422
 * `idempotency_key_reused` when the key came with another form, and 429 `too_many_submissions` after 10 in a day.
 */
export async function submitScholarship(
  { db, clock, env }: Pick<Deps, "db" | "clock" | "env">,
  { studentId: user_id, idempotencyKey: idempotency_key }: Sending,
  form: SubmittedScholarship,
): Promise<Scholarship> {
  const now = clock();
  const entry = readableEntry(form, now);
  const fingerprint = fingerprintOf(form);
  const sent = { user_id, form, idempotency_key, fingerprint, created_at: now };
  const stored = await inTransaction(db, async (tx) => {
    const added = await insertSubmission(tx, { ...sent, id: randomBytes(10).toString("hex") });
    if (!added) return firstOf(await findSameSubmission(tx, sent), fingerprint);
    const use = { what: "submissions", parts: [user_id], limit: submissionLimit };
    const counted = await countUse({ db: tx, env, clock }, use);
    // The error undoes the insertion.
    if (!counted.allowed) throw tooManySubmissions(counted.retryAfterSeconds);
    return added;
  });
  return asScholarship(stored, entry, now);
}

/** The scholarship that a form states. Throws 400 `invalid_input` with the fields that keep it from being stored. */
export function readableEntry(form: SubmittedScholarship, now: Date): CatalogueEntry {
  const message = deadlineProblem(form.deadline, deadlineDay(now));
  if (message !== null) throw invalidInput([{ path: "deadline", message }]);
  const read = readSubmission(form, now);
  if (!read.ok) throw invalidInput([{ path: "title", message: `This cannot be read: ${read.reason}.` }]);
  return read.entry;
}

function firstOf(first: SubmissionRow | null, fingerprint: string): SubmissionRow {
  // It was reviewed, or its account deleted, between two statements.
  if (!first) throw new Problem(409, "submission_changed", "This changed meanwhile. Please send it again.");
  if (first.fingerprint === fingerprint) return first;
  throw new Problem(
    422,
    "idempotency_key_reused",
    "This Idempotency-Key was sent with another scholarship. Use a new one.",
  );
}

/** Never the state that a row of the catalog would have: nothing of a pending submission is in the catalog. */
function asScholarship({ id, status, created_at }: SubmissionRow, entry: CatalogueEntry, now: Date): Scholarship {
  const row = newRow({ ...entry, id, status, validation_status: validationOf(status) }, created_at);
  const { canonical_address, dedupe_key, title_key, known_as, content_hash, ...shown } = row;
  return toScholarship(shown, deadlineDay(now));
}

function tooManySubmissions(seconds: number): Problem {
  const hours = Math.max(1, Math.ceil(seconds / 3600));
  return new Problem(
    429,
    "too_many_submissions",
    `You can submit ${submissionLimit.max} scholarships a day. Please send this one in ${hours === 1 ? "an hour" : `${hours} hours`}.`,
    { headers: { "Retry-After": String(seconds) }, fields: { retry_after: seconds } },
  );
}

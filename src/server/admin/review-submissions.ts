import { dayOf } from "#domain/calendar/day.ts";
import { isWarned } from "#domain/scams/scam-level.ts";
import type { SubmissionStatus } from "#domain/submissions/submission.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { checkSubmission } from "#server/submissions/read-submission.ts";
import {
  type Approval,
  approveSubmission,
  type Refusal,
  rejectSubmission,
} from "#server/submissions/review-submission.ts";
import { findSubmission, type SubmissionRow, submissionsInState } from "#server/submissions/store.ts";
import { shownSubmission, submissionLine } from "./shown-submission.ts";

type Output = { out: NodeJS.WritableStream; err: NodeJS.WritableStream };
type Review = { id: string; now: Date } & Pick<Deps, "db" | "jobs">;

/** The states as the operator names them. */
export const reviewStates = { pending: "pending_review", approved: "active", rejected: "rejected" } as const;

/** Writes one line for each submission in a state, the oldest first, with a mark for signs of a scam, and their number. */
export async function listSubmissions(
  db: Database,
  { status, limit }: { status: SubmissionStatus; limit: number },
  { now, out }: { now: Date } & Pick<Output, "out">,
): Promise<void> {
  const submissions = await submissionsInState(db, status, limit);
  for (const submission of submissions) {
    const mark = isWarned(checkSubmission(submission.form, now).scam_level) ? "  signs of a scam" : "";
    out.write(`${submissionLine(submission)}${mark}
`);
  }
  out.write(`submissions ${submissions.length}\n`);
}

/** Each of these writes its result and returns the exit code. */
export async function showSubmission({ db, id, now }: Omit<Review, "jobs">, output: Output): Promise<number> {
  const submission = await findSubmission(db, id);
  if (!submission) return refused({ ok: false, reason: "unknown" }, id, output);
  output.out.write(await shownSubmission(db, submission, now));
  return 0;
}

export async function approve({ id, ...parts }: Review, despiteWarnings: boolean, output: Output): Promise<number> {
  const approval: Approval = await approveSubmission(parts, id, despiteWarnings);
  if (!approval.ok) return refused(approval, id, output);
  const { scholarship_id, merged, isListed } = approval;
  const did = merged ? `merged into scholarship ${scholarship_id}` : `added as scholarship ${scholarship_id}`;
  output.out.write(`approved ${id}: ${did}${isListed ? "" : ", which its warnings keep out of all lists"}\n`);
  return 0;
}

export async function reject({ id, ...parts }: Review, reason: string, output: Output): Promise<number> {
  const rejection = await rejectSubmission(parts, id, reason);
  if (!rejection.ok) return refused(rejection, id, output);
  output.out.write(`rejected ${id}\n`);
  return 0;
}

function refused(refusal: Refusal, id: string, { err }: Output): number {
  err.write(`${refusalText(refusal, id)}\n`);
  return 1;
}

function refusalText(refusal: Refusal, id: string): string {
  switch (refusal.reason) {
    case "unknown":
      return `There is no submission ${id}. Its student may have deleted their account.`;
    case "reviewed":
      return `Submission ${id} was ${reviewed(refusal.submission)}. A review cannot be changed.`;
    case "deadline_passed":
      return `The deadline of submission ${id} passed on ${refusal.deadline}. Reject it, so that the student can send the next one.`;
    case "unstorable":
      return `Submission ${id} cannot be stored: ${refusal.detail}.`;
    case "warned":
      return `Submission ${id} has signs of a scam: read its warnings with "submissions show". To add it all the same, approve it with --despite-warnings.`;
  }
}

function reviewed({ status, reviewed_at, reason, scholarship_id }: SubmissionRow): string {
  const day = reviewed_at ? ` on ${dayOf(reviewed_at)}` : "";
  if (status === "rejected") return `rejected${day}: ${reason}`;
  return `approved${day}${scholarship_id === null ? "" : ` as scholarship ${scholarship_id}`}`;
}

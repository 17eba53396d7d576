import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { emailOf } from "#server/accounts/account-data/store.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { enqueueMail } from "#server/platform/mail/mail-queue.ts";
import { newRow } from "#server/scholarships/saving/catalogue-entry.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { readSubmission } from "./read-submission.ts";
import { lockSubmission, type Review, type SubmissionRow, saveReview } from "./store.ts";
import { reviewedMail } from "./submission-mails.ts";

type Reviewing = Pick<Deps, "db" | "jobs"> & { now: Date };

export type Refusal =
  | { ok: false; reason: "unknown" }
  | { ok: false; reason: "reviewed"; submission: SubmissionRow }
  | { ok: false; reason: "deadline_passed"; deadline: string }
  | { ok: false; reason: "unstorable"; detail: string }
  | { ok: false; reason: "warned" };

/**
 * `merged`: the catalog had this scholarship, and the submission was merged into it. `isListed`: its warnings do not keep it
 * out of the lists.
 */
export type Approval = { ok: true; scholarship_id: string; merged: boolean; isListed: boolean } | Refusal;

/**
 * Adds a pending submission to the catalog as an active, verified scholarship, and mails the student once the
 * transaction has committed. The same scholarship in the catalog is updated instead. One with signs of a scam that say
 * to stop is refused as `warned`, unless `despiteWarnings` is true.
 */
export function approveSubmission(
  { db, jobs, now }: Reviewing,
  id: string,
  despiteWarnings: boolean,
): Promise<Approval> {
  return db.transaction(async (tx) => {
    const submission = await lockSubmission(tx, id);
    if (submission?.status !== "pending_review") return notPending(submission);
    const { deadline } = submission.form;
    if (deadline !== null && deadline < deadlineDay(now)) return { ok: false, reason: "deadline_passed", deadline };
    const read = readSubmission(submission.form, now);
    if (!read.ok) return { ok: false, reason: "unstorable", detail: read.reason };
    if (!despiteWarnings && newRow(read.entry, now).scam_level === "stop") return { ok: false, reason: "warned" };
    const entry = { ...read.entry, id, status: "active", validation_status: "verified" } as const;
    const { ids, merged, refused, levels } = await saveScholarships(tx, [entry], now, { approved: true });
    const [scholarship_id] = ids;
    if (scholarship_id === undefined || refused[0])
      return { ok: false, reason: "unstorable", detail: refused[0]?.reason ?? "nothing was stored" };
    const review: Review = { status: "active", reason: null, scholarship_id, reviewed_at: now };
    const isListed = levels.stop === 0;
    await closeReview({ db: tx, jobs }, { ...submission, isListed }, review);
    return { ok: true, scholarship_id, merged: merged > 0, isListed };
  });
}

/** Rejects a pending submission for a reason that the student reads, and mails them. */
export function rejectSubmission(
  { db, jobs, now }: Reviewing,
  id: string,
  reason: string,
): Promise<{ ok: true } | Refusal> {
  return db.transaction(async (tx) => {
    const submission = await lockSubmission(tx, id);
    if (submission?.status !== "pending_review") return notPending(submission);
    const review: Review = { status: "rejected", reason, scholarship_id: null, reviewed_at: now };
    await closeReview({ db: tx, jobs }, { ...submission, isListed: false }, review);
    return { ok: true };
  });
}

const notPending = (submission: SubmissionRow | null): Refusal =>
  submission ? { ok: false, reason: "reviewed", submission } : { ok: false, reason: "unknown" };

async function closeReview(
  { db, jobs }: { db: Database; jobs: Deps["jobs"] },
  submission: SubmissionRow & { isListed: boolean },
  review: Review,
): Promise<void> {
  await saveReview(db, submission, review);
  const email = await emailOf(db, submission.user_id);
  if (email !== null) await enqueueMail({ jobs, db }, reviewedMail(email, submission));
}

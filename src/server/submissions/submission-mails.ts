import type { Database } from "#server/platform/database/database.ts";
import type { Env } from "#server/platform/env.ts";
import { layOutMail, type MailWords } from "#server/platform/mail/mail-layout.ts";
import type { MailJob, MailTemplate } from "#server/platform/mail/mail-queue.ts";
import { checkSubmission } from "./read-submission.ts";
import { findSubmission, type SubmissionRow } from "./store.ts";

const kind = "submission_reviewed";

/** `isListed`: an approved scholarship is in the lists, which one with warnings to stop is not. */
type Reviewed = Pick<SubmissionRow, "user_id" | "id"> & { isListed: boolean };

/** The job that tells a student what became of their submission. */
export const reviewedMail = (email: string, { user_id, id, isListed }: Reviewed): MailJob => ({
  kind,
  email,
  user_id,
  details: { submission_id: id, is_listed: isListed },
});

/** The template of the mail about a review. Null when the submission was deleted since. */
export const submissionTemplates = ({ env, db }: { env: Env; db: Database }): Record<typeof kind, MailTemplate> => ({
  [kind]: async ({ email, details }) => {
    const submission = await findSubmission(db, String(details.submission_id));
    if (!submission) return null;
    const approved = details.is_listed === false ? unlistedWords : approvedWords;
    const words = submission.status === "active" ? approved(submission, env) : rejectedWords(submission, env);
    return layOutMail(email, { ...words, notes: [`Questions? Write to ${env.SUPPORT_EMAIL}.`] });
  },
});

const approvedWords = ({ form, scholarship_id }: SubmissionRow, { PUBLIC_URL }: Env): MailWords => ({
  subject: `Your scholarship is in Laurel: ${form.title}`,
  paragraphs: [
    `We checked the scholarship "${form.title}" that you submitted, and added it. Thank you!`,
    "Students whom it fits now see it in their matches. So do you, if it fits you.",
  ],
  ...(scholarship_id !== null && {
    action: { label: "See the scholarship", url: `${PUBLIC_URL}/scholarships/${scholarship_id}` },
  }),
});

const unlistedWords = (submission: SubmissionRow, env: Env): MailWords => ({
  ...approvedWords(submission, env),
  paragraphs: [
    `We checked the scholarship "${submission.form.title}" that you submitted, and gave it a page.`,
    "It has signs of a scam. Its page says which, and no list shows it.",
  ],
});

/** A scam is not worth a second submission, so its student is not told to send it again. */
const rejectedWords = ({ form, reason, created_at }: SubmissionRow, { PUBLIC_URL }: Env): MailWords => ({
  subject: `We did not add the scholarship ${form.title}`,
  paragraphs: [
    `Thank you for submitting "${form.title}". We checked it and did not add it to Laurel.`,
    `The reason: ${reason}`,
    ...(checkSubmission(form, created_at).scam_level === "stop"
      ? []
      : ["You can submit it again once that has changed."]),
  ],
  action: { label: "See your submissions", url: `${PUBLIC_URL}/dashboard?tab=tools` },
});

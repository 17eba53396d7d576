import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import type { OwnedTable } from "../database/owned-rows.ts";
import { deadLetters, FinalJobError, type JobQueue, type JobWorker, jobWorker } from "../jobs/job-queue.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { storedJobs } from "../jobs/stored-jobs.ts";
import { isRefusedForGood, type Mail, type Mailer } from "./mailer.ts";

/** A mail job for this email. */
export type MailJob = {
  /** The kind of the mail, which determines its template. */
  kind: string;
  email: string;
  /** The user that the mail is about, where known. */
  user_id?: string | null;
  details?: Record<string, unknown>;
};

/** A mail job in progress; `attempts` includes the current attempt. */
export type OutgoingMail = Required<MailJob> & { attempts: number };

/** Creates the mail of a job when it is sent; null when there is nothing to send. */
export type MailTemplate = (mail: OutgoingMail) => Promise<Mail | null>;

/**
 * Mail jobs: kind, recipient and details of mails that are not sent yet. The text and any token are created when the
 * mail is sent, so that no secret is stored. The retries last about a day.
 */
const mailQueue: JobQueue<Required<MailJob>> = {
  name: "mail",
  data: z.object({
    kind: z.string(),
    email: z.string(),
    user_id: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  }),
  timeLimitSeconds: 120,
  retries: { max: 55, firstWaitSeconds: 5, longestWaitSeconds: 30 * 60 },
  concurrency: 6, // low enough for any mail server
  keptDays: 0,
  randomWaitMs: 60, // the work shows whether an email has an account
};

/** Jobs with a mail, also those that just failed for good. */
const holdsMail = inArray(storedJobs.name, [mailQueue.name, deadLetters.name]);

export const mailTables: readonly OwnedTable[] = [
  { name: "mail_jobs", table: storedJobs, user: sql`case when ${holdsMail} then ${storedJobs.data} ->> 'user_id' end` },
];

/**
 * Stores a mail job. Some process sends it as soon as the transaction of `db` has committed. The call takes the same time
 * for every kind of mail.
 */
export async function enqueueMail({ jobs, db }: { jobs: Jobs; db: Database }, job: MailJob): Promise<void> {
  await jobs.send(db, mailQueue, { user_id: null, details: {}, ...job });
}

/** Deletes every mail job to the email. */
export async function dropMailsTo(tx: Database, email: string): Promise<void> {
  await tx.delete(storedJobs).where(and(holdsMail, eq(sql`${storedJobs.data} ->> 'email'`, email)));
}

export type MailParts = {
  mail: Mailer;
  /** By kind. */
  templates: Record<string, MailTemplate>;
};

/** Renders and sends mails. A mail that the mail server refuses permanently is not tried again. */
export function mailWorker({ mail, templates }: MailParts): JobWorker {
  return jobWorker(mailQueue, async ({ data, attempt }) => {
    const template = templates[data.kind];
    // The job may come from a newer release, and only its processes have the template.
    if (!template) throw new Error(`this process has no template for mails of the kind ${data.kind}`);
    try {
      const made = await template({ ...data, attempts: attempt });
      if (made) await mail.send(made);
    } catch (error) {
      const Failure = isRefusedForGood(error) ? FinalJobError : Error;
      throw new Failure(`a mail of the kind ${data.kind} could not be sent`, { cause: error });
    }
  });
}

/** Sends every mail that is due, without waiting for a worker. Returns the number of processed jobs. */
export function deliverMails(parts: MailParts & { jobs: Jobs }): Promise<number> {
  return parts.jobs.runDue(mailWorker(parts));
}

import { eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../database/database.ts";
import type { OwnedTable } from "../database/owned-rows.ts";
import { outgoingMails } from "./mail-table.ts";
import { isRefusedForGood, type Mail, type Mailer } from "./mailer.ts";

export const mailTables: readonly OwnedTable[] = [
  { name: "outgoing_mails", table: outgoingMails, user: outgoingMails.user_id },
];

/** A mail job for this email. */
export type MailJob = {
  /** The kind of the mail, which determines its template. */
  kind: string;
  email: string;
  user_id?: string | null;
  details?: Record<string, unknown>;
};

/** A mail job in progress; `attempts` includes the current attempt. */
export type OutgoingMail = Required<MailJob> & { attempts: number };

/** Creates the mail of a job when it is sent; null when there is nothing to send. */
export type MailTemplate = (mail: OutgoingMail) => Promise<Mail | null>;

export type MailParts = {
  db: Database;
  log: Logger;
  mail: Mailer;
  /** By kind. */
  templates: Record<string, MailTemplate>;
};

const leaseMinutes = 2;
const longestWaitSeconds = 30 * 60;
const givenUpAfterHours = 24;
/** The concurrency limit for sending mails: low enough for any mail server. */
const batch = 5;

/**
 * Stores a mail job. Any process on this database sends it within about a second, or after the commit of a transaction.
 * The call takes the same time for every kind of mail.
 */
export async function enqueueMail(db: Database, job: MailJob): Promise<void> {
  await db.insert(outgoingMails).values(job);
}

/** Deletes every mail job to the email. */
export async function dropMailsTo(tx: Database, email: string): Promise<void> {
  await tx.delete(outgoingMails).where(eq(outgoingMails.email, email));
}

/**
 * Sends every mail that is due and returns the number of processed jobs. A failed job is tried again with growing
 * delays, for a day. If a process dies while sending, other processes send its jobs after two minutes.
 */
export async function deliverMails(parts: MailParts): Promise<number> {
  let processed = 0;
  for (;;) {
    const due = await lease(parts.db);
    await Promise.all(due.map((mail) => deliver(parts, mail)));
    processed += due.length;
    if (due.length < batch) return processed;
  }
}

type Leased = OutgoingMail & { id: string; old: boolean };

async function lease(db: Database): Promise<Leased[]> {
  const { rows } = await db.execute<Leased>(sql`
    update outgoing_mails set attempts = attempts + 1, next_attempt_at = now() + make_interval(mins => ${leaseMinutes})
    where id in (
      select id from outgoing_mails where next_attempt_at <= now() order by next_attempt_at
      limit ${batch} for update skip locked)
    returning id, kind, email, user_id, details, attempts,
      created_at < now() - make_interval(hours => ${givenUpAfterHours}) as old`);
  return rows;
}

async function deliver({ db, log, mail, templates }: MailParts, job: Leased): Promise<void> {
  const about = { mail_id: job.id, kind: job.kind, attempts: job.attempts };
  try {
    const template = templates[job.kind];
    // The job may come from a newer release, and only its processes have the template.
    if (!template) throw new Error(`this process has no template for mails of the kind ${job.kind}`);
    const made = await template(job);
    if (made) await mail.send(made);
  } catch (error) {
    if (!job.old && !isRefusedForGood(error)) return sendLater({ db, log }, job, error);
    log.error({ err: error, ...about }, "a mail could not be sent and was given up");
  }
  await db.delete(outgoingMails).where(eq(outgoingMails.id, job.id));
}

async function sendLater({ db, log }: Pick<MailParts, "db" | "log">, { id, kind, attempts }: Leased, error: unknown) {
  const seconds = Math.min(longestWaitSeconds, 5 * 2 ** (attempts - 1));
  log.warn({ err: error, mail_id: id, kind, attempts, retry_in_seconds: seconds }, "a mail could not be sent yet");
  const next_attempt_at = sql`now() + make_interval(secs => ${seconds})`;
  await db.update(outgoingMails).set({ next_attempt_at }).where(eq(outgoingMails.id, id));
}

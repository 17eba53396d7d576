import { eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../database/database.ts";
import type { OwnedTable } from "../database/owned-rows.ts";
import { outgoingMails } from "./mail-table.ts";
import { isRefusedForGood, type Mail, type Mailer } from "./mailer.ts";

export const mailTables: readonly OwnedTable[] = [
  { name: "outgoing_mails", table: outgoingMails, user: outgoingMails.user_id },
];

export type MailJob = {
  /** Which composer makes the mail. */
  kind: string;
  address: string;
  user_id?: string | null;
  details?: Record<string, unknown>;
};

/** `attempts` counts this one. */
export type OutgoingMail = Required<MailJob> & { attempts: number };

/** Makes the mail of a kind at the moment of sending; null when there is nothing to send (any more). */
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
/** As many at once as a mail server takes from one sender without complaint. */
const batch = 5;

/**
 * Notes that a mail is wished for; it is made and sent later, by any process on this database. In a transaction it is
 * sent if that commits. Costs the same whatever the mail turns out to be.
 */
export async function enqueueMail(db: Database, wish: MailJob): Promise<void> {
  await db.insert(outgoingMails).values(wish);
}

/** Forgets every mail to the address that is still to be sent. */
export async function dropMailsTo(tx: Database, address: string): Promise<void> {
  await tx.delete(outgoingMails).where(eq(outgoingMails.address, address));
}

/**
 * Sends every mail that is due and answers how many were dealt with. What fails stays and is tried again, later each
 * time, for a day. A process that dies while sending leaves its mails to the others after two minutes.
 */
export async function deliverMails(parts: MailParts): Promise<number> {
  let dealtWith = 0;
  for (;;) {
    const due = await lease(parts.db);
    await Promise.all(due.map((mail) => deliver(parts, mail)));
    dealtWith += due.length;
    if (due.length < batch) return dealtWith;
  }
}

type Leased = OutgoingMail & { id: string; old: boolean };

async function lease(db: Database): Promise<Leased[]> {
  const { rows } = await db.execute<Leased>(sql`
    update outgoing_mails set attempts = attempts + 1, next_attempt_at = now() + make_interval(mins => ${leaseMinutes})
    where id in (
      select id from outgoing_mails where next_attempt_at <= now() order by next_attempt_at
      limit ${batch} for update skip locked)
    returning id, kind, address, user_id, details, attempts,
      created_at < now() - make_interval(hours => ${givenUpAfterHours}) as old`);
  return rows;
}

async function deliver({ db, log, mail, templates }: MailParts, wish: Leased): Promise<void> {
  const about = { mail_id: wish.id, kind: wish.kind, attempts: wish.attempts };
  try {
    const compose = templates[wish.kind];
    // A newer release may have wished for it; one of its processes will know.
    if (!compose) throw new Error(`this process cannot compose a mail of the kind ${wish.kind}`);
    const composed = await compose(wish);
    if (composed) await mail.send(composed);
  } catch (error) {
    if (!wish.old && !isRefusedForGood(error)) return sendLater({ db, log }, wish, error);
    log.error({ err: error, ...about }, "a mail could not be sent and was given up");
  }
  await db.delete(outgoingMails).where(eq(outgoingMails.id, wish.id));
}

async function sendLater({ db, log }: Pick<MailParts, "db" | "log">, { id, kind, attempts }: Leased, error: unknown) {
  const seconds = Math.min(longestWaitSeconds, 5 * 2 ** (attempts - 1));
  log.warn({ err: error, mail_id: id, kind, attempts, retry_in_seconds: seconds }, "a mail could not be sent yet");
  const next_attempt_at = sql`now() + make_interval(secs => ${seconds})`;
  await db.update(outgoingMails).set({ next_attempt_at }).where(eq(outgoingMails.id, id));
}

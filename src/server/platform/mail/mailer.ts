import { desc, eq, lt, or, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Env } from "../env.ts";
import { once } from "../once.ts";
import { outbox } from "./mail-table.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The email for replies, when it is not MAIL_FROM. */
  reply_to?: string;
};

/** `send` resolves when the mail server has accepted the mail, and throws otherwise. */
export type Mailer = { send(mail: Mail): Promise<void> };

const timeoutMs = 15_000;

/** Sends with SMTP_URL. Without it, mails go to the local outbox that `/dev/outbox` shows. */
export function createMailer(env: Pick<Env, "SMTP_URL" | "MAIL_FROM">, db: Database): Mailer {
  if (!env.SMTP_URL)
    return {
      send: async ({ reply_to: _, ...mail }) => {
        await db.insert(outbox).values(mail);
      },
    };
  const url = env.SMTP_URL;
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  // Loaded with the first mail, not while the server starts.
  const transport = once(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ url, ...timeouts }, { from: env.MAIL_FROM });
  });
  return {
    send: async ({ to, reply_to, ...mail }) => {
      // Recipients are objects: a string would be parsed as a list, and a comma in it would add a recipient.
      const address = { name: "", address: to };
      const replyTo = reply_to === undefined ? {} : { replyTo: { name: "", address: reply_to } };
      const sender = await transport();
      await sender.sendMail({ ...mail, ...replyTo, to: address, headers: { "Auto-Submitted": "auto-generated" } });
    },
  };
}

/** Whether the mail server refused this mail permanently: no such mailbox, for example. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "EENVELOPE" || error.code === "EMESSAGE") &&
  "responseCode" in error &&
  Number(error.responseCode) >= 500;

export type OutboxMail = Mail & { id: string; created_at: Date; links: string[] };

/** The newest mails of the local outbox, with the URLs of their links. */
export async function newestInOutbox(db: Database, limit: number): Promise<OutboxMail[]> {
  const rows = await db.select().from(outbox).orderBy(desc(outbox.created_at), desc(outbox.id)).limit(limit);
  return rows.map((row) => ({ ...row, links: row.text.match(/https?:\/\/\S+/g) ?? [] }));
}

/** Deletes mails that are older than a day from the local outbox. */
export async function clearOutbox(db: Database): Promise<void> {
  await db.delete(outbox).where(lt(outbox.created_at, sql`now() - interval '1 day'`));
}

/** Deletes every mail to the email from the local outbox, and mails from it to support. */
export async function clearOutboxOf(tx: Database, email: string): Promise<void> {
  const wrote = sql`position(${`<${email}>`} in lower(${outbox.text})) > 0`;
  await tx.delete(outbox).where(or(eq(outbox.to, email), wrote));
}

import { desc, eq, lt, or, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Env } from "../env.ts";
import { outbox } from "./mail-table.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who gets an answer; without it whoever MAIL_FROM names. */
  reply_to?: string;
};

/** How mails leave: `send` resolves when the next server has taken the mail, and throws when it has not. */
export type Mailer = { send(mail: Mail): Promise<void> };

const patienceMs = 15_000;

/** Sends by SMTP_URL; without one, into the local outbox that `/dev/outbox` shows. */
export function createMailer(env: Pick<Env, "SMTP_URL" | "MAIL_FROM">, db: Database): Mailer {
  if (!env.SMTP_URL)
    return {
      send: async ({ reply_to: _, ...mail }) => {
        await db.insert(outbox).values(mail);
      },
    };
  const url = env.SMTP_URL;
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  // Loaded with the first mail, not while the server starts.
  const transport = once(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ url, ...patience }, { from: env.MAIL_FROM });
  });
  return {
    send: async ({ to, reply_to, ...mail }) => {
      // As objects, because a string is read as a list, which a comma in it would lengthen.
      const address = { name: "", address: to };
      const replyTo = reply_to === undefined ? {} : { replyTo: { name: "", address: reply_to } };
      const sender = await transport();
      await sender.sendMail({ ...mail, ...replyTo, to: address, headers: { "Auto-Submitted": "auto-generated" } });
    },
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Whether the mail server refused this mail for good: no such mailbox, and the like. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "EENVELOPE" || error.code === "EMESSAGE") &&
  "responseCode" in error &&
  Number(error.responseCode) >= 500;

export type OutboxMail = Mail & { id: string; created_at: Date; links: string[] };

/** The newest mails of the local outbox, with every address they link to. */
export async function newestInOutbox(db: Database, limit: number): Promise<OutboxMail[]> {
  const rows = await db.select().from(outbox).orderBy(desc(outbox.created_at), desc(outbox.id)).limit(limit);
  return rows.map((row) => ({ ...row, links: row.text.match(/https?:\/\/\S+/g) ?? [] }));
}

/** Removes what the local outbox holds longer than a day. */
export async function clearOutbox(db: Database): Promise<void> {
  await db.delete(outbox).where(lt(outbox.created_at, sql`now() - interval '1 day'`));
}

/** Removes every mail to the address from the local outbox, and those to support that it wrote. */
export async function clearOutboxOf(tx: Database, address: string): Promise<void> {
  const wrote = sql`position(${`<${address}>`} in lower(${outbox.text})) > 0`;
  await tx.delete(outbox).where(or(eq(outbox.to, address), wrote));
}

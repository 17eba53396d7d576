import { latestMessages, type StoredMessage } from "#server/contact/store.ts";
import type { Database } from "#server/platform/database/database.ts";

type ContactQuery = { since: Date; limit: number; heldBack: boolean };

/** Writes the messages, newest first, one block each. The last line has their count. */
export async function listContact(db: Database, query: ContactQuery, out: NodeJS.WritableStream): Promise<void> {
  const messages = await latestMessages(db, query);
  for (const message of messages) out.write(`${block(message)}\n\n`);
  out.write(`messages ${messages.length}\n`);
}

const reasons = { trap: "held back: filled in by a program", flood: "held back: too many at once" } as const;

function block({ created_at, name, email, subject, message, held_back }: StoredMessage): string {
  const about = [created_at.toISOString(), `${name} <${email}>`, ...(held_back ? [reasons[held_back]] : [])].join("  ");
  // The indent keeps a line of a message from looking like a line of this list.
  const words = message.split("\n").map((line) => `    ${line}`.trimEnd());
  return [about, `  ${subject}`, ...words].join("\n");
}

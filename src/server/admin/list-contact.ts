import { type KeptMessage, latestMessages } from "#server/contact/store.ts";
import type { Database } from "#server/platform/database/database.ts";

export type ContactWish = { since: Date; limit: number; heldBack: boolean };

/** Writes what visitors sent, newest first, one block each, and a line that counts them. */
export async function listContact(db: Database, wish: ContactWish, out: NodeJS.WritableStream): Promise<void> {
  const messages = await latestMessages(db, wish);
  for (const message of messages) out.write(`${block(message)}\n\n`);
  out.write(`messages ${messages.length}\n`);
}

const reasons = { trap: "held back: filled in by a program", flood: "held back: too many at once" } as const;

function block({ created_at, name, email, subject, message, held_back }: KeptMessage): string {
  const about = [created_at.toISOString(), `${name} <${email}>`, ...(held_back ? [reasons[held_back]] : [])].join("  ");
  // Indented, so that no line of a message can pass for one of ours.
  const words = message.split("\n").map((line) => `    ${line}`.trimEnd());
  return [about, `  ${subject}`, ...words].join("\n");
}

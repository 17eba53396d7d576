import { and, desc, eq, gte, sql } from "drizzle-orm";
import { dayOf } from "#domain/calendar/day.ts";
import type { ContactMessage, HeldBack } from "#domain/contact/contact-message.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fingerprintOf } from "#server/platform/fingerprint.ts";
import { contactMessages } from "./table.ts";

export type StoredMessage = ContactMessage & { id: string; held_back: HeldBack | null; created_at: Date };

const columns = {
  id: contactMessages.id,
  name: contactMessages.name,
  email: contactMessages.email,
  subject: contactMessages.subject,
  message: contactMessages.message,
  held_back: contactMessages.held_back,
  created_at: contactMessages.created_at,
};

/** Stores a message. Returns its id, or null when the same message was already stored today. */
export async function storeMessage(
  db: Database,
  { name, email, subject, message }: ContactMessage,
  { user_id, held_back, now }: { user_id: string | null; held_back: HeldBack | null; now: Date },
): Promise<string | null> {
  const fingerprint = fingerprintOf([email.toLowerCase(), subject, message, dayOf(now)]);
  const [row] = await db
    .insert(contactMessages)
    .values({ user_id, name, email, subject, message, held_back, fingerprint, created_at: now })
    .onConflictDoNothing({ target: contactMessages.fingerprint })
    .returning({ id: contactMessages.id });
  return row?.id ?? null;
}

/** The message with this id, or null. */
export async function findMessage(db: Database, id: string): Promise<StoredMessage | null> {
  const [row] = await db.select(columns).from(contactMessages).where(eq(contactMessages.id, id));
  return row ?? null;
}

/** The messages since a moment, newest first. `heldBack` includes those that were not mailed. */
export function latestMessages(
  db: Database,
  { since, limit, heldBack }: { since: Date; limit: number; heldBack: boolean },
): Promise<StoredMessage[]> {
  const mailed = heldBack ? undefined : sql`${contactMessages.held_back} is null`;
  return db
    .select(columns)
    .from(contactMessages)
    .where(and(gte(contactMessages.created_at, since), mailed))
    .orderBy(desc(contactMessages.created_at), contactMessages.id)
    .limit(limit);
}

/** Deletes every message from an email, ignoring case. Returns their number. */
export async function deleteMessagesFrom(db: Database, email: string): Promise<number> {
  const deleted = await db
    .delete(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()))
    .returning({ id: contactMessages.id });
  return deleted.length;
}

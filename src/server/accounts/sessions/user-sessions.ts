import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { AccountSession } from "#domain/accounts/account-settings.ts";
import { deviceWords } from "#domain/accounts/device-name.ts";
import type { Database } from "#server/platform/database/database.ts";
import { sessions, verifications } from "../table.ts";

/** Where the student is signed in, the last used first; `token` is the session that asks. */
export async function listSessions(db: Database, userId: string, token: string | null): Promise<AccountSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, sql`now()`)))
    .orderBy(desc(sessions.updated_at), desc(sessions.created_at));
  return rows.map((row) => ({
    id: row.id,
    device: deviceWords(row.user_agent),
    created_at: row.created_at.toISOString(),
    last_used_at: row.updated_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    current: row.token === token,
  }));
}

/** Ends one session of the student; whether there was one. */
export async function endSession(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of the student but the one of this token, and every sign-in that waits for a second factor. */
export async function endSessions(db: Database, userId: string, but: string | null = null): Promise<void> {
  const others = but === null ? undefined : ne(sessions.token, but);
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), others));
  await db.delete(verifications).where(eq(verifications.value, userId));
}

/** Whether the session of this token was begun in the last so many minutes, by a way in. */
export async function isFresh(db: Database, token: string | null, minutes: number): Promise<boolean> {
  const begun = gt(sessions.created_at, sql`now() - make_interval(mins => ${minutes})`);
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.token, token ?? ""), begun));
  return rows.length > 0;
}

/** When the session of this token ends, or null when it has. */
export async function sessionEnd(db: Database, token: string): Promise<Date | null> {
  const [row] = await db
    .select({ expires_at: sessions.expires_at })
    .from(sessions)
    .where(and(eq(sessions.token, token), gt(sessions.expires_at, sql`now()`)));
  return row?.expires_at ?? null;
}

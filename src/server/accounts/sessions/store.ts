import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { AccountSession } from "#domain/accounts/account-settings.ts";
import { deviceWords } from "#domain/accounts/device-name.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { SignedInUser } from "#server/platform/http/routing.ts";
import { sessions, shownEmail, users, verifications } from "../table.ts";

// Uses the database clock: sessions expire by the real time, even when the server's clock is set for a demonstration.
export const isAlive = gt(sessions.expires_at, sql`now()`);

/** A `SignedInUser` of `sessions` joined with `users`. */
export const studentColumns = {
  id: users.id,
  email: shownEmail,
  full_name: users.full_name,
  signed_up_at: users.created_at,
  session_ages: sql<boolean>`${sessions.updated_at} < now() - interval '1 day'`,
};

/** A prepared query for the user of a session token; null when the session has ended. */
export function findUserBySession(db: Database): (token: string) => Promise<SignedInUser | null> {
  const query = db
    .select(studentColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token, sql.placeholder("token")), isAlive))
    .prepare("student_by_session");
  return async (token) => (await query.execute({ token }))[0] ?? null;
}

/** The user's sessions, the last used first; `token` is the current one. */
export async function listSessions(db: Database, userId: string, token: string | null): Promise<AccountSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isAlive))
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

/** Ends one session of the user. Returns whether it existed. */
export async function endSession(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/**
 * Ends all sessions of the user except the one with this token. Also ends sign-ins that wait for a second factor, and
 * sign-ins that were checked and have no session yet.
 */
export async function endSessions(tx: Database, userId: string, but: string | null = null): Promise<void> {
  const session_version = sql`${users.session_version} + 1`;
  await tx.update(users).set({ session_version }).where(eq(users.id, userId));
  const others = but === null ? undefined : ne(sessions.token, but);
  await tx.delete(sessions).where(and(eq(sessions.user_id, userId), others));
  await dropWaitingSignIns(tx, userId);
}

/** Ends the user's sign-ins that wait for a second factor. */
export async function dropWaitingSignIns(tx: Database, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId));
}

/** A user at the time when a sign-in was checked. */
export type CheckedUser = { id: string; session_version: number };

/**
 * The current state of the user; null when the user does not exist. Call it in the transaction that checks the sign-in.
 */
export async function checkedUser(tx: Database, userId: string): Promise<CheckedUser | null> {
  const [row] = await tx
    .select({ id: users.id, session_version: users.session_version })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Whether the user's sessions have not been ended since the check. Waits for a transaction that is ending them. */
export async function isCurrent(db: Database, { id, session_version }: CheckedUser): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.session_version, session_version)))
    .for("share");
  return rows.length > 0;
}

/** Ends the session with this token, if it exists. */
export async function endSessionOfToken(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

/** Whether the session of this token began in the last so many minutes. */
export async function isFresh(db: Database, token: string | null, minutes: number): Promise<boolean> {
  const begun = gt(sessions.created_at, sql`now() - make_interval(mins => ${minutes})`);
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.token, token ?? ""), begun));
  return rows.length > 0;
}

/** The expiry of the session with this token, or null when it has ended. */
export async function sessionEnd(db: Database, token: string): Promise<Date | null> {
  const [row] = await db
    .select({ expires_at: sessions.expires_at })
    .from(sessions)
    .where(and(eq(sessions.token, token), isAlive));
  return row?.expires_at ?? null;
}

/** Records that the account is in use now. */
export async function markSeen(db: Database, userId: string): Promise<void> {
  await db.update(users).set({ last_seen_at: sql`now()` }).where(eq(users.id, userId));
}

import { and, count, eq, sql } from "drizzle-orm";
import type { Database } from "#server/platform/database.ts";
import { sessions, users } from "./table.ts";

/**
 * When the student signed up, and whether the session of this token is old enough to be prolonged (a day after the last
 * time). Null when there is no such student.
 */
export async function accountAtSession(
  db: Database,
  studentId: string,
  token: string | null,
): Promise<{ signed_up_at: Date; session_ages: boolean } | null> {
  const [row] = await db
    .select({
      signed_up_at: users.created_at,
      session_ages: sql<boolean>`coalesce(${sessions.updated_at} < now() - interval '1 day', false)`,
    })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.user_id, users.id), eq(sessions.token, token ?? "")))
    .where(eq(users.id, studentId));
  return row ?? null;
}

/** How many students have an account. */
export async function countStudents(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(users);
  return row?.count ?? 0;
}

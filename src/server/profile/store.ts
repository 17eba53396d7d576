import { eq, sql } from "drizzle-orm";
import type { Profile, ProfileChanges } from "#domain/profile/profile.ts";
import type { Database } from "#server/platform/database.ts";
import { profiles } from "./table.ts";

/** The student's profile, or null when nothing was ever saved. */
export async function findProfile(db: Database, userId: string): Promise<Profile | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.user_id, userId));
  return row ? toProfile(row) : null;
}

/**
 * Merges the changes into the student's profile in one statement, so that saves from two screens at once both stay.
 * Absent fields are untouched, null clears, `demographics` merges key by key. `updated_at` always grows.
 */
export async function mergeProfile(
  db: Database,
  student: { id: string; email: string },
  changes: ProfileChanges,
  now: Date,
): Promise<Profile> {
  const { demographics, ...fields } = changes;
  const answers = sql`jsonb_strip_nulls(${JSON.stringify(demographics ?? {})}::jsonb)`;
  const [row] = await db
    .insert(profiles)
    .values({ ...fields, user_id: student.id, email: student.email, demographics: answers, updated_at: now })
    .onConflictDoUpdate({
      target: profiles.user_id,
      set: {
        ...fields,
        email: student.email,
        ...(demographics && {
          demographics: sql`jsonb_strip_nulls(${profiles.demographics} || ${JSON.stringify(demographics)}::jsonb)`,
        }),
        updated_at: sql`greatest(excluded.updated_at, ${profiles.updated_at} + interval '1 millisecond')`,
      },
    })
    .returning();
  if (!row) throw new Error("an upsert of a profile answered no row");
  return toProfile(row);
}

const toProfile = ({ updated_at, ...row }: typeof profiles.$inferSelect): Profile => ({
  ...row,
  updated_at: updated_at.toISOString(),
});

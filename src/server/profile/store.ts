import { and, count, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { ProfileFields } from "#domain/profile/merge-profile.ts";
import type { Profile } from "#domain/profile/profile.ts";
import type { Database } from "#server/platform/database/database.ts";
import { prepared } from "#server/platform/database/prepared.ts";
import { profiles } from "./table.ts";

export type StoredProfile = {
  profile: Profile;
  /** The time when the answer at each path last changed, as ISO text. A path that never changed is absent. */
  changed_at: Readonly<Record<string, string>>;
};

/** The student's profile, or null before the first save. */
export async function findProfile(db: Database, userId: string): Promise<Profile | null> {
  return (await findStoredProfile(db, userId))?.profile ?? null;
}

/** The student's profile with the times of its answers, or null before the first save. */
export async function findStoredProfile(db: Database, userId: string): Promise<StoredProfile | null> {
  const [row] = await profileOf(db).execute({ userId });
  return row ? toStored(row) : null;
}

const profileOf = prepared((db) =>
  db
    .select()
    .from(profiles)
    .where(eq(profiles.user_id, sql.placeholder("userId")))
    .prepare("profile_of_student"),
);

/** SQL: the answers that onboarding asks for. Other slices join it by `user_id`. */
export const onboardingAnswers = (db: Database) =>
  db
    .select({
      user_id: profiles.user_id,
      academic_level: profiles.academic_level,
      field_of_study: profiles.field_of_study,
    })
    .from(profiles)
    .as("onboarding_answers");

/** SQL: when each profile was last saved. Other slices join it by `user_id`. */
export const profileVersions = (db: Database) =>
  db.select({ user_id: profiles.user_id, updated_at: profiles.updated_at }).from(profiles).as("profile_versions");

type NewProfileRow = { fields: ProfileFields; changed_at: Readonly<Record<string, string>>; now: Date };

/**
 * Stores these fields as the student's whole profile, if it is still the one of `before`, or if there is still none. Null where it is another
 * one by now. Waits for nobody but a save at the same time.
 */
export async function storeProfile(
  db: Database,
  { id, email }: { id: string; email: string },
  { fields, changed_at, now }: NewProfileRow,
  before: Profile | null,
): Promise<Profile | null> {
  const values = { ...fields, email, changed_at, updated_at: now, user_id: id };
  const [row] = before
    ? await changedProfile(db).execute({ ...values, before: before.updated_at })
    : await firstProfile(db).execute(values);
  return row ? toStored(row).profile : null;
}

const { user_id: _, ...columns } = getTableColumns(profiles);
const valuesOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as never; // drizzle's types know no placeholders in objects that are made

const firstProfile = prepared((db) =>
  db
    .insert(profiles)
    .values(valuesOf([...Object.keys(columns), "user_id"]))
    .onConflictDoNothing()
    .returning()
    .prepare("first_profile_of_student"),
);

const changedProfile = prepared((db) =>
  db
    .update(profiles)
    .set(valuesOf(Object.keys(columns)))
    .where(
      and(
        eq(profiles.user_id, sql.placeholder("user_id")),
        eq(sql`date_trunc('milliseconds', ${profiles.updated_at})`, sql.placeholder("before")),
      ),
    )
    .returning()
    .prepare("changed_profile_of_student"),
);

const toStored = ({ updated_at, changed_at, ...row }: typeof profiles.$inferSelect): StoredProfile => ({
  profile: { ...row, updated_at: updated_at.toISOString() },
  changed_at,
});

/** Sets the email of the student's profile, if there is one. */
export async function saveProfileEmail(db: Database, userId: string, email: string): Promise<void> {
  await db.update(profiles).set({ email }).where(eq(profiles.user_id, userId));
}

/** Returns those of these users who have saved a profile. */
export async function whoHaveProfile(db: Database, userIds: string[]): Promise<Set<string>> {
  const rows = await db.select({ id: profiles.user_id }).from(profiles).where(inArray(profiles.user_id, userIds));
  return new Set(rows.map(({ id }) => id));
}

/**
 * The number of students with a saved profile. Accounts are not counted, because one person can create several for one
 * email, and a public count of emails would reveal which ones have an account.
 */
export async function countStudents(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(profiles);
  return row?.count ?? 0;
}

import { and, eq, sql } from "drizzle-orm";
import type { Profile } from "#domain/profile/profile.ts";
import { type BillingAccount, billingOfStudents } from "#server/billing/access/store.ts";
import type { Database } from "#server/platform/database/database.ts";
import { prepared } from "#server/platform/database/prepared.ts";
import type { SignedInUser } from "#server/platform/http/routing.ts";
import { onboardingAnswers } from "#server/profile/store.ts";
import { isAlive, studentColumns } from "../sessions/store.ts";
import { sessions, users } from "../table.ts";

/** The user of a session with all that `GET /api/me` answers. */
type StoredMe = SignedInUser & {
  has_profile: boolean;
  academic_level: Profile["academic_level"];
  field_of_study: string | null;
  /** Null when nothing was stored yet. */
  billing: BillingAccount | null;
};

/** Reads all of it by one query, because every page of the app asks for it; null when the session has ended. */
export async function findMe(db: Database, token: string): Promise<StoredMe | null> {
  const [row] = await meBySession(db).execute({ token });
  if (!row) return null;
  const { credits, trial_ends_at, premium_until, ...rest } = row;
  return { ...rest, billing: credits === null ? null : { credits, trial_ends_at, premium_until } };
}

const meBySession = prepared((db) => {
  const answers = onboardingAnswers(db);
  const billing = billingOfStudents(db);
  return db
    .select({
      ...studentColumns,
      has_profile: sql<boolean>`${answers.user_id} is not null`,
      academic_level: answers.academic_level,
      field_of_study: answers.field_of_study,
      credits: billing.credits,
      trial_ends_at: billing.trial_ends_at,
      premium_until: billing.premium_until,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(answers, eq(answers.user_id, users.id))
    .leftJoin(billing, eq(billing.user_id, users.id))
    .where(and(eq(sessions.token, sql.placeholder("token")), isAlive))
    .prepare("me_by_session");
});

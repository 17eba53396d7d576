import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type { Profile, ProfileChanges } from "#domain/profile/profile.ts";
import { cookieName } from "#server/accounts/cookies.ts";
import { sessions, users } from "#server/accounts/table.ts";
import { applyProfileChanges } from "#server/profile/apply-changes.ts";
import { type TestApp, testNow } from "./test-app.ts";

export type TestStudent = {
  id: string;
  email: string;
  full_name: string;
  /** Sends requests as this student: `call(path, { cookie: student.cookie })`. */
  cookie: string;
  profile: Profile | null;
};

/**
 * A signed-in student, with a profile if one is given. It is written directly to the database. `signUp` uses the API
 * instead.
 */
export async function makeStudent(
  { deps }: Pick<TestApp, "deps">,
  { profile, full_name = "Maya Ortiz" }: { profile?: ProfileChanges; full_name?: string } = {},
): Promise<TestStudent> {
  const id = randomUUID();
  const email = `${id}@example.test`;
  const token = randomBytes(16).toString("hex");
  await deps.db.insert(users).values({ id, email, full_name, created_at: testNow });
  await deps.db
    .insert(sessions)
    .values({ id: randomUUID(), user_id: id, token, expires_at: new Date(Date.now() + 3_600_000) });
  const signature = createHmac("sha256", deps.env.AUTH_SECRET).update(token).digest("base64");
  return {
    id,
    email,
    full_name,
    cookie: `${cookieName(deps.env, "session_token")}=${encodeURIComponent(`${token}.${signature}`)}`,
    profile: profile ? await savedProfile(deps, { id, email }, profile) : null,
  };
}

async function savedProfile({ db }: TestApp["deps"], student: { id: string; email: string }, changes: ProfileChanges) {
  const merged = await applyProfileChanges(db, student, { changes, now: testNow });
  if (!merged.ok) throw new Error("a merge without a time cannot clash");
  return merged.profile;
}

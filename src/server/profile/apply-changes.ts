import {
  answersByPath,
  blankProfile,
  differingPaths,
  mergeChanges,
  normalizeChanges,
} from "#domain/profile/merge-profile.ts";
import type { Profile, ProfileChanges } from "#domain/profile/profile.ts";
import type { Database } from "#server/platform/database/database.ts";
import { findStoredProfile, type StoredProfile, storeProfile } from "./store.ts";

type ProfileUpdate = {
  changes: ProfileChanges;
  now: Date;
  /** The `updated_at` that the client read. Without it no change is refused. */
  readAt?: string | undefined;
};
type AppliedChanges = { ok: true; profile: Profile } | { ok: false; reason: "changed_elsewhere"; paths: string[] };

/**
 * Stores the changes in the student's profile. Absent fields stay, and null clears a field. `demographics` and
 * `set_aside` merge key by key. A save that another one was quicker than begins again with what that one stored, and
 * `updated_at` always grows. If a sent answer has changed since `readAt`, refuses the changes and stores nothing.
 */
export async function applyProfileChanges(
  db: Database,
  student: { id: string; email: string },
  { changes, now, readAt }: ProfileUpdate,
): Promise<AppliedChanges> {
  const normalized = normalizeChanges(changes);
  for (;;) {
    const stored = await findStoredProfile(db, student.id);
    const before = stored?.profile ?? null;
    const fields = mergeChanges(before ? fieldsOf(before) : blankProfile, normalized);
    const differing = differingPaths(before ? fieldsOf(before) : blankProfile, fields);
    const sent = [...answersByPath(changes).keys(), ...answersByPath({ ...normalized, set_aside: {} }).keys()];
    const clashing = differing.filter((path) => sent.includes(path) && changedSince(stored, path, readAt));
    if (clashing.length > 0) return { ok: false, reason: "changed_elsewhere", paths: clashing };
    const at = new Date(Math.max(now.getTime(), before ? Date.parse(before.updated_at) + 1 : 0));
    const times = Object.fromEntries(differing.map((path) => [path, at.toISOString()]));
    const changed_at = { ...stored?.changed_at, ...times };
    const profile = await storeProfile(db, student, { fields, changed_at, now: at }, before);
    if (profile) return { ok: true, profile };
  }
}

function changedSince(stored: StoredProfile | null, path: string, readAt: string | undefined): boolean {
  const changedAt = stored?.changed_at[path];
  return readAt !== undefined && changedAt !== undefined && Date.parse(changedAt) > Date.parse(readAt);
}

const fieldsOf = ({ user_id, email, updated_at, ...fields }: Profile) => fields;

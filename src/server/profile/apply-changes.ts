import {
  answersByPath,
  blankProfile,
  differingPaths,
  mergeChanges,
  normalizeChanges,
} from "#domain/profile/merge-profile.ts";
import type { Profile, ProfileChanges } from "#domain/profile/profile.ts";
import type { Database } from "#server/platform/database/database.ts";
import { findStoredProfile, keepProfile, lockProfile, type StoredProfile } from "./store.ts";

export type Merging = {
  changes: ProfileChanges;
  now: Date;
  /** The `updated_at` that the student's screen had read; without it nothing is refused. */
  readAt?: string | undefined;
};
export type Merged = { ok: true; profile: Profile } | { ok: false; reason: "changed_elsewhere"; paths: string[] };

/**
 * Merges the changes into the student's profile: absent fields are untouched, null clears, `demographics` and
 * `set_aside` merge key by key. Saves at once wait for each other and all stay. `updated_at` always grows. Refuses, and
 * stores nothing, when an answer that is sent has got another value since `readAt`.
 */
export async function applyProfileChanges(
  db: Database,
  student: { id: string; email: string },
  { changes, now, readAt }: Merging,
): Promise<Merged> {
  const settled = normalizeChanges(changes);
  return db.transaction(async (tx) => {
    await lockProfile(tx, student.id);
    const stored = await findStoredProfile(tx, student.id);
    const before = stored?.profile ?? null;
    const fields = mergeChanges(before ? fieldsOf(before) : blankProfile, settled);
    const differing = differingPaths(before ? fieldsOf(before) : blankProfile, fields);
    const sent = [...answersByPath(changes).keys(), ...answersByPath({ ...settled, set_aside: {} }).keys()];
    const clashing = differing.filter((path) => sent.includes(path) && changedSince(stored, path, readAt));
    if (clashing.length > 0) return { ok: false, reason: "changed_elsewhere", paths: clashing };
    const at = new Date(Math.max(now.getTime(), before ? Date.parse(before.updated_at) + 1 : 0));
    const times = Object.fromEntries(differing.map((path) => [path, at.toISOString()]));
    const changed_at = { ...stored?.changed_at, ...times };
    return { ok: true, profile: await keepProfile(tx, student, { fields, changed_at, now: at }) };
  });
}

function changedSince(stored: StoredProfile | null, path: string, readAt: string | undefined): boolean {
  const changedAt = stored?.changed_at[path];
  return readAt !== undefined && changedAt !== undefined && Date.parse(changedAt) > Date.parse(readAt);
}

const fieldsOf = ({ user_id, email, updated_at, ...fields }: Profile) => fields;

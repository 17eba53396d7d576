import { topMatches } from "#domain/matches/catalogue-index.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import { type ScoredMatch, scoreMatch } from "#domain/matches/score-match.ts";
import { topQuestion } from "#domain/matches/top-question.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { deadlineDay } from "#domain/scholarships/deadline-day.ts";
import { lockUserShared } from "#server/accounts/store.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { findProfile } from "#server/profile/store.ts";
import { matchableById } from "#server/scholarships/matchable-store.ts";
import { type CompiledCatalogue, compiledCatalogue, matchingRevision } from "./compiled-catalogue.ts";
import { sharedRuns } from "./shared-runs.ts";
import { bookmarkedOrStarted, findRefresh, lockMatches, replaceMatches, saveRefresh } from "./store.ts";

export type Refreshed = { matched: number; took_ms: number };

/** Only this many of the best matches are stored. */
const mostMatches = 10_000;
const scholarshipsPerRead = 1000;

type Matching = Pick<Deps, "clock" | "db" | "log" | "pool">;

// Each waiting refresh holds a pool connection, so one student may run at most two at a time in a process.
const refreshes = sharedRuns<Refreshed>();
const staleRefreshes = sharedRuns<void>();

/**
 * Computes the student's matches again and stores them in one transaction. Matches with a bookmark or an application
 * status stay even if they no longer fit. When several refreshes run at once, the second and later ones share one run.
 * Throws 404 `no_profile`.
 */
export function refreshMatches(deps: Matching, studentId: string): Promise<Refreshed> {
  return refreshes(studentId, () => computeMatches(deps, studentId));
}

async function computeMatches(deps: Matching, studentId: string): Promise<Refreshed> {
  const started = performance.now();
  const catalogue = await compiledCatalogue(deps, today(deps));
  const matched = await inTransaction(deps.db, async (tx) => {
    await lockUserShared(tx, studentId);
    await lockMatches(tx, studentId);
    const profile = await findProfile(tx, studentId);
    if (!profile) throw notFound("no_profile", "Fill in your profile first, so that there is something to match.");
    return storeMatches(tx, { profile, catalogue, now: deps.clock() });
  });
  return { matched, took_ms: Math.round(performance.now() - started) };
}

/** Refreshes the matches if the profile, the catalog, the rules or the day has changed since they were stored. */
export async function refreshStaleMatches(deps: Matching, studentId: string): Promise<void> {
  const profile = await findProfile(deps.db, studentId);
  if (!profile || (await isFresh(deps, deps.db, profile))) return;
  await staleRefreshes(studentId, () => computeStaleMatches(deps, studentId));
}

async function computeStaleMatches(deps: Matching, studentId: string): Promise<void> {
  const catalogue = await compiledCatalogue(deps, today(deps));
  await inTransaction(deps.db, async (tx) => {
    await lockUserShared(tx, studentId);
    await lockMatches(tx, studentId);
    const current = await findProfile(tx, studentId);
    // Another request may have refreshed while this one waited for the lock.
    if (!current || (await isFresh(deps, tx, current))) return;
    await storeMatches(tx, { profile: current, catalogue, now: deps.clock() });
  });
}

async function isFresh(deps: Matching, db: Database, profile: Profile): Promise<boolean> {
  const last = await findRefresh(db, profile.user_id);
  return (
    last?.profile_version === profile.updated_at &&
    last.day === today(deps) &&
    last.catalogue_revision === (await matchingRevision(db))
  );
}

type Computation = { profile: Profile; catalogue: CompiledCatalogue; now: Date };

async function storeMatches(tx: Database, { profile, catalogue, now }: Computation): Promise<number> {
  const { index, revision } = catalogue;
  const student = readStudent(profile);
  const best = topMatches(index, student, mostMatches).map(({ id }) => id);
  const marked = await bookmarkedOrStarted(tx, profile.user_id);
  const ids = [...new Set([...best, ...marked])];
  const open: Parameters<typeof topQuestion>[0][number][] = [];
  const scored: (ScoredMatch & { scholarship_id: string })[] = [];
  for (let at = 0; at < ids.length; at += scholarshipsPerRead) {
    for (const scholarship of await matchableById(tx, ids.slice(at, at + scholarshipsPerRead), index.today)) {
      const match = scoreMatch(student, scholarship, index.today);
      scored.push({ ...match, scholarship_id: scholarship.id });
      open.push({ eligibility: match.eligibility, open: match.open, scholarship });
    }
  }
  await replaceMatches(tx, profile.user_id, scored, now);
  const matched = scored.filter(({ eligibility }) => eligibility !== "ineligible").length;
  await saveRefresh(tx, {
    user_id: profile.user_id,
    profile_version: profile.updated_at,
    catalogue_revision: revision,
    day: index.today,
    matched,
    unlock: topQuestion(open),
    computed_at: now,
  });
  return matched;
}

const today = (deps: Matching) => deadlineDay(deps.clock());

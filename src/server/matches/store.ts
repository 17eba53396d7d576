import { and, count, eq, getTableColumns, inArray, ne, or, sql } from "drizzle-orm";
import type { MatchChanges } from "#domain/matches/match-list.ts";
import type { ScoredMatch } from "#domain/matches/score-match.ts";
import type { Database } from "#server/platform/database/database.ts";
import { matchId } from "./match-id.ts";
import { matchRefreshes, scholarshipMatches } from "./table.ts";

export type MatchRow = typeof scholarshipMatches.$inferSelect;
export type RefreshRow = typeof matchRefreshes.$inferSelect;
type Scored = Pick<ScoredMatch, "match_score" | "eligibility" | "factors" | "unlock"> & { scholarship_id: string };

const rowsPerStatement = 1000;

/** Locks the refreshes of one student until the end of the transaction. */
export async function lockMatches(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`laurel.matches ${userId}`}, 0))`);
}

/** The inputs of the student's last stored matches, or null before the first refresh. */
export async function findRefresh(db: Database, userId: string): Promise<RefreshRow | null> {
  const [row] = await db.select().from(matchRefreshes).where(eq(matchRefreshes.user_id, userId));
  return row ?? null;
}

export async function saveRefresh(db: Database, row: RefreshRow): Promise<void> {
  const { user_id, ...set } = row;
  await db.insert(matchRefreshes).values(row).onConflictDoUpdate({ target: matchRefreshes.user_id, set });
}

/** The scholarships that the student bookmarked or has an application for. A refresh never removes their matches. */
export async function bookmarkedOrStarted(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: scholarshipMatches.scholarship_id })
    .from(scholarshipMatches)
    .where(
      and(
        eq(scholarshipMatches.user_id, userId),
        or(scholarshipMatches.bookmarked, ne(scholarshipMatches.application_status, "not_started")),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The number of the student's matches whose application is submitted or further. */
export async function countSubmitted(db: Database, userId: string): Promise<number> {
  const submittedOrLater = inArray(scholarshipMatches.application_status, ["submitted", "awarded", "rejected"]);
  const [row] = await db
    .select({ submitted: count() })
    .from(scholarshipMatches)
    .where(and(eq(scholarshipMatches.user_id, userId), submittedOrLater));
  return row?.submitted ?? 0;
}

/**
 * Stores these as the student's matches. Adds new ones, updates changed ones and leaves equal ones alone. Deletes the
 * rest, except those with a bookmark or an application status.
 */
export async function replaceMatches(tx: Database, userId: string, scored: readonly Scored[], now: Date) {
  for (let at = 0; at < scored.length; at += rowsPerStatement) {
    const rows = scored.slice(at, at + rowsPerStatement).map((match) => ({
      id: matchId(userId, match.scholarship_id),
      scholarship_id: match.scholarship_id,
      match_score: match.match_score,
      eligibility: match.eligibility,
      factors: match.factors,
      unlock: match.unlock,
    }));
    // One JSON parameter for the batch; a plain multi-row insert would need thousands of parameters.
    await tx.execute(sql`
      insert into scholarship_matches as stored
        (user_id, id, scholarship_id, match_score, eligibility, factors, unlock, computed_at)
      select ${userId}, id, scholarship_id, match_score, eligibility, factors, unlock, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh
        (id text, scholarship_id text, match_score int, eligibility text, factors jsonb, unlock jsonb)
      on conflict (user_id, id) do update set
        match_score = excluded.match_score, eligibility = excluded.eligibility,
        factors = excluded.factors, unlock = excluded.unlock, computed_at = excluded.computed_at
      where (stored.match_score, stored.eligibility, stored.factors, stored.unlock)
        is distinct from (excluded.match_score, excluded.eligibility, excluded.factors, excluded.unlock)`);
  }
  const ids = JSON.stringify(scored.map(({ scholarship_id }) => scholarship_id));
  await tx.execute(sql`
    delete from scholarship_matches
    where user_id = ${userId} and not bookmarked and application_status = 'not_started'
      and scholarship_id not in (select jsonb_array_elements_text(${ids}::jsonb))`);
}

/** The student's stored match with a scholarship, or null. */
export async function findMatch(db: Database, userId: string, scholarshipId: string): Promise<MatchRow | null> {
  const [row] = await db
    .select(getTableColumns(scholarshipMatches))
    .from(scholarshipMatches)
    .where(and(eq(scholarshipMatches.user_id, userId), eq(scholarshipMatches.id, matchId(userId, scholarshipId))));
  return row ?? null;
}

/** Applies the student's changes to a match. Creates it as `scored` when there is none. */
export async function saveMatch(
  db: Database,
  userId: string,
  { scored, changes, now }: { scored: Scored; changes: MatchChanges; now: Date },
): Promise<MatchRow> {
  const { scholarship_id, match_score, eligibility, factors, unlock } = scored;
  const fresh = { match_score, eligibility, factors, unlock, computed_at: now };
  const [row] = await db
    .insert(scholarshipMatches)
    .values({ ...fresh, ...changes, scholarship_id, user_id: userId, id: matchId(userId, scholarship_id) })
    .onConflictDoUpdate({
      target: [scholarshipMatches.user_id, scholarshipMatches.id],
      set: { ...fresh, ...changes },
    })
    .returning();
  if (!row) throw new Error("an upsert of a match answered no row");
  return row;
}

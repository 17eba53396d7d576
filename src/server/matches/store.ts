import { and, eq, sql } from "drizzle-orm";
import type { MatchChanges } from "#domain/matches/match-list.ts";
import type { MatchApplicationStatus } from "#domain/matches/match-vocabulary.ts";
import { sentApplications } from "#server/applications/store.ts";
import type { Database } from "#server/platform/database/database.ts";
import { prepared } from "#server/platform/database/prepared.ts";
import { profileVersions } from "#server/profile/store.ts";
import { storedRevision } from "#server/scholarships/store.ts";
import { scholarshipMatches } from "./table.ts";

type MarkRow = typeof scholarshipMatches.$inferSelect;
/** What a student did with one match. */
export type Mark = Pick<MarkRow, "bookmarked" | "application_status" | "hidden">;

export const noMark: Mark = { bookmarked: false, application_status: "not_started", hidden: false };

/** What a student did with each match, by scholarship. */
export type Marks = ReadonlyMap<string, Mark>;

export async function marksOf(db: Database, userId: string): Promise<Marks> {
  const rows = await marksOfStudent(db).execute({ userId });
  return new Map(rows.map(({ scholarship_id, ...mark }) => [scholarship_id, mark]));
}

const marksOfStudent = prepared((db) =>
  db
    .select()
    .from(scholarshipMatches)
    .where(eq(scholarshipMatches.user_id, sql.placeholder("userId")))
    .prepare("marks_of_student"),
);

/** What a list of matches is made of, beside the catalog itself and the answers of the profile. */
type ListState = {
  marks: Marks;
  /** How many of the student's applications were sent to the sponsor. */
  submitted: number;
  /** When the profile was last saved; null without one. */
  profile_saved: Date | null;
  /** The token of the revision of the catalog. */
  token: string;
};

/** Reads all of it by one query, because each query costs a list as much as finding its rows. */
export async function listState(db: Database, userId: string): Promise<ListState> {
  const [row] = await listStateOf(db).execute({ userId });
  if (!row) throw new Error("An aggregate query returned no row.");
  const marks = row.marks?.map(([id, bookmarked, application_status, hidden]) => {
    return [id, { bookmarked, application_status, hidden }] as const;
  });
  const { submitted, profile_saved, token } = row;
  return { marks: new Map(marks), submitted, profile_saved, token: token ?? "" };
}

type MarkList = [id: string, bookmarked: boolean, status: MatchApplicationStatus, hidden: boolean][];

const listStateOf = prepared((db) => {
  const { user_id, scholarship_id, bookmarked, application_status, hidden } = scholarshipMatches;
  const [sent, saved, revision] = [sentApplications(db), profileVersions(db), storedRevision(db)];
  const marks = db
    .select({
      all: sql<MarkList | null>`json_agg(json_build_array(${scholarship_id}, ${bookmarked}, ${application_status}, ${hidden}))`.as(
        "all",
      ),
    })
    .from(scholarshipMatches)
    .where(eq(user_id, sql.placeholder("userId")))
    .as("marks");
  return db
    .select({ marks: marks.all, submitted: sent.sent, profile_saved: saved.updated_at, token: revision.token })
    .from(marks)
    .innerJoin(sent, sql`true`)
    .leftJoin(saved, eq(saved.user_id, sql.placeholder("userId")))
    .leftJoin(revision, sql`true`)
    .prepare("list_state_of_student");
});

/** The scholarships that the student hid, in the order of their ids. */
export async function hiddenIds(db: Database, userId: string): Promise<string[]> {
  const rows = await hiddenOfStudent(db).execute({ userId });
  return rows.map(({ id }) => id);
}

const hiddenOfStudent = prepared((db) =>
  db
    .select({ id: scholarshipMatches.scholarship_id })
    .from(scholarshipMatches)
    .where(and(eq(scholarshipMatches.user_id, sql.placeholder("userId")), scholarshipMatches.hidden))
    .orderBy(scholarshipMatches.scholarship_id)
    .prepare("hidden_of_student"),
);

/** What the student did with the match of one scholarship. */
export async function findMark(db: Database, userId: string, scholarshipId: string): Promise<Mark> {
  const [row] = await db
    .select()
    .from(scholarshipMatches)
    .where(and(eq(scholarshipMatches.user_id, userId), eq(scholarshipMatches.scholarship_id, scholarshipId)));
  return row ?? noMark;
}

type StatusOfMatch = { scholarshipId: string; application_status: MatchApplicationStatus };
const mostAtOnce = 5000;

/**
 * Sets the statuses of matches of the student, each of another scholarship. A hidden match is shown again once work on
 * the application has begun.
 */
export async function saveStatuses(
  db: Database,
  { userId, now }: { userId: string; now: Date },
  statuses: readonly StatusOfMatch[],
): Promise<void> {
  const { user_id, scholarship_id, hidden } = scholarshipMatches;
  for (let from = 0; from < statuses.length; from += mostAtOnce) {
    const rows = statuses.slice(from, from + mostAtOnce).map(({ scholarshipId, application_status }) => ({
      user_id: userId,
      scholarship_id: scholarshipId,
      application_status,
      changed_at: now,
    }));
    await db
      .insert(scholarshipMatches)
      .values(rows)
      .onConflictDoUpdate({
        target: [user_id, scholarship_id],
        set: {
          application_status: sql`excluded.application_status`,
          hidden: sql`${hidden} and excluded.application_status = 'not_started'`,
          changed_at: now,
        },
      });
  }
}

/** Stores the student's changes to a match, and answers all that the student did with it. */
export async function saveMark(
  db: Database,
  { userId, scholarshipId }: { userId: string; scholarshipId: string },
  { changes, now }: { changes: MatchChanges; now: Date },
): Promise<Mark> {
  const set = { ...changes, changed_at: now };
  const [row] = await db
    .insert(scholarshipMatches)
    .values({ ...set, user_id: userId, scholarship_id: scholarshipId })
    .onConflictDoUpdate({ target: [scholarshipMatches.user_id, scholarshipMatches.scholarship_id], set })
    .returning();
  if (!row) throw new Error("An upsert of a match returned no row.");
  return row;
}

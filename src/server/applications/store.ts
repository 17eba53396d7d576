import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import type { Application } from "#domain/applications/application.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
  isSent,
  isToDo,
} from "#domain/applications/application-status.ts";
import type { Database } from "#server/platform/database/database.ts";
import { lockKey } from "#server/platform/database/lock.ts";
import {
  fallsOn,
  scholarshipWithoutFigure,
  undatedScholarship,
  yearlyScholarship,
} from "#server/scholarships/store.ts";
import { applications, type ApplicationRow as Stored } from "./table.ts";

/**
 * An application as stored, with what its scholarship says about the deadline. `without_figure`: its amount is in the words of the
 * scholarship, of which no figure is known.
 */
export type ApplicationRow = Stored & Pick<Application, ListedDeadline> & { without_figure: boolean };
type ListedDeadline = "deadline_confirmed" | "deadline_kind" | "deadline_text";
export type ApplicationKey = { userId: string; id: string };

const isOf = ({ userId, id }: ApplicationKey) => and(eq(applications.user_id, userId), eq(applications.id, id));
const areTrackedBy = (userId: string) => and(eq(applications.user_id, userId), isNull(applications.deleted_at));
/** A yearly deadline is last year's month and day with a year that is a guess. */
const deadline_confirmed = sql<boolean>`${notExists(
  yearlyScholarship({ id: applications.scholarship_id, day: applications.deadline }),
)}`;
/** What a scholarship without a day says of its deadline, for an application without a day. */
const whereUndated = <Column extends "deadline_kind" | "deadline_text">(column: Column) =>
  sql<Application[Column]>`case when ${applications.deadline} is null
    then ${undatedScholarship(applications.scholarship_id, column)} end`;
const without_figure = sql<boolean>`${exists(
  scholarshipWithoutFigure({ id: applications.scholarship_id, amount: applications.amount }),
)}`;
const columns = {
  ...getTableColumns(applications),
  without_figure,
  deadline_confirmed,
  deadline_kind: whereUndated("deadline_kind"),
  deadline_text: whereUndated("deadline_text"),
};
const newestFirst = [desc(applications.created_at), desc(applications.id)];

/** Every tracked application of the student, the newest first. */
export function applicationsOf(db: Database, userId: string): Promise<ApplicationRow[]> {
  return db
    .select(columns)
    .from(applications)
    .where(areTrackedBy(userId))
    .orderBy(...newestFirst);
}

/** The tracked application with this id, or null. */
export async function findApplication(db: Database, key: ApplicationKey): Promise<ApplicationRow | null> {
  const [row] = await db
    .select(columns)
    .from(applications)
    .where(and(isOf(key), isNull(applications.deleted_at)));
  return row ?? null;
}

/** Where a page begins: behind the application with these keys. */
type PlaceInList = { created_at: Date; id: string };

/** Tracked applications of the student, the newest first. */
export function pageOfApplications(
  db: Database,
  userId: string,
  { status, after, limit }: { status: ApplicationStatus | undefined; after: PlaceInList | null; limit: number },
): Promise<ApplicationRow[]> {
  const { created_at, id } = applications;
  const isBehind =
    after && or(lt(created_at, after.created_at), and(eq(created_at, after.created_at), lt(id, after.id)));
  return db
    .select(columns)
    .from(applications)
    .where(and(areTrackedBy(userId), status && eq(applications.status, status), isBehind ?? undefined))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** How many of the student's applications have each of these statuses. */
export async function countByStatus(
  db: Database,
  userId: string,
  statuses: readonly ApplicationStatus[],
): Promise<Map<ApplicationStatus, number>> {
  const rows = await db
    .select({ status: applications.status, applications: count() })
    .from(applications)
    .where(and(areTrackedBy(userId), inArray(applications.status, [...statuses])))
    .groupBy(applications.status);
  return new Map(rows.map((row) => [row.status, row.applications]));
}

/** The scholarships of applications that can still be sent on `today`, those with the next deadlines first. */
export async function scholarshipsToDo(
  db: Database,
  userId: string,
  { today, limit }: { today: string; limit: number },
): Promise<string[]> {
  const { scholarship_id, status, deadline } = applications;
  const isOpen = and(
    inArray(status, applicationStatuses.filter(isToDo)),
    or(isNull(deadline), gte(deadline, today)),
    isNotNull(scholarship_id),
  );
  const rows = await db
    .select({ scholarship_id })
    .from(applications)
    .where(and(areTrackedBy(userId), isOpen))
    .orderBy(asc(deadline), asc(applications.id))
    .limit(limit);
  return rows.flatMap(({ scholarship_id: id }) => id ?? []);
}

/** SQL: how many applications of the student with the id `userId`, a placeholder, were sent to the sponsor. */
export const sentApplications = (db: Database) =>
  db
    .select({ sent: count().as("sent") })
    .from(applications)
    .where(
      and(
        eq(applications.user_id, sql.placeholder("userId")),
        isNull(applications.deleted_at),
        inArray(applications.status, applicationStatuses.filter(isSent)),
      ),
    )
    .as("sent_applications");

/** Locks the student's tracker against other additions until the end of the transaction. */
export async function lockTracker(tx: Database, userId: string): Promise<void> {
  await lockKey(tx, "applications", userId);
}

/** How many applications, and the bytes of their notes and checklists. */
type Size = { count: number; bytes: number };

/** The size of the student's tracker, and of the applications that were deleted from it and can still be restored. */
export async function trackerSizes(db: Database, userId: string): Promise<{ tracked: Size; deleted: Size }> {
  const isDeleted = sql<boolean>`${applications.deleted_at} is not null`;
  const bytes = sql<number>`coalesce(sum(${applications.text_size}), 0)`.mapWith(Number);
  const sizes = await db
    .select({ isDeleted, count: count(), bytes })
    .from(applications)
    .where(eq(applications.user_id, userId))
    .groupBy(isDeleted);
  const sizeOf = (deleted: boolean) => sizes.find((size) => size.isDeleted === deleted) ?? { count: 0, bytes: 0 };
  return { tracked: sizeOf(false), deleted: sizeOf(true) };
}

/** Removes the student's deleted applications for good. */
export async function removeDeleted(db: Database, userId: string): Promise<void> {
  await db.delete(applications).where(and(eq(applications.user_id, userId), isNotNull(applications.deleted_at)));
}

/** The application with this id, also a deleted one, locked until the end of the transaction. Null without one. */
export async function lockApplication(tx: Database, key: ApplicationKey): Promise<ApplicationRow | null> {
  const [row] = await tx.select(columns).from(applications).where(isOf(key)).for("update");
  return row ?? null;
}

/** As `lockApplication`, for many ids; without the deleted ones. */
export function lockApplications(tx: Database, userId: string, ids: readonly string[]): Promise<ApplicationRow[]> {
  return tx
    .select(columns)
    .from(applications)
    .where(and(areTrackedBy(userId), inArray(applications.id, [...ids])))
    .orderBy(applications.id)
    .for("update");
}

/** The application that the student added with this key, also a deleted one. */
export async function findByIdempotencyKey(db: Database, userId: string, key: string): Promise<ApplicationRow | null> {
  const [row] = await db
    .select(columns)
    .from(applications)
    .where(and(eq(applications.user_id, userId), eq(applications.idempotency_key, key)));
  return row ?? null;
}

/** The tracked application of the student for this scholarship, locked until the end of the transaction. */
export async function lockApplicationFor(
  tx: Database,
  { userId, scholarshipId }: { userId: string; scholarshipId: string },
): Promise<ApplicationRow | null> {
  const [row] = await tx
    .select(columns)
    .from(applications)
    .where(and(areTrackedBy(userId), eq(applications.scholarship_id, scholarshipId)))
    .for("update");
  return row ?? null;
}

export type NewRow = typeof applications.$inferInsert;

export async function insertApplication(tx: Database, row: NewRow): Promise<ApplicationRow> {
  const [stored] = await tx.insert(applications).values(row).returning(columns);
  if (!stored) throw new Error("An insert of an application returned no row.");
  return stored;
}

export type RowChanges = Partial<Omit<NewRow, "user_id" | "id" | "created_at">>;

/** Changes an application that exists, and answers it. */
export async function saveApplication(tx: Database, key: ApplicationKey, changes: RowChanges): Promise<ApplicationRow> {
  const [row] = await tx.update(applications).set(changes).where(isOf(key)).returning(columns);
  if (!row) throw new Error("An update of a locked application found no row.");
  return row;
}

/** Changes several applications alike, and answers them. */
export function saveApplications(
  tx: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
  changes: RowChanges,
): Promise<ApplicationRow[]> {
  return tx
    .update(applications)
    .set(changes)
    .where(and(eq(applications.user_id, userId), inArray(applications.id, [...ids])))
    .returning(columns);
}

type MovedDay = { scholarshipId: string; usual: string; deadline: string; today: string; now: Date };

/**
 * Gives `deadline` to the applications for a scholarship that are not sent and whose deadline was the `usual` day (MM-DD),
 * which passed. Also to deleted ones, which can be restored.
 */
export async function moveDeadline(tx: Database, { scholarshipId, usual, ...to }: MovedDay): Promise<void> {
  const { scholarship_id, status, deadline } = applications;
  await tx
    .update(applications)
    .set({ deadline: to.deadline, updated_at: to.now })
    .where(
      and(
        eq(scholarship_id, scholarshipId),
        inArray(status, applicationStatuses.filter(isToDo)),
        lt(deadline, to.today),
        fallsOn(deadline, usual),
      ),
    );
}

/** Removes applications that were deleted before this moment, of all students, and answers how many. */
export async function purgeDeleted(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db.delete(applications).where(lt(applications.deleted_at, before));
  return rowCount ?? 0;
}

const mostInserted = 1000;

/** Adds many applications to a locked tracker. */
export async function insertApplications(tx: Database, rows: readonly NewRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += mostInserted)
    await tx.insert(applications).values(rows.slice(from, from + mostInserted));
}

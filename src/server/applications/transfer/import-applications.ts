import { randomBytes } from "node:crypto";
import { setImmediate as otherWork } from "node:timers/promises";
import { mostApplications } from "#domain/applications/application.ts";
import type { ImportProblem, ImportReport, ImportRequest } from "#domain/applications/import/import.ts";
import { newInFile } from "#domain/applications/import/new-in-file.ts";
import { areDaysFirst } from "#domain/applications/import/read-cells.ts";
import { type FileRow, type ImportedApplication, readRow } from "#domain/applications/import/read-row.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { rolledBack } from "#server/platform/database/rolled-back.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { unstorablePaths } from "#server/platform/http/routing.ts";
import { shownIds } from "#server/scholarships/store.ts";
import { followApplications } from "../follow-applications.ts";
import { requireRoom } from "../require-room.ts";
import { applicationsOf, insertApplications, lockTracker, type NewRow } from "../store.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";

const readers = { csv: readCsv, json: readJson };
/** Rows that are read before other requests get their turn. */
const rowsAtOnce = 200;

/**
 * Adds the applications of a file to the tracker, in one transaction. Rows that cannot be read are reported and left
 * out; rows that are tracked already are skipped. With `dry_run` nothing is stored and the report is the same. Throws
 * 409 `too_many_rows`, `too_many_applications` and `tracker_full`, and then stores nothing.
 */
export async function importApplications(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
  { format, text, dry_run }: ImportRequest,
): Promise<ImportReport> {
  const now = clock();
  const file = readers[format](text, mostApplications);
  if (file.rows.length > mostApplications) throw tooManyRows();
  const { read, problems } = await readRows(file.rows, deadlineDay(now));
  const add = async (tx: Database): Promise<ImportReport> => {
    const added = await addNew(tx, { userId, now }, read);
    const all = [...file.problems, ...problems].toSorted((a, b) => a.line - b.line);
    return { added, skipped: read.length - added, problems: all };
  };
  return dry_run ? rolledBack(db, add) : inTransaction(db, add);
}

const tooManyRows = () =>
  new Problem(
    409,
    "too_many_rows",
    `A file can have ${mostApplications.toLocaleString("en-US")} rows. Split it into several files.`,
  );

async function readRows(rows: readonly FileRow[], today: string) {
  const deadlines = rows.map(({ cells }) => (typeof cells.deadline === "string" ? cells.deadline : ""));
  const days = { today, dayFirst: areDaysFirst(deadlines) };
  const read: ImportedApplication[] = [];
  const problems: ImportProblem[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await otherWork();
    const result = readRow(row, days);
    const unstorable = result.ok ? unstorablePaths({ ...result.application, created_at: "", submitted_at: "" }) : [];
    for (const path of unstorable)
      problems.push({
        line: row.line,
        field: path.split(".")[0] ?? "",
        message: "Remove the characters that cannot be stored.",
      });
    if (!result.ok) problems.push(...result.problems);
    else if (unstorable.length === 0) read.push(result.application);
  }
  return { read, problems };
}

/** Adds those that are new, and answers how many. */
async function addNew(
  tx: Database,
  student: { userId: string; now: Date },
  read: readonly ImportedApplication[],
): Promise<number> {
  await lockTracker(tx, student.userId);
  const known = await shownIds(
    tx,
    read.flatMap(({ scholarship_id }) => scholarship_id ?? []),
  );
  const linked = read.map((row) => ({
    ...row,
    scholarship_id: row.scholarship_id !== null && known.has(row.scholarship_id) ? row.scholarship_id : null,
  }));
  const rows = newInFile(await applicationsOf(tx, student.userId), linked).map((row, at) => rowOf(row, student, at));
  await insertApplications(tx, rows);
  await requireRoom(tx, student.userId);
  await followApplications(tx, student, rows);
  return rows.length;
}

/** Without a time of its own, the first row of a file is the newest, so that the list has the order of the file. */
function rowOf(row: ImportedApplication, { userId, now }: { userId: string; now: Date }, at: number) {
  const { line, id, created_at, submitted_at, ...fields } = row;
  const past = (moment: Date) => new Date(Math.min(moment.getTime(), now.getTime()));
  return {
    ...fields,
    user_id: userId,
    id: randomBytes(10).toString("hex"),
    created_at: created_at ? past(created_at) : new Date(now.getTime() - at),
    updated_at: now,
    submitted_at: submitted_at && past(submitted_at),
    deleted_at: null,
  } satisfies NewRow;
}

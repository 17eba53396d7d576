import { daysAfter } from "#domain/calendar/day.ts";
import { nextRound } from "#domain/reader/days/next-round.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { deadlineAsOf } from "#domain/scholarships/days/next-deadline.ts";
import { moveDeadline } from "#server/applications/store.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { contentHash } from "./catalogue-entry.ts";
import { type ChangedRow, changeRows } from "./change-rows.ts";
import { activeWithDeadlineOn } from "./save-store.ts";

/** How long after a deadline its scholarship moves, so that a day on which the job did not run loses nothing. */
const daysBack = 7;

/** Gives scholarships whose deadline passed the next one that their words name. Returns how many moved. */
export async function moveToNextRounds(
  { db, clock, log }: Pick<Deps, "db" | "clock" | "log">,
  signal?: AbortSignal,
): Promise<number> {
  const today = deadlineDay(clock());
  const passed = Array.from({ length: daysBack }, (_, at) => daysAfter(today, -1 - at));
  const moved = await changeRows(
    db,
    (row) => {
      const next = nextRound(row, today);
      if (next === null) return null;
      const later = { ...row, ...next };
      return { ...later, content_hash: contentHash(later) };
    },
    {
      only: activeWithDeadlineOn(passed),
      follow: (tx, rows) => moveApplications(tx, rows, clock()),
      signal,
    },
  );
  if (moved > 0) log.info({ moved }, "scholarships moved to their next deadline");
  return moved;
}

/** An application that was saved with a usual day of its scholarship gets that of the next round. */
async function moveApplications(tx: Database, rows: readonly ChangedRow[], now: Date): Promise<void> {
  const today = deadlineDay(now);
  for (const { before, after } of rows) {
    const { deadline } = deadlineAsOf(after, today);
    if (before.deadline_yearly !== null && deadline !== null)
      await moveDeadline(tx, { scholarshipId: after.id, usual: before.deadline_yearly, deadline, today, now });
  }
}

import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { listedScholarship } from "#domain/scholarships/lists/listed-scholarship.ts";
import type { LikelyDuplicates } from "#domain/submissions/submission.ts";
import type { SubmittedScholarship } from "#domain/submissions/submitted-scholarship.ts";
import type { Deps } from "#server/deps.ts";
import { limitUse } from "#server/platform/rate-limit/rate-limit.ts";
import { newRow } from "#server/scholarships/saving/catalogue-entry.ts";
import { likelyDuplicates } from "#server/scholarships/saving/likely-duplicates.ts";
import { toScholarship } from "#server/scholarships/store.ts";
import { readableEntry } from "./submit-scholarship.ts";

/** For each student. */
const checkLimit = { max: 30, windowSeconds: 60 };
const mostShown = 3;

/** The public scholarships that may be the one of the form, at most three. Nothing is stored. */
export async function findDuplicates(
  deps: Pick<Deps, "db" | "clock" | "env">,
  studentId: string,
  form: SubmittedScholarship,
): Promise<LikelyDuplicates> {
  const now = deps.clock();
  await limitUse(deps, { what: "submission-duplicates", parts: [studentId], limit: checkLimit });
  const { same, similar } = await likelyDuplicates(deps.db, newRow(readableEntry(form, now), now));
  const likely = [...(same ? [same] : []), ...similar].filter(
    ({ status }) => status === "active" || status === "closed",
  );
  return { items: likely.slice(0, mostShown).map((row) => listedScholarship(toScholarship(row, deadlineDay(now)))) };
}

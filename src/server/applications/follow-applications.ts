import { matchStatusOf } from "#domain/applications/application-status.ts";
import { saveStatuses } from "#server/matches/store.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { ApplicationRow } from "./store.ts";

type Followed = Pick<ApplicationRow, "scholarship_id" | "status" | "deleted_at">;

/**
 * Sets the matches of a student to the statuses of their applications, and to `not_started` where the application was
 * deleted. An application without a scholarship has no match.
 */
export function followApplications(
  tx: Database,
  student: { userId: string; now: Date },
  applications: readonly Followed[],
): Promise<void> {
  const statuses = applications.flatMap(({ scholarship_id, status, deleted_at }) => {
    if (scholarship_id === null) return [];
    const application_status = deleted_at === null ? matchStatusOf[status] : ("not_started" as const);
    return [{ scholarshipId: scholarship_id, application_status }];
  });
  return saveStatuses(tx, student, statuses);
}

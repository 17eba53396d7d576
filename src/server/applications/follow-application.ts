import { matchStatusOf } from "#domain/applications/application-status.ts";
import { saveMark } from "#server/matches/store.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { ApplicationRow } from "./store.ts";

type Followed = Pick<ApplicationRow, "user_id" | "scholarship_id" | "status" | "deleted_at">;

/**
 * Sets the match of an application's scholarship to the status of the application, and to `not_started` when it was
 * deleted. A hidden match is shown again once work on the application has begun. An application without a scholarship has
 * no match.
 */
export async function followApplication(tx: Database, application: Followed, now: Date): Promise<void> {
  const { user_id: userId, scholarship_id: scholarshipId, status, deleted_at } = application;
  if (scholarshipId === null) return;
  const application_status = deleted_at === null ? matchStatusOf[status] : "not_started";
  const hasBegun = application_status !== "not_started";
  const changes = { application_status, ...(hasBegun && { hidden: false }) };
  await saveMark(tx, { userId, scholarshipId }, { changes, now });
}

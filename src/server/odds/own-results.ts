import type { OwnResults } from "#domain/odds/own-results.ts";
import { countByStatus } from "#server/applications/store.ts";
import type { Database } from "#server/platform/database/database.ts";

/** How the student's tracked applications were decided. */
export async function ownResultsOf(db: Database, userId: string): Promise<OwnResults> {
  const decided = await countByStatus(db, userId, ["accepted", "rejected"]);
  return { won: decided.get("accepted") ?? 0, lost: decided.get("rejected") ?? 0 };
}

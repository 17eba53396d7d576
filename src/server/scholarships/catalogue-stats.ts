import { readFile } from "node:fs/promises";
import { type CatalogueStats, MatchAccuracy } from "#domain/scholarships/scholarship-search.ts";
import type { Database } from "#server/platform/database/database.ts";
import { countStudents } from "#server/profile/users-with-profile.ts";
import { openTotals } from "./store.ts";

const accuracyFile = new URL("../../../catalogue/match-accuracy.json", import.meta.url);

/** What `GET /api/stats` answers. The match accuracy is that of the last evaluation run, null before the first. */
export async function catalogueStats(
  db: Database,
  today: string,
  accuracy: URL = accuracyFile,
): Promise<CatalogueStats> {
  const [totals, students, match_accuracy] = await Promise.all([
    openTotals(db, today),
    countStudents(db),
    lastAccuracy(accuracy),
  ]);
  return { ...totals, students, match_accuracy };
}

async function lastAccuracy(file: URL): Promise<MatchAccuracy | null> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return text === null ? null : MatchAccuracy.parse(JSON.parse(text));
}

import { readFile } from "node:fs/promises";
import { type CatalogueStats, MatchAccuracy } from "#domain/scholarships/scholarship-search.ts";
import type { Deps } from "#server/deps.ts";
import { countStudents } from "#server/profile/store.ts";
import { openIndex } from "./browse/open-index.ts";

const accuracyFile = new URL("../../../catalogue/match-accuracy.json", import.meta.url);

/** The response of `GET /api/stats`. The match accuracy is from the last evaluation run, or null before the first. */
export async function catalogueStats(
  deps: Pick<Deps, "db" | "pool">,
  today: string,
  accuracy: URL = accuracyFile,
): Promise<CatalogueStats> {
  const [{ ids, total_award_value, sources }, students, match_accuracy] = await Promise.all([
    openIndex(deps, today),
    countStudents(deps.db),
    lastAccuracy(accuracy),
  ]);
  return { open_scholarships: ids.length, total_award_value, sources, students, match_accuracy };
}

async function lastAccuracy(file: URL): Promise<MatchAccuracy | null> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return text === null ? null : MatchAccuracy.parse(JSON.parse(text));
}

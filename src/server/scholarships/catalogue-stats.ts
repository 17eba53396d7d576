import { readFile } from "node:fs/promises";
import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { isGone } from "#domain/matches/catalogue/row-order.ts";
import { type CatalogueStats, MatchAccuracy } from "#domain/scholarships/lists/scholarship-search.ts";
import { countStudents } from "#server/profile/store.ts";
import type { Compiling } from "./catalogue/build-catalogue.ts";
import { compiledCatalogue } from "./catalogue/compiled-catalogue.ts";
import { lately } from "./lately.ts";

const accuracyFile = new URL("../../../catalogue/match-accuracy.json", import.meta.url);

/** The response of `GET /api/stats`. The match accuracy is from the last evaluation run, or null before the first. */
export async function catalogueStats(
  deps: Compiling,
  today: string,
  accuracy: URL = accuracyFile,
): Promise<CatalogueStats> {
  const [index, students, match_accuracy] = await Promise.all([
    compiledCatalogue(deps, today),
    studentsLately(deps),
    lastAccuracy(accuracy),
  ]);
  return { open_scholarships: index.count, ...sumsOf(index), students, match_accuracy };
}

/** Counting reads the whole table of profiles. */
const studentsLately = lately(({ db }: Compiling) => countStudents(db));

type Sums = Pick<CatalogueStats, "total_award_value" | "sources">;
const known = new WeakMap<CatalogueIndex, Sums>();

/** The sums over all open scholarships, added up once for each index. */
function sumsOf(index: CatalogueIndex): Sums {
  const before = known.get(index);
  if (before) return before;
  const { facts, sources } = index;
  const isNamed = new Uint8Array(sources.values.length);
  let total_award_value = 0;
  for (let row = 0; row < index.rows; row++) {
    if (isGone(index, row)) continue;
    isNamed[sources.numbers[row] as number] = 1;
    total_award_value += Math.max(0, facts.amount_max[row] as number);
  }
  const named = sources.values.filter((source, number) => source !== null && isNamed[number] === 1);
  const sums = { total_award_value, sources: named.length };
  known.set(index, sums);
  return sums;
}

async function lastAccuracy(file: URL): Promise<MatchAccuracy | null> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return text === null ? null : MatchAccuracy.parse(JSON.parse(text));
}

import { LRUCache } from "lru-cache";
import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import type { MatchSearch } from "#domain/matches/match-list.ts";
import { fingerprintOf } from "#server/platform/fingerprint.ts";
import type { KeptAnswers } from "#server/platform/http/compressed-json.ts";
import { isOfMarked } from "./marked.ts";
import type { MatchedStudent } from "./matched-student.ts";

/** About 1,300 pages of 20 matches, of one index: while an older one still serves, or waits for the collector, it has its own. */
const mostBytes = 8 * 1024 * 1024;

const answers = new WeakMap<CatalogueIndex, KeptAnswers>();

/**
 * Where a page of matches is kept, as a student reads most of them several times, and by what. It depends on the index, the day of which
 * is today, and on what is read of the student. Null for a list of marked scholarships, which may be closed: the index tells nothing of these.
 */
export function keptPage({ userId, index, profile, marks, submitted }: MatchedStudent, search: MatchSearch) {
  if (isOfMarked(search)) return null;
  const key = fingerprintOf([userId, profile?.updated_at, [...marks], submitted, search]);
  return { in: answersOf(index), key };
}

/** Those of an index go with it, when a change of the catalog makes another one. */
function answersOf(index: CatalogueIndex): KeptAnswers {
  const known = answers.get(index);
  if (known) return known;
  const made: KeptAnswers = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ byteLength }) => byteLength + 400 });
  answers.set(index, made);
  return made;
}

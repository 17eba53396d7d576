import { LRUCache } from "lru-cache";
import type { CatalogueIndex, Lineage } from "#domain/matches/catalogue/catalogue-index.ts";
import type { MatchSearch } from "#domain/matches/match-list.ts";
import { fingerprintOf } from "#server/platform/fingerprint.ts";
import type { KeptAnswers } from "#server/platform/http/compressed-json.ts";
import { isOfMarked } from "./marked.ts";
import type { MatchedStudent } from "./matched-student.ts";

/** About 1,300 pages of 20 matches. */
const mostBytes = 8 * 1024 * 1024;

const answers = new WeakMap<Lineage, KeptAnswers>();

/**
 * Where a page of matches is kept, as a student reads most of them several times, and by what: by all that is read of the student, for an
 * index, the day of which is today. Null for a list of marked scholarships, which may be closed: the index tells nothing of these.
 */
export function keptPage({ userId, index, profile, marks, submitted }: MatchedStudent, search: MatchSearch) {
  if (isOfMarked(search)) return null;
  const key = fingerprintOf([userId, profile?.updated_at, [...marks], submitted, index.today, search]);
  return { in: answersOf(index), key, now: index };
}

function answersOf({ lineage }: CatalogueIndex): KeptAnswers {
  const known = answers.get(lineage);
  if (known) return known;
  const made: KeptAnswers = new LRUCache({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 600,
    // As the results of students, so that they do not long outlive a deleted account.
    ttl: 60 * 60_000,
    updateAgeOnGet: true,
    ttlAutopurge: true,
  });
  answers.set(lineage, made);
  return made;
}

import { LRUCache } from "lru-cache";
import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { resultsFor, type StudentResults } from "#domain/matches/catalogue/student-results.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import type { Profile } from "#domain/profile/profile.ts";

const mostBytes = 64 * 1024 * 1024;
const computed = new WeakMap<CatalogueIndex, LRUCache<string, StudentResults>>();

/** The results of a student for the whole catalog. Pages, filters and other sorts of one list share them. */
export function resultsOf(index: CatalogueIndex, profile: Profile): StudentResults {
  const known = cacheOf(index);
  const key = `${profile.user_id} ${profile.updated_at}`;
  const before = known.get(key);
  if (before) return before;
  const results = resultsFor(index, readStudent(profile));
  known.set(key, results);
  return results;
}

function cacheOf(index: CatalogueIndex): LRUCache<string, StudentResults> {
  const before = computed.get(index);
  if (before) return before;
  const cache = new LRUCache<string, StudentResults>({
    maxSize: mostBytes,
    sizeCalculation: ({ scores, sections }) => scores.byteLength + sections.byteLength + 500,
  });
  computed.set(index, cache);
  return cache;
}

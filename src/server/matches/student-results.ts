import { LRUCache } from "lru-cache";
import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import {
  type ComparedColumn,
  compareColumn,
  resultsFor,
  type StudentResults,
} from "#domain/matches/catalogue/student-results.ts";
import { criteria } from "#domain/matches/criteria/criteria.ts";
import { readStudent, type Student } from "#domain/matches/criteria/student.ts";
import type { Profile } from "#domain/profile/profile.ts";

const mostBytes = { results: 64 * 1024 * 1024, columns: 32 * 1024 * 1024 };
/** Criteria that read more answers find few students with the same ones. */
const mostAnswersShared = 3;

const computed = new WeakMap<CatalogueIndex, LRUCache<string, StudentResults>>();

/** The results of a student for the whole catalog. Pages, filters and other sorts of one list share them. */
export function resultsOf(index: CatalogueIndex, profile: Profile): StudentResults {
  const known = cacheOf(index);
  const key = `${profile.user_id} ${profile.updated_at}`;
  const before = known.get(key);
  if (before) return before;
  const student = readStudent(profile);
  const compared = criteria.map((_, at) => sharedColumn(index, student, at));
  const results = resultsFor(index, student, { compared });
  known.set(key, results);
  return results;
}

function cacheOf(index: CatalogueIndex): LRUCache<string, StudentResults> {
  const before = computed.get(index);
  if (before) return before;
  const cache = new LRUCache<string, StudentResults>({
    maxSize: mostBytes.results,
    sizeCalculation: ({ scores, sections }) => scores.byteLength + sections.byteLength + 500,
  });
  computed.set(index, cache);
  return cache;
}

type SharedColumns = LRUCache<string, ComparedColumn>;

// By the list of requirements, which an index and its changed versions share and only add to.
const columns = new WeakMap<readonly unknown[], SharedColumns>();

/** One criterion compared. Students with the same answers to what it reads share the results. */
function sharedColumn(index: CatalogueIndex, student: Student, at: number): ComparedColumn {
  const criterion = criteria[at];
  const values = index.columns[at]?.values;
  if (!criterion?.decides || !values || criterion.reads.length > mostAnswersShared)
    return compareColumn(index, student, at);
  const known = columns.get(values) ?? new LRUCache<string, ComparedColumn>(columnCache);
  columns.set(values, known);
  const { set_aside = null } = student.profile;
  // A question that was set aside is not asked, whatever the criterion reads.
  const key = JSON.stringify([index.today, set_aside, ...criterion.reads.map((field) => student.profile[field])]);
  const before = known.get(key);
  if (before && before.sums.length === values.length) return before;
  const compared = compareColumn(index, student, at, before);
  known.set(key, compared);
  return compared;
}

const columnCache = {
  // Each of the criteria has a cache.
  maxSize: Math.floor(mostBytes.columns / criteria.length),
  sizeCalculation: ({ sums }: ComparedColumn, key: string) => 12 * sums.length + 2 * key.length + 300,
};

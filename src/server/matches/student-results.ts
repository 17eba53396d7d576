import { LRUCache } from "lru-cache";
import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { answersCompared, type ComparedColumn, compareColumn } from "#domain/matches/catalogue/compared-column.ts";
import { resultsFor, type StudentResults } from "#domain/matches/catalogue/student-results.ts";
import { criteria } from "#domain/matches/criteria/criteria.ts";
import { readStudent, type Student } from "#domain/matches/criteria/student.ts";
import type { Profile } from "#domain/profile/profile.ts";

const mostBytes = { results: 64 * 1024 * 1024, columns: 32 * 1024 * 1024 };

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
    sizeCalculation: ({ matches }) => matches.byteLength + 500,
  });
  computed.set(index, cache);
  return cache;
}

// By the requirements, which an index and its changed versions share and only add to.
const columns = new WeakMap<CatalogueIndex["columns"][number]["values"], LRUCache<string, ComparedColumn>>();

/**
 * One criterion compared. Students with the same answers to what it reads share the results, and a changed catalog
 * adds results for its new requirements alone.
 */
function sharedColumn(index: CatalogueIndex, student: Student, at: number): ComparedColumn {
  const criterion = criteria[at];
  const [first, column] = [index.columns[0], index.columns[at]];
  if (!criterion || !first || !column) return compareColumn(index, student, at);
  const known = columns.get(first.values) ?? new LRUCache<string, ComparedColumn>(columnCache);
  columns.set(first.values, known);
  const key = JSON.stringify([at, index.today, answersCompared(criterion, student)]);
  const before = known.get(key);
  if (before && before.places.length === column.values.length) return before;
  const compared = compareColumn(index, student, at, before);
  known.set(key, compared);
  return compared;
}

const columnCache = {
  maxSize: mostBytes.columns,
  sizeCalculation: ({ totals, places }: ComparedColumn, key: string) =>
    places.byteLength + 13 * totals.length + 2 * key.length + 700,
};

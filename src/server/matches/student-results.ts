import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { type CatalogueIndex, type Lineage, rowOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { answersCompared, type ComparedColumn, compareColumn } from "#domain/matches/catalogue/compared-column.ts";
import { type IndexStep, stepsBetween } from "#domain/matches/catalogue/index-step.ts";
import { resultsAfter } from "#domain/matches/catalogue/results-after.ts";
import { resultsWithout } from "#domain/matches/catalogue/results-without.ts";
import { resultsFor, type StudentResults } from "#domain/matches/catalogue/student-results.ts";
import { criteria } from "#domain/matches/criteria/criteria.ts";
import { readStudent, type Student } from "#domain/matches/criteria/student.ts";
import type { Profile } from "#domain/profile/profile.ts";

const mostBytes = { results: 64 * 1024 * 1024, columns: 32 * 1024 * 1024 };

type Own = { student: Student; results: StudentResults };
/** What is remembered of a student: the profile, also as matching reads it, and the results for one index. */
type Known = Own & { profile: Profile; step: IndexStep };
type Caches = { results: LRUCache<string, Known>; columns: LRUCache<string, ComparedColumn> };

const caches = new WeakMap<Lineage, Caches>();

/** The profile of a student whose results are known, as it was saved at this time; null where it has to be read. */
export function knownProfile(index: CatalogueIndex, userId: string, saved: Date): Profile | null {
  const known = cachesOf(index).results.peek(keyOf({ user_id: userId, updated_at: saved.toISOString() }));
  return known?.profile ?? null;
}

/** A student, and their results for the catalog without the scholarships that they hid. */
export async function resultsOf(index: CatalogueIndex, profile: Profile, hidden: readonly string[]): Promise<Own> {
  const { student, results } = await wholeResultsOf(index, profile);
  const rows = hidden.flatMap((id) => rowOf(index, id) ?? []);
  if (rows.length === 0) return { student, results };
  return { student, results: resultsWithout(results, rows, index, student) };
}

/**
 * A student, and their results for the whole catalog. Pages, filters and other sorts of one list share them. After a
 * change of the catalog only the changed scholarships are added up again.
 */
async function wholeResultsOf(index: CatalogueIndex, profile: Profile): Promise<Own> {
  const { results: known } = cachesOf(index);
  const key = keyOf(profile);
  if (!followable(known.get(key), index)) await ownTurn();
  const before = known.get(key);
  if (before?.step === index.step) return before;
  const student = before?.student ?? readStudent(profile);
  const steps = followable(before, index);
  const results =
    before && steps
      ? resultsAfter(steps, before.results, index, student)
      : resultsFor(index, student, { compared: comparedWith(index, student) });
  const now = { profile, student, step: index.step, results };
  known.set(key, now);
  return now;
}

const keyOf = ({ user_id, updated_at }: Pick<Profile, "user_id" | "updated_at">) => `${user_id} ${updated_at}`;

/** The steps from the index of known results to this one; null where all results have to be computed. */
const followable = (known: Known | undefined, index: CatalogueIndex): IndexStep[] | null =>
  known ? stepsBetween(known.step, index.step) : null;

let lastTurn = Promise.resolve();

/**
 * Waits for a turn of the event loop in which the results of no other student are computed. Many students at once, as
 * just after a start, would otherwise keep the server from answering for the time of all of them.
 */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

function cachesOf({ lineage }: CatalogueIndex): Caches {
  const known = caches.get(lineage);
  if (known) return known;
  const made: Caches = {
    results: new LRUCache({ maxSize: mostBytes.results, sizeCalculation: sizeOfResults }),
    columns: new LRUCache({ maxSize: mostBytes.columns, sizeCalculation: sizeOfColumn }),
  };
  caches.set(lineage, made);
  return made;
}

// A student with all answers takes about 4 KB.
const sizeOfResults = ({ results }: Known) => results.matches.byteLength + 5000;
const sizeOfColumn = ({ totals, places }: ComparedColumn, key: string) =>
  places.byteLength + 13 * totals.length + 2 * key.length + 700;

function comparedWith(index: CatalogueIndex, student: Student): ComparedColumn[] {
  const { columns } = cachesOf(index);
  return criteria.map((_, at) => sharedColumn(columns, index, student, at));
}

/**
 * One criterion compared. Students with the same answers to what it reads share the results, and a changed catalog
 * adds results for its new requirements alone.
 */
function sharedColumn(known: Caches["columns"], index: CatalogueIndex, student: Student, at: number): ComparedColumn {
  const [criterion, column] = [criteria[at], index.columns[at]];
  if (!criterion || !column) return compareColumn(index, student, at);
  const key = JSON.stringify([at, index.today, answersCompared(criterion, student)]);
  const before = known.get(key);
  if (before && before.places.length === column.values.length) return before;
  const compared = compareColumn(index, student, at, before);
  known.set(key, compared);
  return compared;
}

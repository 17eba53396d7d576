import { LRUCache } from "lru-cache";
import { type CatalogueIndex, type Lineage, rowOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { type IndexStep, stepsBetween } from "#domain/matches/catalogue/changes/index-step.ts";
import {
  answersCompared,
  type ComparedColumn,
  compareColumn,
  compareInSlices,
} from "#domain/matches/catalogue/results/compared-column.ts";
import { resultsAfter } from "#domain/matches/catalogue/results/results-after.ts";
import { resultsWithout } from "#domain/matches/catalogue/results/results-without.ts";
import { resultsInSlices, type StudentResults } from "#domain/matches/catalogue/results/student-results.ts";
import type { Slices } from "#domain/matches/catalogue/slices.ts";
import { criteria } from "#domain/matches/criteria/criteria.ts";
import { readStudent, type Student } from "#domain/matches/criteria/student.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { inTurns } from "#server/platform/in-turns.ts";
import { oneAfterAnother } from "#server/platform/one-after-another.ts";

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
  return { student, results: resultsWithout(results, rows, index, student) };
}

/**
 * A student, and their results for the whole catalog. Pages, filters and other sorts of one list share them. After a
 * change of the catalog only the changed scholarships are added up again.
 */
async function wholeResultsOf(index: CatalogueIndex, profile: Profile): Promise<Own> {
  const key = keyOf(profile);
  return (
    knownResults(index, key) ??
    inQueue(async () => {
      // Another request of the student may have waited for the same.
      const known = knownResults(index, key);
      if (known) return known;
      const student = readStudent(profile);
      return remembered(index, { profile, student, results: await inTurns(newResults(index, student)) });
    })
  );
}

/** What is remembered of a student, brought up to the index. Undefined where all results have to be computed. */
function knownResults(index: CatalogueIndex, key: string): Own | undefined {
  const known = cachesOf(index).results.get(key);
  if (known?.step === index.step) return known;
  const steps = known && stepsBetween(known.step, index.step);
  if (!known || !steps) return undefined;
  const { profile, student } = known;
  return remembered(index, { profile, student, results: resultsAfter(steps, known.results, index, student) });
}

function remembered(index: CatalogueIndex, own: Omit<Known, "step">): Own {
  cachesOf(index).results.set(keyOf(own.profile), { ...own, step: index.step });
  return own;
}

const keyOf = ({ user_id, updated_at }: Pick<Profile, "user_id" | "updated_at">) => `${user_id} ${updated_at}`;

const inQueue = oneAfterAnother();

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

/** The results of a student, whose comparisons are shared with other students. */
export function* newResults(index: CatalogueIndex, student: Student): Slices<StudentResults> {
  const { columns } = cachesOf(index);
  const compared: ComparedColumn[] = [];
  for (const at of criteria.keys()) {
    compared.push(yield* sharedColumn(columns, index, student, at));
    yield;
  }
  return yield* resultsInSlices(index, student, { compared });
}

/**
 * One criterion compared. Students with the same answers to what it reads share the results, and a changed catalog
 * adds results for its new requirements alone.
 */
function* sharedColumn(
  known: Caches["columns"],
  index: CatalogueIndex,
  student: Student,
  at: number,
): Slices<ComparedColumn> {
  const [criterion, column] = [criteria[at], index.columns[at]];
  if (!criterion || !column) return compareColumn(index, student, at);
  const key = JSON.stringify([at, index.today, answersCompared(criterion, student)]);
  const before = known.get(key);
  if (before && before.places.length === column.values.length) return before;
  const compared = yield* compareInSlices(index, student, at, before);
  known.set(key, compared);
  return compared;
}

import { LRUCache } from "lru-cache";
import { type CatalogueIndex, type Lineage, rowOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { type IndexStep, stepsBetween } from "#domain/matches/catalogue/changes/index-step.ts";
import {
  answersCompared,
  type ComparedColumn,
  compareColumn,
  compareInSlices,
} from "#domain/matches/catalogue/results/compared-column.ts";
import { type DenseMatches, denseOf, matchesOf } from "#domain/matches/catalogue/results/dense-matches.ts";
import { type KeptResults, keptAfter, keptOf, keptWithout } from "#domain/matches/catalogue/results/kept-results.ts";
import { matchesThat, type PackedMatches, packedRow } from "#domain/matches/catalogue/results/packed-results.ts";
import { changedResults, matchesAfter } from "#domain/matches/catalogue/results/results-after.ts";
import { resultsInSlices, type StudentResults } from "#domain/matches/catalogue/results/student-results.ts";
import type { Slices } from "#domain/matches/catalogue/slices.ts";
import { criteria } from "#domain/matches/criteria/criteria.ts";
import { readStudent, type Student } from "#domain/matches/criteria/student.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { inTurns } from "#server/platform/in-turns.ts";
import { oneAfterAnother } from "#server/platform/one-after-another.ts";

/** Room for about 1,100 students: about 30 KB of matches for 100,000 scholarships, and 15 KB for all else. */
const resultBytes = { least: 48 * 1024 * 1024, perScholarship: 350 };
const columnBytes = { least: 32 * 1024 * 1024, perScholarship: 100 };

type Own = {
  student: Student;
  results: KeptResults;
  /** All matches. Those of a large catalog are unpacked or computed for each call. */
  matches: () => Promise<PackedMatches>;
};
/** What is remembered of a student: the profile, also as matching reads it, and the results for one index. */
type Known = {
  profile: Profile;
  student: Student;
  results: KeptResults;
  step: IndexStep;
  /** All matches for an index, perhaps an older one; null where the best are all. */
  all: { matches: DenseMatches; step: IndexStep } | null;
};
type Caches = { results: LRUCache<string, Known>; columns: LRUCache<string, ComparedColumn> };

const caches = new WeakMap<Lineage, Caches>();

/** The profile of a student whose results are known, as it was saved at this time; null where it has to be read. */
export function knownProfile(index: CatalogueIndex, userId: string, saved: Date): Profile | null {
  const known = cachesOf(index).results.peek(keyOf({ user_id: userId, updated_at: saved.toISOString() }));
  return known?.profile ?? null;
}

/** A student, and their results for the catalog without the scholarships that they hid. */
export async function resultsOf(index: CatalogueIndex, profile: Profile, hidden: readonly string[]): Promise<Own> {
  const known = await knownOf(index, profile);
  const { student } = known;
  const rows = hidden.flatMap((id) => rowOf(index, id) ?? []);
  const results = keptWithout(known.results, rows, index, student);
  const isHidden = new Set(rows);
  const without = (matches: PackedMatches) =>
    isHidden.size === 0 ? matches : matchesThat(matches, (match) => !isHidden.has(packedRow(match)));
  return { student, results, matches: async () => without(await allMatches(index, known)) };
}

/**
 * What is remembered of a student, for the whole catalog. Pages, filters and other sorts of one list share it. After a
 * change of the catalog only the changed scholarships are added up again.
 */
async function knownOf(index: CatalogueIndex, profile: Profile): Promise<Known> {
  const key = keyOf(profile);
  return (
    rememberedFor(index, key) ??
    // Another request of the student may have waited for the same.
    inQueue(async () => rememberedFor(index, key) ?? computed(index, profile, readStudent(profile)))
  );
}

/** What is remembered of a student, brought up to the index. Undefined where all results have to be computed. */
function rememberedFor(index: CatalogueIndex, key: string): Known | undefined {
  const known = cachesOf(index).results.get(key);
  if (!known || known.step === index.step) return known;
  const steps = stepsBetween(known.step, index.step);
  if (!steps) return undefined;
  return remembered(index, { ...known, results: keptAfter(steps, known.results, index, known.student) });
}

async function computed(index: CatalogueIndex, profile: Profile, student: Student): Promise<Known> {
  const found = await inTurns(newResults(index, student));
  const results = keptOf(index, found);
  const all = results.leastOfBest === 0 ? null : { matches: denseOf(found.matches), step: index.step };
  return remembered(index, { profile, student, results, all });
}

/** All matches of a student. They are brought up to the index here, as most requests need the best ones alone. */
async function allMatches(index: CatalogueIndex, known: Known): Promise<PackedMatches> {
  const { all, results, student, profile } = known;
  if (all === null) return results.best;
  const steps = stepsBetween(all.step, index.step);
  if (!steps) return allMatches(index, await inQueue(() => computed(index, profile, student)));
  const matches = matchesOf(all.matches);
  if (steps.length === 0) return matches;
  const found = changedResults(steps, index, student).found.map(({ match }) => match);
  const now = matchesAfter(steps, matches, found);
  remembered(index, { ...known, all: { matches: denseOf(now), step: index.step } });
  return now;
}

function remembered(index: CatalogueIndex, own: Omit<Known, "step">): Known {
  const known = { ...own, step: index.step };
  cachesOf(index).results.set(keyOf(own.profile), known);
  return known;
}

/** Results hold the profile: they are forgotten an hour after they were last read, so that they do not long outlive a deleted account. */
const keptUnreadMs = 60 * 60_000;

const keyOf = ({ user_id, updated_at }: Pick<Profile, "user_id" | "updated_at">) => `${user_id} ${updated_at}`;

const inQueue = oneAfterAnother();

function cachesOf({ lineage, count }: CatalogueIndex): Caches {
  const known = caches.get(lineage);
  if (known) return known;
  const most = ({ least, perScholarship }: typeof resultBytes) => Math.max(least, perScholarship * count);
  const made: Caches = {
    results: new LRUCache({
      maxSize: most(resultBytes),
      sizeCalculation: sizeOfResults,
      ttl: keptUnreadMs,
      updateAgeOnGet: true,
      ttlAutopurge: true,
    }),
    columns: new LRUCache({
      maxSize: most(columnBytes),
      sizeCalculation: sizeOfColumn,
    }),
  };
  caches.set(lineage, made);
  return made;
}

// A student with all answers takes about 4 KB, and the counts 6 KB.
const sizeOfResults = ({ results, all }: Known) => results.best.byteLength + (all?.matches.byteLength ?? 0) + 11_000;
const sizeOfColumn = ({ places, addends }: ComparedColumn, key: string) =>
  places.byteLength + 32 * addends.length + 2 * key.length + 700;

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
  if (before?.places.length === column.values.length) return before;
  const compared = yield* compareInSlices(index, student, at, before);
  known.set(key, compared);
  return compared;
}

import { daysAfter } from "#domain/calendar/day.ts";
import { type CatalogueIndex, dayNumber, noDeadline } from "#domain/matches/catalogue/catalogue-index.ts";
import { columnOf } from "#domain/matches/catalogue/criterion-column.ts";
import { collegeName } from "#domain/places/college-spelling.ts";
import { sponsorKey } from "#domain/scholarships/duplicates/sponsors.ts";
import { type AiSearchResult, type Discovery, mostDiscovered } from "#domain/search/ai-search.ts";
import { readQuery } from "#domain/search/query/read-query.ts";
import { readingOf } from "#domain/search/reading-of.ts";
import type { FoundScholarships } from "#domain/search/search-catalogue.ts";
import {
  type Searching,
  type SearchingStudent,
  searchFor,
  searchingStudent,
  searchResults,
} from "./searching-student.ts";

/** When a discovered scholarship closes, in days from today, and its score (spec 2, section 9). */
const days = { from: 30, to: 395 };
const scores = { from: 70, to: 99 };
const mostOfOneSponsor = 2;
/** A college may give its scholarships under many names. */
const mostOfOneCollege = 1;
/** How many of the best that close in these days are looked at: some rule the student out or are of one sponsor. */
const mostCandidates = 200;

/**
 * The best open scholarships for keywords and the stored profile, at most 12, at most 2 from one sponsor, and one for
 * the students of one college. Each is for something that the keywords say. None misses a constraint of the keywords
 * or rules the student out.
 */
export async function discover(deps: Searching, userId: string, keywords: string): Promise<Discovery> {
  const searching = await searchingStudent(deps, userId);
  const { index, results, student } = searching;
  const understood = readQuery(keywords, index.today, student.level, student.place);
  const dayAfter = (count: number) => dayNumber(daysAfter(index.today, count));
  const closingIn = (from: number, to: number) =>
    searchFor(searching, { understood, words: keywords, closing: { from, to }, limit: mostCandidates });
  const found = closingIn(dayAfter(days.from), dayAfter(days.to));
  const { fitting: _, ...reading } = readingOf(keywords, found, index.today);
  if (!results) return { ...reading, scholarships: [], closing_sooner: 0, without_date: 0, profile_missing: true };
  const real = await strongResults(deps, searching, found);
  const rows = new Map(found.items.map(({ id, row }) => [id, row]));
  const best = varied(
    real.map(withDiscoveryScore).toSorted((a, b) => b.searchScore - a.searchScore),
    ({ id }) => collegeOf(index, rows.get(id) as number), // the results are of these rows
  );
  // Where fewer are real, the others for these words are told, and not shown.
  const isFull = best.length >= mostDiscovered;
  const countOf = async (from: number, to: number) =>
    isFull ? 0 : (await strongResults(deps, searching, closingIn(from, to))).length;
  return {
    ...reading,
    scholarships: best.slice(0, mostDiscovered),
    closing_sooner: await countOf(dayAfter(0), dayAfter(days.from - 1)),
    without_date: await countOf(noDeadline, noDeadline),
    profile_missing: false,
  };
}

/** Those that are for something that was said, miss nothing of it, and do not rule the student out. */
async function strongResults(
  deps: Searching,
  searching: SearchingStudent,
  { items, fitting, understood }: FoundScholarships,
): Promise<AiSearchResult[]> {
  const strong = fitting > 0 ? items.filter(({ isMeant, missed }) => isMeant && missed.length === 0) : [];
  const results = await searchResults(deps, searching, { found: strong, understood });
  return results.filter(({ ruled_out }) => !ruled_out);
}

/** How much the score follows the stated requirements that the student meets; the rest follows the words. */
const shareOfRequirements = 0.6;
/** The share of met requirements that counts for a scholarship that states none. */
const withoutRequirements = 0.7;

/**
 * A scholarship that is for something that was said and misses nothing is a strong one. Its score, from 70 to 99, follows
 * how many of its requirements the student is known to meet, so that "1 of 5 requirements" stands beside a low one.
 */
function withDiscoveryScore(found: AiSearchResult): AiSearchResult {
  const { met, total } = found.requirements;
  const known = total === 0 ? withoutRequirements : met / total;
  const share = shareOfRequirements * known + ((1 - shareOfRequirements) * found.searchScore) / 100;
  return { ...found, searchScore: Math.round(scores.from + (scores.to - scores.from) * share) };
}

/** Leaves out what comes after the first ones of a sponsor or college. */
function varied(
  scholarships: readonly AiSearchResult[],
  collegeFor: (scholarship: AiSearchResult) => string | null,
): AiSearchResult[] {
  const counts = new Map<string, number>();
  const isAmongFirst = (name: string, most: number) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= most;
  };
  return scholarships.filter((scholarship) => {
    const college = collegeFor(scholarship);
    if (college !== null && !isAmongFirst(`college ${college}`, mostOfOneCollege)) return false;
    return isAmongFirst(`sponsor ${sponsorKey(scholarship.provider)}`, mostOfOneSponsor);
  });
}

/** The college whose students alone may apply; null where there is none or more than one. */
function collegeOf(index: CatalogueIndex, row: number): string | null {
  const { values, numbers } = columnOf(index, "institution");
  const [name, ...others] = values[numbers[row] as number]?.names ?? [];
  return name !== undefined && others.length === 0 ? collegeName(name) : null;
}

import { daysAfter } from "#domain/calendar/day.ts";
import { dayNumber } from "#domain/matches/catalogue/catalogue-index.ts";
import { sponsorKey } from "#domain/scholarships/sponsors.ts";
import { type AiSearchResult, type Discovery, mostDiscovered } from "#domain/search/ai-search.ts";
import { readQuery } from "#domain/search/query/read-query.ts";
import type { FoundScholarship } from "#domain/search/search-catalogue.ts";
import { type Searching, searchFor, searchingStudent, searchResults } from "./searching-student.ts";

/** When a discovered scholarship closes, in days from today, and its score (spec 2, section 9). */
const days = { from: 30, to: 395 };
const scores = { from: 70, to: 99 };
const mostOfOneSponsor = 2;
/** How many of the best that close in these days are looked at: some rule the student out or are of one sponsor. */
const mostCandidates = 200;

/**
 * The best open scholarships for keywords and the stored profile, at most 12 and at most 2 from one sponsor. Each is for
 * something that the keywords say. None misses a constraint of the keywords or rules the student out.
 */
export async function discover(deps: Searching, userId: string, keywords: string): Promise<Discovery> {
  const searching = await searchingStudent(deps, userId);
  const { index, results } = searching;
  const understood = readQuery(keywords, index.today);
  if (!results) return { scholarships: [], understood, profile_missing: true };
  const closing = {
    from: dayNumber(daysAfter(index.today, days.from)),
    to: dayNumber(daysAfter(index.today, days.to)),
  };
  const { items, fitting } = searchFor(searching, { understood, words: keywords, closing, limit: mostCandidates });
  const strong = fitting > 0 ? items.filter(({ isMeant, missed }) => isMeant && missed.length === 0) : [];
  const found = await searchResults(deps, searching, strong.map(withDiscoveryScore));
  const real = found.filter(({ ruled_out }) => !ruled_out);
  return { scholarships: varied(real).slice(0, mostDiscovered), understood, profile_missing: false };
}

/**
 * A scholarship that is for something that was said and misses nothing is a strong one, however many words a student
 * needs to say it. Among these, the search score decides.
 */
const withDiscoveryScore = (found: FoundScholarship): FoundScholarship => ({
  ...found,
  score: Math.round(scores.from + ((scores.to - scores.from) * found.score) / 100),
});

/** Leaves out what comes after the first two of a sponsor. */
function varied(scholarships: readonly AiSearchResult[]): AiSearchResult[] {
  const counts = new Map<string, number>();
  return scholarships.filter(({ provider }) => {
    const sponsor = sponsorKey(provider);
    const count = (counts.get(sponsor) ?? 0) + 1;
    counts.set(sponsor, count);
    return count <= mostOfOneSponsor;
  });
}

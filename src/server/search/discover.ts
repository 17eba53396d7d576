import { daysAfter } from "#domain/calendar/day.ts";
import { matchesThat, packedScore } from "#domain/matches/catalogue/packed-results.ts";
import { sponsorKey } from "#domain/scholarships/sponsors.ts";
import { type AiSearchResult, type Discovery, mostDiscovered } from "#domain/search/ai-search.ts";
import { readQuery } from "#domain/search/query/read-query.ts";
import type { Constraint } from "#domain/search/understood.ts";
import { type Searching, searchFor, searchingStudent, searchResults } from "./searching-student.ts";

/** When a discovered scholarship closes, in days from today, and its score (spec 2, section 9). */
const days = { from: 30, to: 395 };
const scores = { from: 70, to: 99 };
const mostOfOneSponsor = 2;
/** How many found scholarships the varied ones are chosen from. */
const mostCandidates = 200;

/** The best open scholarships for keywords and the stored profile, at most 12 and at most 2 from one sponsor. */
export async function discover(deps: Searching, userId: string, keywords: string): Promise<Discovery> {
  const searching = await searchingStudent(deps, userId);
  const { index, results } = searching;
  const understood = readQuery(keywords, index.today);
  if (!results) return { scholarships: [], understood, profile_missing: true };
  const [first, last] = [daysAfter(index.today, days.from), daysAfter(index.today, days.to)];
  const within: Constraint[] = [
    { slot: "deadline_after", value: first, words: "" },
    { slot: "deadline_before", value: last, words: "" },
  ];
  const { items } = searchFor(searching, {
    understood: { ...understood, constraints: [...understood.constraints, ...within] },
    // The others count as those that rule the student out, so they come last.
    results: { ...results, matches: matchesThat(results.matches, (match) => isShown(packedScore(match))) },
    limit: mostCandidates,
  });
  const found = await searchResults(
    deps,
    searching,
    items.filter(({ missed }) => missed.length === 0).map((item) => ({ ...item, unknown: [] })),
  );
  const real = found.filter(
    ({ deadline, matchScore }) => deadline !== null && deadline >= first && deadline <= last && isShown(matchScore),
  );
  return { scholarships: varied(real).slice(0, mostDiscovered), understood, profile_missing: false };
}

const isShown = (score: number) => score >= scores.from && score <= scores.to;

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

import { daysAfter } from "#domain/calendar/day.ts";
import { type CatalogueIndex, dayNumber, noDeadline } from "#domain/matches/catalogue/catalogue-index.ts";
import { columnOf } from "#domain/matches/catalogue/criterion-column.ts";
import { isListed, packedRow, packedScore } from "#domain/matches/catalogue/results/packed-results.ts";
import { resultOfRow } from "#domain/matches/catalogue/results/results-after.ts";
import type { Student } from "#domain/matches/criteria/student.ts";
import { leastOfPossible } from "#domain/matches/match-vocabulary.ts";
import { collegeName } from "#domain/places/colleges/college-spelling.ts";
import { expectedDay, firstExpectedDay, nextLongRound } from "#domain/scholarships/days/deadline-state.ts";
import { sponsorKey } from "#domain/scholarships/duplicates/sponsors.ts";
import { type AiSearchResult, type Discovery, type DiscoveryWords, mostDiscovered } from "#domain/search/ai-search.ts";
import { homeOf, readQuery } from "#domain/search/query/read-query.ts";
import type { FoundScholarship, FoundScholarships, Period } from "#domain/search/search-catalogue.ts";
import { readingOf } from "#domain/search/shown/reading-of.ts";
import type { Understood } from "#domain/search/understood.ts";
import { closedOfferFor } from "#server/scholarships/catalogue/closed-offer-for.ts";
import { openToAll } from "./fill-up.ts";
import {
  type Searching,
  type SearchingStudent,
  searchingStudent,
  searchPeriodsFor,
  searchResults,
} from "./searching-student.ts";
import { toldStudent } from "./told-student.ts";

/** When a discovered scholarship closes, in days from today. */
const days = { from: 30, to: 395 };
/** Its score: from 85 on it is for just what was said, or has the words; from 77 on it is for more than that, and below it is open to all. */
const scores = { from: 70, more: 77, ahead: 85, to: 99 };
const mostOfOneSponsor = 2;
/** A college may give its scholarships under many names. */
const mostOfOneCollege = 1;
/** How many of the best that close in these days are looked at: some rule the student out or are of one sponsor. */
const mostCandidates = 200;
/**
 * The least match score of what is discovered: weak fits are told, and not shown. Without these answers of the profile
 * nearly all are weak, and the words say what the student looks for.
 */
const leastMatch = ({ profile }: Student) => (profile.academic_level && profile.field_of_study ? leastOfPossible : 0);
const noOthers = { closing_sooner: 0, without_date: 0, weak_fits: 0 };
/** The words that the tab begins with: only so many are tried. */
const mostTried = 6;
const usualWords = ["Leadership", "Community service", "Robotics", "Music", "Women"];

/** What the student studies and does, and usual words, as words to begin with: only those that discover something. */
export async function discoveringWords(deps: Searching, userId: string): Promise<DiscoveryWords> {
  const searching = await searchingStudent(deps, userId);
  const { index, student } = searching;
  const { field_of_study: field, extracurricular_activities: activities } = student.profile;
  const own = [field ?? "", ...(activities ?? [])].map((words) => words.trim()).filter(Boolean);
  const all = [...own, ...usualWords];
  const isFirst = (words: string, at: number) =>
    all.findIndex((other) => other.toLowerCase() === words.toLowerCase()) === at;
  const tried = all.filter(isFirst).slice(0, mostTried);
  const [from, to] = [days.from, days.to].map((count) => dayNumber(daysAfter(index.today, count))) as [number, number]; // of both
  const discovers = (words: string) => {
    const understood = readQuery(words, index.today, student.level, homeOf(student));
    const [found] = strongIn(searching, { understood, words, periods: [{ from, to }] });
    return found !== undefined && found.strong.length > 0;
  };
  return { words: tried.filter(discovers) };
}

/**
 * The first open scholarships of a search for keywords and the stored profile, at most 12, at most 2 from one sponsor, and one for
 * the students of one college. Those without a day count by the months in which they usually close; what names none is discovered where it is
 * for just what was said. Each is for something that the keywords say; behind these come the student's best matches that are open to it. None
 * misses a constraint of the keywords or rules the student out.
 */
export async function discover(deps: Searching, userId: string, keywords: string): Promise<Discovery> {
  const searching = await searchingStudent(deps, userId);
  const { index, student } = searching;
  const understood = readQuery(keywords, index.today, student.level, homeOf(student));
  const dayAfter = (count: number) => dayNumber(daysAfter(index.today, count));
  const periods = [
    { from: dayAfter(days.from), to: dayAfter(days.to) },
    { from: dayAfter(0), to: dayAfter(days.from - 1) },
    { from: noDeadline, to: noDeadline },
  ];
  const all = strongIn(searching, { understood, words: keywords, periods });
  const [{ found, strong, near, weak }, sooner, undated] = all as [Strong, Strong, Strong]; // one of each period
  const { fitting: _, ...open } = readingOf(keywords, found, index.today);
  const { called, unlisted, corrections } = found;
  const lacking = { called, unlisted, corrections };
  const closed = await closedOfferFor(deps, { understood, words: keywords, ...lacking }, index.today);
  const reading = { ...open, ...(closed && { closed }) };
  if (!searching.results) return { ...reading, scholarships: [], ...noOthers, profile_missing: true };
  const own = [...strong, ...undated.strong];
  const taken = new Set(all.flatMap((each) => each.found.items.filter(isTaken).map(({ row }) => row)));
  const period = periods[0] as Period; // the one that counts
  const general = openToAll(searching, { found, period, taken, hasOwn: own.length > 0 });
  const others = [...near, ...undated.near, ...general];
  const candidates = [...own, ...others].map((each) => ({ ...each, score: discoveryScore(each) }));
  candidates.sort((a, b) => b.score - a.score);
  const results = await searchResults(deps, searching, { found: candidates, understood: found.understood });
  const byId = new Map(candidates.map((each) => [each.id, each]));
  const real = results.filter((each) => {
    const { isExact, isAhead } = byId.get(each.id) as FoundScholarship; // the results are of these
    return each.deadline !== null || isDue(each, { today: index.today, isWanted: isExact && isAhead });
  });
  const best = varied(real, ({ id }) => collegeOf(index, byId.get(id)?.row as number));
  // The others for these words are told, and not shown.
  return {
    ...reading,
    scholarships: best.slice(0, mostDiscovered),
    closing_sooner: sooner.strong.length,
    without_date: undated.strong.filter(({ id }) => !real.some((each) => each.id === id)).length,
    weak_fits: weak,
    profile_missing: false,
  };
}

/** Whether it is for something that was said, or misses something of it: all others are open to it. */
const isTaken = ({ isMeant, missed, unnamed }: FoundScholarship) => isMeant || missed.length + unnamed.length > 0;

/**
 * Whether a scholarship without a day may close on the days that count, by the months in which it usually does. One that is wanted for
 * itself and names no months counts too, but for rolling ones.
 */
function isDue(scholarship: AiSearchResult, { today, isWanted }: { today: string; isWanted: boolean }): boolean {
  const [first, last] = [firstExpectedDay(scholarship, today), expectedDay(scholarship, today)];
  if (first === null || last === null) return isWanted && scholarship.deadline_kind !== "rolling";
  const [begin, end] = [days.from, days.to].map((count) => daysAfter(today, count)) as [string, string]; // of both
  // Who reads late in November of what "usually closes in the fall" plans for the next round.
  const next = nextLongRound(scholarship, today);
  return (last >= begin && first <= end) || (next !== null && next <= end);
}

type Wanted = { understood: Understood; words: string; periods: readonly Period[] };
type Strong = { found: FoundScholarships; strong: FoundScholarship[]; near: FoundScholarship[]; weak: number };

/** Whether one word is all that was said, so that what is found by other words for it is near to it: community service for "volunteering". */
const isOneWord = ({ constraints, topics, ignored }: Understood) =>
  constraints.length + ignored.length === 0 && topics.length === 1 && !topics[0]?.includes(" ");

/**
 * What closes in each of these periods, is for something that was said, misses nothing of it and does not rule the student
 * out. Of these `weak` are weak fits for the profile with what the words tell beside it, and the others `strong`. `near`: what is found by other words, and no weak fit.
 */
function strongIn(searching: SearchingStudent, wanted: Wanted): Strong[] {
  const { index, student, results } = searching;
  const others = new Set((results?.matches ?? []).filter((match) => !isListed(match)).map(packedRow));
  const told = results ? toldStudent(student, wanted.understood) : null;
  const least = leastMatch(student);
  const scoreOf = ({ row, matchScore }: FoundScholarship) => {
    const own = others.has(row) ? -1 : matchScore;
    if (own >= least || told === null) return own;
    const result = resultOfRow(index, told, row);
    return result && isListed(result.match) ? Math.max(own, packedScore(result.match)) : own;
  };
  // What the profile rules out fits nobody, though it may fit who the words tell of.
  const hasFitting = ({ fitting }: FoundScholarships) => fitting > 0 || told !== null;
  return searchPeriodsFor(searching, { ...wanted, limit: mostCandidates }).map((found) => {
    const fitting = found.items.filter(
      ({ missed, unnamed }) => hasFitting(found) && missed.length + unnamed.length === 0,
    );
    const isStrong = (item: FoundScholarship) => scoreOf(item) >= Math.max(0, least);
    const meant = fitting.filter(({ isMeant }) => isMeant);
    const strong = meant.filter(isStrong);
    const near = isOneWord(found.understood) ? fitting.filter((item) => !item.isMeant && isStrong(item)) : [];
    return { found, strong, near, weak: meant.filter((item) => scoreOf(item) >= 0).length - strong.length };
  });
}

/** The score of the search, between 70 and 99: what is for just what was said comes first, and last what is open to all, each in their order. */
function discoveryScore({ score, isAhead, isExact, isMeant }: FoundScholarship): number {
  const ofMeant = isAhead && isExact ? [scores.ahead, scores.to] : [scores.more, scores.ahead - 1];
  const [least, most] = (isMeant ? ofMeant : [scores.from, scores.more - 1]) as [number, number];
  return Math.round(least + ((most - least) * score) / 100);
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
  const required = values[numbers[row] as number];
  // What a college only lists is for others too.
  const [name, ...others] = required?.listedIn ? [] : (required?.names ?? []);
  return name !== undefined && others.length === 0 ? collegeName(name) : null;
}

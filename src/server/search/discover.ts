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
import { fits } from "#domain/search/fits/row-fits.ts";
import { withDiscoveryScores } from "#domain/search/order/discovery-scores.ts";
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
const nothingFound = {
  ...{ scholarships: [], undated: [], open_to_all: [] },
  ...{ closing_sooner: 0, closing_soonest: [], more_fits: 0, weak_fits: 0, ruled_out: 0 },
};
/** How many of those that close sooner are named. */
const mostNamed = 3;
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
 * the students of one college. First what is for something that the keywords say and closes on these days, by its day or the months in
 * which it usually does; then what is for them and names neither; behind both the student's best matches that are open to the keywords,
 * without a score, as that says how well something fits the words. None misses a constraint of the keywords or rules the student out.
 * All others that are for the keywords are counted by why they are not shown.
 */
export async function discover(deps: Searching, userId: string, keywords: string): Promise<Discovery> {
  const searching = await searchingStudent(deps, userId);
  const { index, student } = searching;
  const { today } = index;
  const understood = readQuery(keywords, today, student.level, homeOf(student));
  const dayAfter = (count: number) => dayNumber(daysAfter(today, count));
  const periods = [
    { from: dayAfter(days.from), to: dayAfter(days.to) },
    { from: dayAfter(0), to: dayAfter(days.from - 1) },
    { from: noDeadline, to: noDeadline },
  ];
  const all = strongIn(searching, { understood, words: keywords, periods });
  const [{ found, strong, near }, sooner, undated] = all as [Strong, Strong, Strong]; // one of each period
  const { fitting: _, ...open } = readingOf(keywords, found, today);
  const { called, unlisted, corrections } = found;
  const lacking = { called, unlisted, corrections };
  const closed = await closedOfferFor(deps, { understood, words: keywords, ...lacking }, today);
  const reading = { ...open, ...(closed && { closed }) };
  if (!searching.results) return { ...reading, ...nothingFound, profile_missing: true };
  const own = [...strong, ...near, ...undated.strong, ...undated.near];
  const taken = new Set(all.flatMap((each) => each.found.items.filter(isTaken(found)).map(({ row }) => row)));
  const period = periods[0] as Period; // the one that counts
  const general = openToAll(searching, { found, period, taken, hasOwn: strong.length + undated.strong.length > 0 });
  const candidates = [...withDiscoveryScores(own), ...general];
  const soon = sooner.strong.slice(0, mostDiscovered);
  const results = await searchResults(deps, searching, {
    found: [...candidates, ...soon],
    understood: found.understood,
  });
  const byId = new Map(candidates.map((each) => [each.id, each]));
  const known = new Map<string, Place>([
    ...general.map(({ id }) => [id, "open"] as const),
    ...soon.map(({ id }) => [id, "sooner"] as const),
  ]);
  const placeOf = new Map(results.map((each) => [each.id, known.get(each.id) ?? placeByTime(each, today)]));
  const rank = ({ id }: AiSearchResult) => lists.indexOf(placeOf.get(id) as List); // -1 for what closes sooner
  const answers = results
    .filter((each) => rank(each) >= 0 && (placeOf.get(each.id) !== "open" || closesInTime(each, today)))
    .sort((a, b) => rank(a) - rank(b) || b.searchScore - a.searchScore);
  const varying = varied(answers, ({ id }) => collegeOf(index, byId.get(id)?.row as number));
  const shown = varying.slice(0, mostDiscovered);
  const of = (list: List) => shown.filter(({ id }) => placeOf.get(id) === list);
  const isShown = new Set(shown.map(({ id }) => id));
  const isLeftOut = ({ id }: { id: string }) => placeOf.get(id) !== "sooner" && !isShown.has(id);
  const sum = (kind: "weak" | "ruledOut") => all.reduce((total, each) => total + each[kind], 0);
  return {
    ...reading,
    scholarships: of("dated"),
    undated: of("undated"),
    open_to_all: of("open").map(({ searchScore, ...result }) => result),
    closing_sooner: sooner.strong.length + undated.strong.filter(({ id }) => placeOf.get(id) === "sooner").length,
    closing_soonest: results
      .filter(({ id }) => placeOf.get(id) === "sooner")
      .sort(byExpectedDay(today))
      .slice(0, mostNamed)
      .map(({ id, title, deadline }) => ({ id, title, deadline })),
    more_fits: [...strong, ...undated.strong].filter(isLeftOut).length,
    weak_fits: sum("weak"),
    ruled_out: sum("ruledOut"),
    profile_missing: false,
  };
}

/** The lists of the answer, in this order. */
const lists = ["dated", "undated", "open"] as const;
type List = (typeof lists)[number];
/** `sooner`: it is counted, and not shown. */
type Place = List | "sooner";

const byExpectedDay = (today: string) => (a: AiSearchResult, b: AiSearchResult) =>
  (expectedDay(a, today) ?? "").localeCompare(expectedDay(b, today) ?? "");

/** Whether it is for something that was said, or misses something of it: all others are open to it. */
const isTaken = (found: FoundScholarships) => (item: FoundScholarship) =>
  isForWords(found, item) || item.missed.length + item.unnamed.length > 0;

/** Whether it is for something that was said. Of words that only ask for money what goes by need is, and nothing else. */
const isForWords = (
  { understood: { constraints, topics } }: FoundScholarships,
  { isMeant, fits: stands }: FoundScholarship,
) =>
  isMeant &&
  (topics.length > 0 ||
    constraints.some(({ slot }) => slot !== "financial_need") ||
    stands.some(({ fit }) => fit >= fits.close));

/** Whether a scholarship of these periods closes on the days that count: by its day, or by the months in which it usually does. */
function closesInTime(scholarship: AiSearchResult, today: string): boolean {
  if (scholarship.deadline !== null) return true;
  const [first, last] = [firstExpectedDay(scholarship, today), expectedDay(scholarship, today)];
  if (first === null || last === null) return false;
  const [begin, end] = [days.from, days.to].map((count) => daysAfter(today, count)) as [string, string]; // of both
  // Who reads late in November of what "usually closes in the fall" plans for the next round.
  const next = nextLongRound(scholarship, today);
  return (last >= begin && first <= end) || (next !== null && next <= end);
}

/** The list of a scholarship for the words; without a day, by when it usually closes. */
function placeByTime(scholarship: AiSearchResult, today: string): Place {
  if (closesInTime(scholarship, today)) return "dated";
  const last = expectedDay(scholarship, today);
  return last !== null && last < daysAfter(today, days.from) ? "sooner" : "undated";
}

type Wanted = { understood: Understood; words: string; periods: readonly Period[] };
type Strong = {
  found: FoundScholarships;
  strong: FoundScholarship[];
  near: FoundScholarship[];
  /** How many others are for what was said: those that fit the profile weakly, and those that it rules out. */
  weak: number;
  ruledOut: number;
};

/** Whether one word is all that was said, so that what is found by other words for it is near to it: community service for "volunteering". */
const isOneWord = ({ constraints, topics, ignored }: Understood) =>
  constraints.length + ignored.length === 0 && topics.length === 1 && !topics[0]?.includes(" ");

/**
 * What closes in each of these periods, is for something that was said, misses nothing of it and does not rule the student
 * out. Of these `strong` are no weak fits for the profile with what the words tell beside it, or what the words name. `near`: what is found by other words, and no weak fit.
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
    const isStrong = (item: FoundScholarship) => scoreOf(item) >= (item.isNamed ? 0 : Math.max(0, least));
    const meant = fitting.filter((item) => isForWords(found, item));
    const strong = meant.filter(isStrong);
    const near = isOneWord(found.understood) ? fitting.filter((item) => !item.isMeant && isStrong(item)) : [];
    const weak = meant.filter((item) => !isStrong(item) && scoreOf(item) >= 0).length;
    return { found, strong, near, weak, ruledOut: meant.length - strong.length - weak };
  });
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

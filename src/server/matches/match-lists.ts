import { type CatalogueIndex, rowOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { compileIndex, indexOfSome } from "#domain/matches/catalogue/index-builder.ts";
import type { KeptResults } from "#domain/matches/catalogue/results/kept-results.ts";
import { matchesWithFacts, saidFirst } from "#domain/matches/catalogue/results/listed-rows.ts";
import { countsOf, countWhere, type MatchCounts } from "#domain/matches/catalogue/results/match-counts.ts";
import {
  isListed,
  isOneCheck,
  matchesThat,
  type PackedMatches,
  packed,
  packedPart,
  packedRow,
  packedSection,
  partNumber,
} from "#domain/matches/catalogue/results/packed-results.ts";
import { sectionNumber } from "#domain/matches/catalogue/results/result-sums.ts";
import { resultsFor } from "#domain/matches/catalogue/results/student-results.ts";
import type { Student } from "#domain/matches/criteria/student.ts";
import type { MatchPage, MatchSearch } from "#domain/matches/match-list.ts";
import type { ListPart, Section, SectionFilter } from "#domain/matches/match-vocabulary.ts";
import { searchRanks } from "#domain/search/order/search-ranks.ts";
import { wordRanks } from "#domain/search/order/word-ranks.ts";
import type { Deps } from "#server/deps.ts";
import { matchableScholarships } from "#server/scholarships/catalogue/matchable-store.ts";
import { idsThatFail, idsThatPass } from "./marked.ts";
import type { Marks } from "./store.ts";

/** A list of matches before it is sorted and cut into pages. */
export type MatchList = {
  index: CatalogueIndex;
  /** All matches of the list, or the best of them. */
  matches: PackedMatches;
  /** How many matches the list has. */
  total: number;
  /** How well each row fits the words, as `searchRanks` or `wordRanks` says; null without words. */
  ranks: Uint16Array | null;
  /** What says what the filters want to know, before what says nothing; null where they want nothing of the kind. */
  isFirst: ((row: number) => boolean) | null;
  sectionCounts: MatchPage["sections"];
  /** How many of the section `check` leave one thing to check. */
  oneCheck: number;
  partCounts: MatchPage["parts"];
  /** The dollars of those that the student qualifies for. */
  potentialValue: number;
  /** How many scholarships the potential value adds up: those that state an amount in dollars. */
  potentialCount: number;
};

type Listing = {
  index: CatalogueIndex;
  /** Those of the student's results, without the hidden ones. */
  matches: PackedMatches;
  marks: Marks;
  search: MatchSearch;
};

/**
 * The open scholarships that the student is not ruled out of and whose marks pass the search; without a chosen section
 * those of all sections but `other_college`.
 */
export function catalogueList(listing: Listing): MatchList {
  const { index, marks, search } = listing;
  let { matches } = listing;
  if (search.bookmarked === false || search.applied === false || search.submitted === false) {
    const failing = new Set(idsThatFail(marks, search).map((id) => rowOf(index, id)));
    matches = matchesThat(matches, (match) => !failing.has(packedRow(match)));
  }
  const ranks = search.q ? searchRanks(index, search.q, matches) : null;
  matches = matchesWithFacts(index, withWords(matches, ranks), search);
  return ofSections({ index, matches, ranks, isFirst: saidFirst(index, search) }, showsOf(search.section));
}

const showsOf = (section: SectionFilter | undefined): Shows => (section ? filters[section] : isListed);

/**
 * The same list as `catalogueList` gives with all matches, but with the best of its matches alone. Null where the search asks for
 * more than they tell: they are the first of an order by score, whatever section is shown.
 */
export function bestOfList(
  index: CatalogueIndex,
  { best, counts }: KeptResults,
  search: MatchSearch,
): MatchList | null {
  const { section, sort, limit: _limit, cursor: _cursor, ...filters } = search;
  if (sort === "amount" || sort === "deadline" || Object.values(filters).some((value) => value !== undefined))
    return null;
  const shows = showsOf(section);
  return { index, ranks: null, isFirst: null, matches: matchesThat(best, shows), ...countedBy(counts, shows) };
}

/** All scholarships whose marks pass the search, also those that are closed or that the student is ruled out of. */
export async function markedList(
  db: Deps["db"],
  { index: open, student, marks, search }: Omit<Listing, "matches"> & { student: Student },
): Promise<MatchList> {
  const index = await markedIndex(db, open, { marks, search });
  const ranks = search.q ? wordRanks(index, search.q) : null;
  const all = resultsFor(index, student, { withRuledOut: true }).matches;
  const matches = matchesWithFacts(index, withWords(all, ranks), search);
  return ofSections(
    { index, matches, ranks, isFirst: saidFirst(index, search) },
    search.section ? filters[search.section] : null,
  );
}

/** The marked scholarships as an index. It has their words only where the search has some. */
async function markedIndex(
  db: Deps["db"],
  open: CatalogueIndex,
  { marks, search }: Pick<Listing, "marks" | "search">,
): Promise<CatalogueIndex> {
  const ids = idsThatPass(marks, search);
  const { today } = open;
  if (search.q) return compileIndex(await matchableScholarships(db, ids, today), today);
  const rows = ids.flatMap((id) => rowOf(open, id) ?? []);
  const others = ids.filter((id) => rowOf(open, id) === null);
  return indexOfSome(open, rows, others.length === 0 ? [] : await matchableScholarships(db, others, today));
}

const withWords = (matches: PackedMatches, ranks: Uint16Array | null): PackedMatches =>
  ranks ? matchesThat(matches, (match) => ranks[packedRow(match)] !== 0) : matches;

/** Whether a list shows a match or a place, which is what a match has beside its row. */
type Shows = (place: number) => boolean;

const inSection = (section: Section): Shows => {
  const number = sectionNumber(section);
  return (place) => packedSection(place) === number;
};
const inPart = (part: ListPart): Shows => {
  const number = partNumber(part);
  return (place) => packedPart(place) === number;
};

const [qualifies, isToCheck, isElsewhere] = [inSection("qualify"), inSection("check"), inSection("other_college")];

const filters: Record<SectionFilter, Shows> = {
  qualify: qualifies,
  one_answer: inSection("one_answer"),
  one_check: isOneCheck,
  more_checks: (match) => isToCheck(match) && !isOneCheck(match),
  weak: inPart("weak"),
  other_college: isElsewhere,
  check: isToCheck,
};

/** Counts the matches of each section and part and adds up the dollars of the first, then leaves out what is not shown. */
function ofSections(
  { matches, ...list }: Pick<MatchList, "index" | "matches" | "ranks" | "isFirst">,
  shows: Shows | null,
): MatchList {
  const shown = shows === null ? matches : matchesThat(matches, shows);
  return { ...list, matches: shown, ...countedBy(countsOf(list.index.facts, matches), shows) };
}

type Counted = Omit<MatchList, "index" | "matches" | "ranks" | "isFirst">;

/** What a list says of all its matches. */
function countedBy(counts: MatchCounts, shows: Shows | null): Counted {
  const sumOf = (byScore: Float64Array | Uint32Array) =>
    [...byScore].reduce((sum, each, score) => (shows?.(packed(0, qualify, score)) === false ? sum : sum + each), 0);
  const inSectionOf = (section: Section) => countWhere(counts, inSection(section));
  const inPartOf = (part: ListPart) => countWhere(counts, inPart(part));
  return {
    total: countWhere(counts, shows ?? (() => true)),
    potentialValue: sumOf(counts.dollars),
    potentialCount: sumOf(counts.stated),
    oneCheck: countWhere(counts, isOneCheck),
    partCounts: {
      strong_qualify: inPartOf("strong_qualify"),
      strong_one_answer: inPartOf("strong_one_answer"),
      strong_check: inPartOf("strong_check"),
      good: inPartOf("good"),
      possible: inPartOf("possible"),
      weak: inPartOf("weak"),
      other_college: inPartOf("other_college"),
    },
    sectionCounts: {
      qualify: inSectionOf("qualify"),
      one_answer: inSectionOf("one_answer"),
      check: inSectionOf("check"),
      other_college: inSectionOf("other_college"),
    },
  };
}

const qualify = sectionNumber("qualify");

import { type CatalogueIndex, rowOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { compileIndex, indexOfSome } from "#domain/matches/catalogue/index-builder.ts";
import { matchesWithFacts } from "#domain/matches/catalogue/results/listed-rows.ts";
import {
  isOneCheck,
  matchesThat,
  type PackedMatches,
  packedPart,
  packedRow,
  packedSection,
  partNumber,
} from "#domain/matches/catalogue/results/packed-results.ts";
import { sectionNumber } from "#domain/matches/catalogue/results/result-sums.ts";
import { resultsFor } from "#domain/matches/catalogue/results/student-results.ts";
import type { Student } from "#domain/matches/criteria/student.ts";
import type { MatchPage, MatchSearch } from "#domain/matches/match-list.ts";
import {
  type ListPart,
  listParts,
  type Section,
  type SectionFilter,
  sections,
} from "#domain/matches/match-vocabulary.ts";
import { searchRanks } from "#domain/search/order/search-ranks.ts";
import { wordRanks } from "#domain/search/order/word-ranks.ts";
import type { Deps } from "#server/deps.ts";
import { matchableScholarships } from "#server/scholarships/catalogue/matchable-store.ts";
import { idsThatFail, idsThatPass } from "./marked.ts";
import type { Marks } from "./store.ts";

/** A list of matches before it is sorted and cut into pages. */
export type MatchList = {
  index: CatalogueIndex;
  matches: PackedMatches;
  /** How well each row fits the words, as `searchRanks` or `wordRanks` says; null without words. */
  ranks: Uint16Array | null;
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
  const ranks = search.q ? searchRanks(index, search.q, { matches }) : null;
  matches = matchesWithFacts(index, withWords(matches, ranks), search);
  return ofSections({ index, matches, ranks }, search.section ? filters[search.section] : isListed);
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
  return ofSections({ index, matches, ranks }, search.section ? filters[search.section] : null);
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

type Shows = (match: number) => boolean;

const inSection = (section: Section): Shows => {
  const number = sectionNumber(section);
  return (match) => packedSection(match) === number;
};
const inPart = (part: ListPart): Shows => {
  const number = partNumber(part);
  return (match) => packedPart(match) === number;
};

const [qualifies, isToCheck, isElsewhere] = [inSection("qualify"), inSection("check"), inSection("other_college")];
const isListed: Shows = (match) => packedSection(match) !== 0 && !isElsewhere(match);

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
  { index, matches, ranks }: Pick<MatchList, "index" | "matches" | "ranks">,
  shows: Shows | null,
): MatchList {
  const bySection = new Uint32Array(sections.length + 1);
  const byPart = new Uint32Array(listParts.length + 1);
  let [potentialValue, potentialCount, oneCheck] = [0, 0, 0];
  // Not by an iterator, which takes several times as long.
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at] as number;
    const section = packedSection(match);
    const part = packedPart(match);
    bySection[section] = (bySection[section] as number) + 1;
    byPart[part] = (byPart[part] as number) + 1;
    if (isOneCheck(match)) oneCheck += 1;
    const amount = index.facts.amount[packedRow(match)] as number;
    if (amount > 0 && qualifies(match) && (shows === null || shows(match))) {
      potentialValue += amount;
      potentialCount += 1;
    }
  }
  const countOf = (section: Section) => bySection[sectionNumber(section)] ?? 0;
  const inPartOf = (part: ListPart) => byPart[partNumber(part)] ?? 0;
  return {
    index,
    ranks,
    potentialValue,
    potentialCount,
    matches: shows === null ? matches : matchesThat(matches, shows),
    oneCheck,
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
      qualify: countOf("qualify"),
      one_answer: countOf("one_answer"),
      check: countOf("check"),
      other_college: countOf("other_college"),
    },
  };
}

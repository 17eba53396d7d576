import { type CatalogueIndex, rowOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { compileIndex } from "#domain/matches/catalogue/index-builder.ts";
import { matchesWithFacts } from "#domain/matches/catalogue/listed-rows.ts";
import {
  isOneCheck,
  isWeakCheck,
  matchesThat,
  type PackedMatches,
  packedRow,
  packedSection,
} from "#domain/matches/catalogue/packed-results.ts";
import { sectionNumber } from "#domain/matches/catalogue/result-sums.ts";
import { resultsFor } from "#domain/matches/catalogue/student-results.ts";
import type { Student } from "#domain/matches/criteria/student.ts";
import type { MatchPage, MatchSearch } from "#domain/matches/match-list.ts";
import {
  leastBeforeWeak,
  leastOfPossible,
  listedSections,
  type Section,
  sections,
} from "#domain/matches/match-vocabulary.ts";
import { wordRanks } from "#domain/search/word-ranks.ts";
import type { Deps } from "#server/deps.ts";
import { matchableScholarships } from "#server/scholarships/catalogue/matchable-store.ts";
import { idsThatFail, idsThatPass } from "./marked.ts";
import type { Marks } from "./store.ts";

/** A list of matches before it is sorted and cut into pages. */
export type MatchList = {
  index: CatalogueIndex;
  matches: PackedMatches;
  /** How well each row fits the words, as `wordRanks` says; null without words. */
  ranks: Uint16Array | null;
  sectionCounts: MatchPage["sections"];
  /** How many of the section `check` leave one thing to check, and how many are weak fits. */
  oneCheck: number;
  weak: number;
  /** What is to check with a lower score is a weak fit. 0 where too few matches come before these to fold them. */
  foldBelow: number;
  /** The dollars of those that the student qualifies for. */
  potentialValue: number;
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
 * those of `listedSections`.
 */
export function catalogueList(listing: Listing): MatchList {
  const { index, marks, search } = listing;
  let { matches } = listing;
  if (search.bookmarked === false || search.applied === false || search.submitted === false) {
    const failing = new Set(idsThatFail(marks, search).map((id) => rowOf(index, id)));
    matches = matchesThat(matches, (match) => !failing.has(packedRow(match)));
  }
  const ranks = search.q ? wordRanks(index, search.q) : null;
  matches = matchesWithFacts(index, withWords(matches, ranks), search);
  return ofSections({ index, matches, ranks }, { shown: listedSections, ...shownOf(search) });
}

/** All scholarships whose marks pass the search, also those that are closed or that the student is ruled out of. */
export async function markedList(
  db: Deps["db"],
  { student, marks, search, today }: Pick<Listing, "marks" | "search"> & { student: Student; today: string },
): Promise<MatchList> {
  const ids = idsThatPass(marks, search);
  const index = compileIndex(await matchableScholarships(db, ids, today), today);
  const ranks = search.q ? wordRanks(index, search.q) : null;
  const all = resultsFor(index, student, { withRuledOut: true }).matches;
  const matches = matchesWithFacts(index, withWords(all, ranks), search);
  return ofSections({ index, matches, ranks }, { shown: null, ...shownOf(search) });
}

const withWords = (matches: PackedMatches, ranks: Uint16Array | null): PackedMatches =>
  ranks ? matchesThat(matches, (match) => ranks[packedRow(match)] !== 0) : matches;

/** `shown` are sections, or null for all matches; `part` keeps one part of `check`. */
type Shown = { shown: readonly Section[] | null; part?: CheckPart };
type CheckPart = "one_check" | "more_checks" | "weak";

const checkPartOf = (match: number, foldBelow: number): CheckPart => {
  if (isWeakCheck(match, foldBelow)) return "weak";
  return isOneCheck(match) ? "one_check" : "more_checks";
};

function shownOf({ section }: MatchSearch): Partial<Shown> {
  if (section === undefined) return {};
  if (section === "one_check" || section === "more_checks" || section === "weak")
    return { shown: ["check"], part: section };
  return { shown: [section] };
}

/** Counts the matches of each section and adds up the dollars of the first, then leaves out what is not shown. */
function ofSections(
  { index, matches, ranks }: Pick<MatchList, "index" | "matches" | "ranks">,
  { shown, part }: Shown,
): MatchList {
  const counts = new Uint32Array(sections.length + 1);
  const qualify = sectionNumber("qualify");
  let [potential, checksOfOne, weak, weakOfOne] = [0, 0, 0, 0];
  // Not by an iterator, which takes several times as long.
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at] as number;
    const section = packedSection(match);
    counts[section] = (counts[section] as number) + 1;
    if (isOneCheck(match)) checksOfOne += 1;
    if (isWeakCheck(match, leastOfPossible)) {
      weak += 1;
      if (isOneCheck(match)) weakOfOne += 1;
    }
    if (section === qualify) potential += Math.max(0, index.facts.amount[packedRow(match)] as number);
  }
  const isShown = Array.from(
    counts,
    (_, number) => shown?.some((section) => sectionNumber(section) === number) ?? true,
  );
  const countOf = (section: Section) => counts[sectionNumber(section)] ?? 0;
  const before = listedSections.reduce((sum, section) => sum + countOf(section), 0) - weak;
  // Who looks for words or in their own lists looks for certain scholarships.
  const isFolded = shown !== null && ranks === null && before >= leastBeforeWeak;
  const foldBelow = isFolded ? leastOfPossible : 0;
  return {
    index,
    ranks,
    potentialValue: isShown[qualify] ? potential : 0,
    matches: matchesThat(
      matches,
      (match) =>
        isShown[packedSection(match)] === true && (part === undefined || checkPartOf(match, foldBelow) === part),
    ),
    oneCheck: checksOfOne - (isFolded ? weakOfOne : 0),
    weak: isFolded ? weak : 0,
    foldBelow,
    sectionCounts: {
      qualify: countOf("qualify"),
      one_answer: countOf("one_answer"),
      check: countOf("check"),
      other_college: countOf("other_college"),
    },
  };
}

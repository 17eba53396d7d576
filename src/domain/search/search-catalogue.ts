import type { CatalogueIndex } from "../matches/catalogue/catalogue-index.ts";
import type { ScoredRow } from "../matches/catalogue/results/result-pages.ts";
import type { StudentResults } from "../matches/catalogue/results/student-results.ts";
import type { Student } from "../matches/criteria/student.ts";
import { fitOfRow, fits } from "./fits/row-fits.ts";
import { hasRow } from "./fits/row-set.ts";
import { foundRows } from "./found/found-rows.ts";
import type { Unlisted } from "./found/unlisted.ts";
import { type RankedRows, rankPages, rankRows } from "./order/rank-rows.ts";
import type { WantedRows } from "./order/row-choice.ts";
import { scoreOfRank, tierOfRank } from "./order/row-score.ts";
import type { Fit } from "./shown/reasons.ts";
import type { Correction } from "./text/concepts.ts";
import type { Constraint, Understood } from "./understood.ts";

export type SearchedWords = {
  understood: Understood;
  /** The words as they were written. With them a title is found by words that were not taken as topics too. */
  words?: string | undefined;
};

export type CatalogueSearch = SearchedWords & {
  /** The same search before constraints were left out. What it found is found too. */
  before?: SearchedWords | undefined;
  /** The results of the student who searches, for the same index. */
  results?: (Pick<StudentResults, "matches"> & { student?: Student }) | undefined;
  /** The ids of scholarships that are not to be found. */
  hidden?: readonly string[] | undefined;
};

/** How a scholarship stands to what was said. */
export type Standing = {
  /** The constraints that it misses. Empty where it fits everything. */
  missed: Constraint[];
  /** The occupations and illnesses that it only comes near to. */
  unnamed: string[];
  /** The constraints about which it states nothing. */
  unknown: Constraint[];
  /** How it stands to each constraint, alternatives together. */
  fits: Fit[];
};

/** A scholarship that was found. */
export type FoundScholarship = Standing & {
  id: string;
  /** Its row in the index. */
  row: number;
  /** How well it fits what was said, from 0 to 100. */
  score: number;
  /** Whether it is for something that was said, and not just open to it. */
  isMeant: boolean;
  /** Whether it is for just what was said: each subject, and the topics. */
  isExact: boolean;
  /** Whether it comes before all that miss as much: where a field was said, it is for it or has its words. */
  isAhead: boolean;
  /** Whether the words call it by its name. */
  isNamed: boolean;
  /** How far it is about the topics, from 0 to 1; null where there are none. */
  wordsShare: number | null;
  /** Its match score for the student, -1 where they are ruled out, or without one. */
  matchScore: number;
};

export type FoundScholarships = {
  /** Those that fit everything come first, then those that miss the fewest constraints. */
  items: FoundScholarship[];
  /** How many were found, and how many of them miss nothing. */
  found: number;
  fitting: number;
  /** How many of those that miss nothing say that they need no essay, where none was asked for; null elsewhere. */
  saying_no_essay: number | null;
  /** What was understood, after words that are part of a name are no constraints any more. */
  understood: Understood;
  /** Words that no scholarship has, and what was searched instead. */
  corrections: Correction[];
  /** What was said that no scholarship is for. */
  unlisted: readonly Unlisted[];
  /** The refusals that leave out nothing. */
  refusedNowhere: readonly Constraint[];
  /** The rows that the words call by their title. */
  called: readonly number[];
};

export type Period = { from: number; to: number };

/** The best `limit` scholarships for what a student said. */
export function searchCatalogue(
  index: CatalogueIndex,
  { limit, ...search }: CatalogueSearch & { limit: number },
): FoundScholarships {
  return foundIn(index, rankRows(index, search, { sort: "relevance", after: null, limit }));
}

/**
 * The best `limit` scholarships of each of these periods: their next deadline is on one of its days, as numbers of the
 * index. `found` and `fitting` count all.
 */
export function searchPeriods(
  index: CatalogueIndex,
  { limit, periods, ...search }: CatalogueSearch & { limit: number; periods: readonly Period[] },
): FoundScholarships[] {
  const wanted = periods.map((period): WantedRows => {
    return { sort: "relevance", after: null, limit, passes: closesIn(index, period) };
  });
  return rankPages(index, search, wanted).map((ranked) => foundIn(index, ranked));
}

function foundIn(index: CatalogueIndex, ranked: RankedRows): FoundScholarships {
  return {
    items: ranked.page.map((row) => foundScholarship(index, ranked, row)),
    found: ranked.found,
    fitting: ranked.fitting,
    saying_no_essay: ranked.saying_no_essay,
    understood: ranked.understood,
    corrections: ranked.corrections,
    unlisted: ranked.unlisted,
    refusedNowhere: ranked.refusedNowhere,
    called: ranked.called,
  };
}

const closesIn =
  ({ facts }: CatalogueIndex, { from, to }: Period) =>
  (row: number): boolean =>
    (facts.deadline[row] as number) >= from && (facts.deadline[row] as number) <= to;

/** How many of `rows` are found and miss no constraint. */
export function countFitting(index: CatalogueIndex, search: CatalogueSearch, rows: Iterable<number>): number {
  const found = foundRows(index, search);
  const fitsAll = (row: number) => {
    const { missed, unnamed } = standingOf(found, row);
    return missed.length + unnamed.length === 0;
  };
  let count = 0;
  for (const row of rows) if (hasRow(found.rows, row) && fitsAll(row)) count += 1;
  return count;
}

function foundScholarship(
  { ids }: CatalogueIndex,
  ranked: RankedRows,
  { row, score: rank }: ScoredRow,
): FoundScholarship {
  return {
    id: ids[row] as string,
    row,
    score: scoreOfRank(rank),
    isMeant: ranked.isMeant(row),
    isExact: ranked.isExact(row),
    isAhead: tierOfRank(rank) % 2 === 0,
    isNamed: tierOfRank(rank) < 0,
    wordsShare: ranked.wordsShare(row),
    matchScore: ranked.matchScore(row),
    ...standingOf(ranked, row),
  };
}

/** How a found row stands to what was said. */
export function standingOf({ units, unnamed }: Pick<RankedRows, "units" | "unnamed">, row: number): Standing {
  const standing = units.map(({ slot, constraints, said = constraints, fits }) => ({
    ...{ slot, constraints, said },
    fit: fitOfRow(fits, row),
  }));
  const constraintsThat = (wanted: number) => standing.flatMap(({ said, fit }) => (fit === wanted ? said : []));
  return {
    missed: constraintsThat(fits.missed),
    unnamed: unnamed.flatMap(({ words, rows }) => (hasRow(rows, row) ? words : [])),
    unknown: constraintsThat(fits.unknown),
    fits: standing,
  };
}

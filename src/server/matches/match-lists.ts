import { type CatalogueIndex, rowOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { compileIndex } from "#domain/matches/catalogue/index-builder.ts";
import { filterByFacts } from "#domain/matches/catalogue/listed-rows.ts";
import { unpackResults } from "#domain/matches/catalogue/packed-results.ts";
import { sectionNumber } from "#domain/matches/catalogue/result-sums.ts";
import { resultsFor, type StudentResults } from "#domain/matches/catalogue/student-results.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import type { MatchPage, MatchSearch } from "#domain/matches/match-list.ts";
import { listedSections, type Section, sections } from "#domain/matches/match-vocabulary.ts";
import type { Profile } from "#domain/profile/profile.ts";
import type { Deps } from "#server/deps.ts";
import { matchableInOrder } from "#server/scholarships/catalogue/matchable-store.ts";
import { rowsWithWords } from "#server/scholarships/catalogue/rows-with-words.ts";
import { idsWithWords } from "#server/scholarships/catalogue/words-store.ts";
import type { Mark } from "./store.ts";
import { resultsOf } from "./student-results.ts";

/** A list of matches before it is sorted and cut into pages. */
export type MatchList = {
  index: CatalogueIndex;
  results: Pick<StudentResults, "scores" | "sections">;
  /** 1 for each row of the index that is listed. */
  rows: Uint8Array;
  sectionCounts: MatchPage["sections"];
};

type Listing = {
  index: CatalogueIndex;
  profile: Profile;
  marks: ReadonlyMap<string, Mark>;
  search: MatchSearch;
};

/** The open scholarships that the student is not ruled out of; without a chosen section those of `listedSections`. */
export async function catalogueList(db: Deps["db"], { index, profile, marks, search }: Listing): Promise<MatchList> {
  const results = unpackResults(resultsOf(index, profile));
  const rows = rowsWithSection(results.sections);
  if (search.bookmarked === false) {
    for (const id of bookmarkedIn(marks)) clear(rows, rowOf(index, id));
  }
  if (search.q) keepOnly(rows, (await rowsWithWords(db, index, search.q)).rows);
  filterByFacts(index, rows, search);
  return ofSections({ index, results, rows }, search.section ? [search.section] : listedSections);
}

/** 1 for each row with a section. A loop, as `Uint8Array.from` with a function takes many times as long. */
function rowsWithSection(sections: Uint8Array): Uint8Array {
  const rows = new Uint8Array(sections.length);
  for (let row = 0; row < rows.length; row++) rows[row] = sections[row] === 0 ? 0 : 1;
  return rows;
}

/** All bookmarked scholarships, also those that are closed or that the student is ruled out of. */
export async function bookmarkedList(
  db: Deps["db"],
  { profile, marks, search, today }: Omit<Listing, "index" | "profile"> & { profile: Profile | null; today: string },
): Promise<MatchList> {
  const ids = bookmarkedIn(marks);
  const index = compileIndex(await matchableInOrder(db, ids, today), today);
  const results = resultsFor(index, readStudent(profile ?? {}), { withRuledOut: true });
  const rows = new Uint8Array(index.ids.length).fill(1);
  if (search.q) {
    const found = await idsWithWords(db, search.q, { ids, today });
    keepOnly(rows, Uint32Array.from(found.flatMap((id) => rowOf(index, id) ?? [])));
  }
  filterByFacts(index, rows, search);
  return ofSections({ index, results, rows }, search.section ? [search.section] : null);
}

const bookmarkedIn = (marks: Listing["marks"]) =>
  [...marks].filter(([, { bookmarked }]) => bookmarked).map(([scholarshipId]) => scholarshipId);

function clear(rows: Uint8Array, row: number | null): void {
  if (row !== null) rows[row] = 0;
}

function keepOnly(rows: Uint8Array, kept: Uint32Array): void {
  const marked = new Uint8Array(rows.length);
  for (const row of kept) marked[row] = rows[row] as number;
  rows.set(marked);
}

/** Counts the rows of each section, then clears the rows of others than `shown`; null shows all rows. */
function ofSections(list: Omit<MatchList, "sectionCounts">, shown: readonly Section[] | null): MatchList {
  const counts = new Uint32Array(sections.length + 1);
  const isShown = Uint8Array.from(counts, (_, number) =>
    shown === null || shown.some((section) => sectionNumber(section) === number) ? 1 : 0,
  );
  const { rows, results } = list;
  for (let row = 0; row < rows.length; row++) {
    if (rows[row] === 0) continue;
    const number = results.sections[row] as number;
    counts[number] = (counts[number] as number) + 1;
    rows[row] = isShown[number] as number;
  }
  const countOf = (section: Section) => counts[sectionNumber(section)] ?? 0;
  const [qualify, one_answer] = [countOf("qualify"), countOf("one_answer")];
  const [check, other_college] = [countOf("check"), countOf("other_college")];
  return { ...list, sectionCounts: { qualify, one_answer, check, other_college } };
}

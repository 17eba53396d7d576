import { type CatalogueIndex, shownRequirementsOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { readStudent, type Student } from "#domain/matches/criteria/student.ts";
import type { AiSearchResult } from "#domain/search/ai-search.ts";
import {
  type CatalogueSearch,
  type FoundScholarship,
  type FoundScholarships,
  searchCatalogue,
  searchPeriods,
} from "#domain/search/search-catalogue.ts";
import { reasonTeller } from "#domain/search/shown/reasons.ts";
import type { Understood } from "#domain/search/understood.ts";
import type { Deps } from "#server/deps.ts";
import { matchOf } from "#server/matches/explain-match.ts";
import { hiddenIn } from "#server/matches/marked.ts";
import { matchedStudent } from "#server/matches/matched-student.ts";
import { type Marks, noMark } from "#server/matches/store.ts";
import { resultsOf } from "#server/matches/student-results.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";
import { scholarshipsInOrder } from "#server/scholarships/store.ts";
import { searchResult } from "./search-result.ts";

export type Searching = Compiling & Pick<Deps, "clock">;

/** What a search needs to know of the student: the stored profile, never what the request says. */
export type SearchingStudent = {
  userId: string;
  student: Student;
  /** Undefined without a profile. */
  results: CatalogueSearch["results"];
  marks: Marks;
  /** The scholarships that the student hid by "Not for me". */
  hidden: readonly string[];
  index: CatalogueIndex;
};

export async function searchingStudent(deps: Searching, userId: string): Promise<SearchingStudent> {
  const { profile, marks, index } = await matchedStudent(deps, userId);
  const hidden = hiddenIn(marks);
  const own = profile && (await resultsOf(index, profile, hidden));
  const results = own ? { matches: await own.matches(), student: own.student } : undefined;
  return { userId, marks, hidden, index, student: own?.student ?? readStudent({}), results };
}

type SearchFor = Omit<Parameters<typeof searchCatalogue>[1], "results" | "hidden">;

/** The best open scholarships for what was understood, without those that the student hid. */
export function searchFor({ index, hidden, results }: SearchingStudent, search: SearchFor): FoundScholarships {
  return searchCatalogue(index, { results, hidden, ...search });
}

/** As `searchFor`, for each of some periods in which scholarships close. */
export function searchPeriodsFor(
  { index, hidden, results }: SearchingStudent,
  search: Omit<Parameters<typeof searchPeriods>[1], "results" | "hidden">,
): FoundScholarships[] {
  return searchPeriods(index, { results, hidden, ...search });
}

/** The found scholarships as a search answers them, each compared with the student. */
export async function searchResults(
  { db }: Searching,
  { userId, student, marks, index }: SearchingStudent,
  { found, understood }: { found: readonly FoundScholarship[]; understood: Understood },
): Promise<AiSearchResult[]> {
  const byId = new Map(found.map((each) => [each.id, each]));
  const tellReasons = reasonTeller(understood);
  const { today } = index;
  const scholarships = await scholarshipsInOrder(db, [...byId.keys()], today);
  return scholarships.flatMap((scholarship) => {
    const each = byId.get(scholarship.id);
    if (!each) return [];
    const mark = marks.get(scholarship.id) ?? noMark;
    const compiled = shownRequirementsOf(index, each.row);
    return [searchResult(matchOf({ userId, student, scholarship, mark, today, compiled }), { ...each, tellReasons })];
  });
}

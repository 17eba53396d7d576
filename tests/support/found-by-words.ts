import { readCuratedFacts } from "#domain/eligibility/curated-facts.ts";
import type { IndexedScholarship } from "#domain/matches/catalogue/compiled-row.ts";
import { compileIndex } from "#domain/matches/catalogue/index-builder.ts";
import { readQuery } from "#domain/search/query/read-query.ts";
import { searchCatalogue } from "#domain/search/search-catalogue.ts";
import { blankScholarship } from "./blank-scholarship.ts";
import { today } from "./score-scholarship.ts";

export type Listed = Partial<IndexedScholarship> & { title: string };

/** What students find in a list by their words, in the order of the search. */
export const found = (words: string, list: readonly Listed[]) =>
  searchCatalogue(
    compileIndex(
      list.map((each) => readCuratedFacts(blankScholarship({ id: each.title, ...each }))),
      today,
    ),
    { understood: readQuery(words, today), words, limit: 9 },
  ).items;

/** Their titles. */
export const titles = (words: string, list: readonly Listed[]) => found(words, list).map(({ id }) => id);

import { z } from "zod";
import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { filterByFacts } from "#domain/matches/catalogue/listed-rows.ts";
import { pageOfRows, placeOf } from "#domain/matches/catalogue/result-pages.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { type ScholarshipSearch, ScholarshipSort } from "#domain/scholarships/scholarship-search.ts";
import { readCursor, writeCursor } from "#server/platform/http/cursor.ts";
import { type Compiling, compiledCatalogue } from "./catalogue/compiled-catalogue.ts";
import { type RowsWithWords, rowsWithWords } from "./catalogue/rows-with-words.ts";
import { searchWords } from "./search-words.ts";
import { scholarshipId, scholarshipsInOrder } from "./store.ts";

/** The place of the last row of a page. `score` is when the scholarship was added, or the rank of its words. */
const Cursor = z.object({
  sort: ScholarshipSort,
  score: z.number(),
  deadline: z.int(),
  amount: z.int(),
  id: z.string().regex(scholarshipId),
});

/**
 * One page of open scholarships. A page continues after the sort keys and id of the last row, so rows that are added or
 * removed meanwhile neither repeat nor hide others. Throws 400 `invalid_cursor` for a cursor of another list.
 */
export async function searchScholarships(
  deps: Compiling,
  search: ScholarshipSearch,
  today: string,
): Promise<{ items: Scholarship[]; next_cursor: string | null }> {
  const { q, sort, limit } = search;
  const after = search.cursor ? readCursor(search.cursor, Cursor, (place) => place.sort === sort) : null;
  const index = await compiledCatalogue(deps, today);
  const found = q ? await rowsWithWords(deps.db, index, q) : null;
  const rows = listedRows(index, found);
  filterByFacts(index, rows, search);
  // The public list has no match scores. It orders by relevance to the words, or by newest without words.
  const byWords = sort !== "newest" && found && searchWords(q ?? "") !== null;
  const results = { scores: byWords ? ranksOf(index, found) : index.facts.created };
  const order = sort === "newest" ? "relevance" : sort;
  const page = pageOfRows({ index, results, rows }, { sort: order, after, limit: limit + 1 });
  const shown = page.slice(0, limit);
  const last = page.length > limit ? shown.at(-1) : undefined;
  const ids = shown.map((row) => index.ids[row] ?? "");
  return {
    items: await scholarshipsInOrder(deps.db, ids, today),
    next_cursor:
      last === undefined
        ? null
        : writeCursor({ sort, ...placeOf(index, { row: last, score: results.scores[last] as number }) }),
  };
}

/** 1 for each row that has the words, or for all without words. */
function listedRows({ ids }: CatalogueIndex, found: RowsWithWords | null): Uint8Array {
  const rows = new Uint8Array(ids.length).fill(found ? 0 : 1);
  for (const row of found?.rows ?? []) rows[row] = 1;
  return rows;
}

/** The rank of the words of each row. */
function ranksOf({ ids }: CatalogueIndex, { rows, ranks }: RowsWithWords): Int32Array {
  const scores = new Int32Array(ids.length);
  for (let at = 0; at < rows.length; at++) scores[rows[at] as number] = ranks[at] as number;
  return scores;
}

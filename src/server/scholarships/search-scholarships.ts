import { z } from "zod";
import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { rowsWithFacts } from "#domain/matches/catalogue/listed-rows.ts";
import { matchesThat } from "#domain/matches/catalogue/packed-results.ts";
import { type Place, pageOfRows, placeOf } from "#domain/matches/catalogue/result-pages.ts";
import { numberRows } from "#domain/matches/catalogue/row-numbers.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { type ScholarshipSearch, ScholarshipSort } from "#domain/scholarships/scholarship-search.ts";
import { missedSentence } from "#domain/search/constraint-sentences.ts";
import { levelChoices } from "#domain/search/level-choices.ts";
import type { FoundItem, PublicReading, ScholarshipPage } from "#domain/search/public-search.ts";
import { readQuery } from "#domain/search/query/read-query.ts";
import { type RankedRows, rankRows } from "#domain/search/rank-rows.ts";
import { readingOf } from "#domain/search/reading-of.ts";
import { reasonsOf } from "#domain/search/reasons.ts";
import { type Standing, standingOf } from "#domain/search/search-catalogue.ts";
import type { Understood } from "#domain/search/understood.ts";
import { readCursor, writeCursor } from "#server/platform/http/cursor.ts";
import type { Compiling } from "./catalogue/build-catalogue.ts";
import { closedCatalogue } from "./catalogue/closed-catalogue.ts";
import { compiledCatalogue } from "./catalogue/compiled-catalogue.ts";
import { scholarshipId, scholarshipsInOrder } from "./store.ts";

/** The place of the last row of a page. `score` is when the scholarship was added, or its rank for the words. */
const Cursor = z.object({
  sort: ScholarshipSort,
  score: z.number(),
  deadline: z.int(),
  amount: z.int(),
  id: z.string().regex(scholarshipId),
});

/**
 * One page of open scholarships. A page continues after the sort keys and id of the last row, so rows that are added or
 * removed meanwhile neither repeat nor hide others. Closed ones come behind the last open one, where the words ask for
 * them and the page has room. A search in words tells how they were understood, and of each scholarship why it was found.
 * Throws 400 `invalid_cursor` for a cursor of another list.
 */
export async function searchScholarships(
  deps: Compiling,
  search: ScholarshipSearch,
  today: string,
): Promise<ScholarshipPage> {
  const { q, sort, limit } = search;
  const after = search.cursor ? readCursor(search.cursor, Cursor, (place) => place.sort === sort) : null;
  const understood = q ? understoodWords(q, today) : null;
  const index = await compiledCatalogue(deps, today);
  const { page, reading } = pageIn(index, { search, understood }, { after, limit: limit + 1 });
  const shown = page.slice(0, limit);
  const last = page.length > limit ? shown.at(-1) : undefined;
  if (understood?.closed && last === undefined) {
    const rest = { after: null, limit: limit - shown.length };
    shown.push(...pageIn(await closedCatalogue(deps, today), { search, understood }, rest).page);
  }
  const byId = new Map(shown.map(({ place, standing }) => [place.id, standing]));
  const items = await scholarshipsInOrder(deps.db, [...byId.keys()], today);
  return {
    items: items.map((item) => withFit(item, byId.get(item.id), understood)),
    next_cursor: last === undefined ? null : writeCursor({ sort, ...last.place }),
    ...(reading && { search: reading }),
  };
}

type Wanted = { search: ScholarshipSearch; understood: Understood | null };
/** A row of a page; `standing` is how it stands to the words. */
type Shown = { place: Place; standing: Standing | undefined };

/** The first `limit` scholarships that are wanted, beginning after a place, and how the words were understood. */
function pageIn(
  index: CatalogueIndex,
  { search, understood }: Wanted,
  { after, limit }: { after: Place | null; limit: number },
): { page: Shown[]; reading: PublicReading | null } {
  const { q = "", sort } = search;
  const ranked = understood ? rankRows(index, { understood, words: q }) : null;
  const listed = ranked ? listedRows(ranked, sort) : numberRows(new Uint32Array(index.ids.length));
  const rows = rowsWithFacts(index, listed, search);
  // The public list has no match scores. It orders by relevance to the words, or by newest without words.
  const results = { scores: ranked && sort !== "newest" ? ranked.ranks : index.facts.created };
  const order = sort === "newest" ? "relevance" : sort;
  const page = pageOfRows({ index, results, rows }, { sort: order, after, limit });
  return {
    page: page.map((row) => ({
      place: placeOf(index, { row, score: results.scores[row] as number }),
      standing: ranked ? standingOf(ranked, row) : undefined,
    })),
    reading: ranked && understood ? publicReading(q, { ...ranked, understood }, index.today) : null,
  };
}

type Read = RankedRows & { understood: Understood };

const publicReading = (q: string, found: Read, today: string): PublicReading => ({
  ...readingOf(q, found, today),
  stating: found.countStating(),
  levels: levelChoices(q, found.understood),
});

function withFit(scholarship: Scholarship, standing: Standing | undefined, understood: Understood | null): FoundItem {
  if (!standing || !understood) return scholarship;
  const missed = standing.missed.map((constraint) => missedSentence(constraint, scholarship));
  return {
    ...scholarship,
    fit: { reasons: reasonsOf(scholarship, standing.fits, understood), missed: [...new Set(missed)] },
  };
}

/** How words are read. Signs alone are searched for as a topic, which finds nothing. */
function understoodWords(q: string, today: string): Understood {
  return /[\p{L}\p{N}]/u.test(q) ? readQuery(q, today) : { constraints: [], topics: [q], ignored: [] };
}

/** The rows that were found. Another order than by relevance would mix in those that miss something. */
function listedRows({ rows, missed, fitting }: RankedRows, sort: ScholarshipSearch["sort"]): Uint32Array {
  return sort === "relevance" || fitting === 0 ? rows : matchesThat(rows, (row) => missed[row] === 0);
}

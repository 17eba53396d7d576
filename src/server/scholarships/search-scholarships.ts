import { z } from "zod";
import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { factTest } from "#domain/matches/catalogue/results/listed-rows.ts";
import {
  bestRows,
  type ListPosition,
  placeOf,
  type ScoredRow,
} from "#domain/matches/catalogue/results/result-pages.ts";
import { asksOf } from "#domain/scholarships/lists/listed-scholarship.ts";
import { type ScholarshipSearch, ScholarshipSort } from "#domain/scholarships/lists/scholarship-search.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { levelChoices } from "#domain/search/level-choices.ts";
import { type RankedRows, rankRows } from "#domain/search/order/rank-rows.ts";
import { repeatsBehind } from "#domain/search/order/repeats-behind.ts";
import type { WantedRows } from "#domain/search/order/row-choice.ts";
import type { FoundItem, PublicReading, ScholarshipPage } from "#domain/search/public-search.ts";
import { readQuery } from "#domain/search/query/read-query.ts";
import { type Standing, standingOf } from "#domain/search/search-catalogue.ts";
import { missedSentence, unnamedSentence } from "#domain/search/shown/constraint-sentences.ts";
import { readingOf } from "#domain/search/shown/reading-of.ts";
import { reasonsOf } from "#domain/search/shown/reasons.ts";
import type { Understood } from "#domain/search/understood.ts";
import { readCursor, writeCursor } from "#server/platform/http/cursor.ts";
import type { Compiling } from "./catalogue/build-catalogue.ts";
import { closedCatalogue } from "./catalogue/closed-catalogue.ts";
import { compiledCatalogue } from "./catalogue/compiled-catalogue.ts";
import { shownScholarships } from "./catalogue/shown-rows.ts";
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
  const rows = shown.map(({ row }) => row);
  const items = await shownScholarships(deps.db, index, rows);
  if (understood?.closed && last === undefined) {
    const rest = { after: null, limit: limit - shown.length };
    const closed = pageIn(await closedCatalogue(deps, today), { search, understood }, rest).page;
    const ids = closed.map(({ place }) => place.id);
    items.push(...(await scholarshipsInOrder(deps.db, ids, today)));
    shown.push(...closed);
  }
  const byId = new Map(shown.map(({ place, standing }) => [place.id, standing]));
  const ordered =
    understood && sort === "relevance" && after === null
      ? repeatsBehind(items, {
          of: (item) => item,
          groupOf: ({ id, status }) => `${status} ${missesOf(byId.get(id))}`,
        })
      : items;
  return {
    items: ordered.map((item) => withFit(item, byId.get(item.id), reading?.understood ?? null)),
    next_cursor: last === undefined ? null : writeCursor({ sort, ...last.place }),
    ...(reading && { search: reading }),
  };
}

type Wanted = { search: ScholarshipSearch; understood: Understood | null };
/** A row of a page; `standing` is how it stands to the words. */
type Shown = { row: number; place: ListPosition; standing: Standing | undefined };

/** The first `limit` scholarships that are wanted, beginning after a place, and how the words were understood. */
function pageIn(
  index: CatalogueIndex,
  { search, understood }: Wanted,
  { after, limit }: { after: ListPosition | null; limit: number },
): { page: Shown[]; reading: PublicReading | null } {
  const { q = "", sort } = search;
  const passes = factTest(index, search);
  if (!understood) return { page: newestFirst(index, { sort, after, limit, passes }), reading: null };
  const ranked = rankRows(index, { understood, words: q }, { sort, after, limit, passes });
  return {
    page: ranked.page.map((each) => shownRow(index, each, standingOf(ranked, each.row))),
    reading: publicReading(q, ranked, index.today),
  };
}

/** Without words there is no relevance: the newest come first. The public list has no match scores. */
function newestFirst(index: CatalogueIndex, { sort, after, limit, passes }: WantedRows): Shown[] {
  const order = sort === "newest" ? "relevance" : sort;
  const { best, offer } = bestRows(index, { sort: order, after, limit });
  for (let row = 0; row < index.ids.length; row++)
    if (!passes || passes(row)) offer(row, index.facts.created[row] as number);
  return best.map((each) => shownRow(index, each));
}

const shownRow = (index: CatalogueIndex, scored: ScoredRow, standing?: Standing): Shown => ({
  row: scored.row,
  place: placeOf(index, scored),
  standing,
});

const publicReading = (q: string, found: RankedRows, today: string): PublicReading => ({
  ...readingOf(q, found, today),
  stating: found.countStating(),
  levels: levelChoices(q, found.understood),
});

function withFit(scholarship: Scholarship, standing: Standing | undefined, understood: Understood | null): FoundItem {
  const item = { ...scholarship, ...asksOf(scholarship) };
  if (!standing || !understood) return item;
  const missed = [
    ...standing.missed.map((constraint) => missedSentence(constraint, scholarship)),
    ...standing.unnamed.map(unnamedSentence),
  ];
  return { ...item, fit: { reasons: reasonsOf(scholarship, standing.fits, understood), missed: [...new Set(missed)] } };
}

const missesOf = (standing: Standing | undefined): number =>
  (standing?.missed.length ?? 0) + (standing?.unnamed.length ?? 0);

/** How words are read. Signs alone are searched for as a topic, which finds nothing. */
function understoodWords(q: string, today: string): Understood {
  return /[\p{L}\p{N}]/u.test(q) ? readQuery(q, today) : { constraints: [], topics: [q], ignored: [] };
}

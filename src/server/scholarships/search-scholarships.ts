import { z } from "zod";
import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { factTest } from "#domain/matches/catalogue/results/listed-rows.ts";
import {
  bestOfAll,
  type ListPosition,
  placeOf,
  type ScoredRow,
} from "#domain/matches/catalogue/results/result-pages.ts";
import type { MatchingLevel } from "#domain/profile/answers/academic-level.ts";
import { asksOf } from "#domain/scholarships/lists/listed-scholarship.ts";
import { type ScholarshipSearch, ScholarshipSort } from "#domain/scholarships/lists/scholarship-search.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { otherLevelsOf } from "#domain/search/fits/other-levels.ts";
import { isWantedClosed, type Lacking } from "#domain/search/found/closed-ones.ts";
import { type RankedRows, rankRows } from "#domain/search/order/rank-rows.ts";
import { repeatsBehind } from "#domain/search/order/repeats-behind.ts";
import type { WantedRows } from "#domain/search/order/row-choice.ts";
import type { FoundItem, PublicReading, ScholarshipPage } from "#domain/search/public-search.ts";
import { readQuery } from "#domain/search/query/read-query.ts";
import { type Standing, standingOf } from "#domain/search/search-catalogue.ts";
import { missedSentence, unnamedSentence } from "#domain/search/shown/constraint-sentences.ts";
import { levelChoices } from "#domain/search/shown/level-choices.ts";
import { readingOf } from "#domain/search/shown/reading-of.ts";
import { type ReasonTeller, reasonTeller } from "#domain/search/shown/reasons.ts";
import type { Understood } from "#domain/search/understood.ts";
import { readCursor, writeCursor } from "#server/platform/http/cursor.ts";
import type { Compiling } from "./catalogue/build-catalogue.ts";
import { closedCatalogue } from "./catalogue/closed-catalogue.ts";
import { closedOfferFor } from "./catalogue/closed-offer-for.ts";
import { compiledCatalogue } from "./catalogue/compiled-catalogue.ts";
import { shownScholarships } from "./catalogue/shown-rows.ts";
import { scholarshipId, scholarshipsInOrder } from "./store.ts";

/** The place of the last row of a page. `score` is when the scholarship was added, or its rank for the words. */
const Cursor = z.object({
  closed: z.literal(true).optional(),
  sort: ScholarshipSort,
  score: z.number(),
  deadline: z.int(),
  amount: z.int(),
  id: z.string().regex(scholarshipId),
});

/**
 * One page of open scholarships. A page continues after the sort keys and id of the last row, so rows that are added or
 * removed meanwhile neither repeat nor hide others. Where the words ask for closed ones too, those that fit come behind the open ones, or
 * before them where no open one fits, or is for what was said. A search in words tells how they were understood, and of each scholarship why it was found.
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
  const openAfter = after?.closed ? null : after;
  const open = pageIn(index, { search, understood }, { after: openAfter, limit: limit + 1 });
  const { reading, lacking } = open;
  const lists = [{ rows: open.page, isClosed: false }];
  if (understood?.closed) {
    const closedIndex = await closedCatalogue(deps, today);
    const isWanted = lacking ? isWantedClosed(closedIndex, { understood, words: q }, lacking) : undefined;
    const wanted = { after: after?.closed ? after : null, limit: limit + 1, isWanted };
    const rows = fittingOf(pageIn(closedIndex, { search, understood }, wanted));
    const isFirst = reading?.fitting === 0 || (lacking?.unlisted ?? []).length > 0;
    lists.splice(isFirst ? 0 : 1, 0, { rows, isClosed: true });
    // A list that ended before this page is not begun again.
    if (after && !after.closed === isFirst) lists.splice(0, 1);
  }
  const all = lists.flatMap(({ rows, isClosed }) => rows.map((row) => ({ ...row, isClosed })));
  const shown = all.slice(0, limit);
  const last = all.length > limit ? shown.at(-1) : undefined;
  const items = await shownIn(deps, { index, today }, shown);
  const byId = new Map(shown.map(({ place, standing }) => [place.id, standing]));
  const ordered =
    understood && sort === "relevance" && after === null
      ? repeatsBehind(items, {
          of: (item) => item,
          groupOf: ({ id, status }) => `${status} ${missesOf(byId.get(id))}`,
        })
      : items;
  const closed =
    q && understood && lacking && after === null
      ? await closedOfferFor(deps, { ...lacking, understood, words: q }, today)
      : undefined;
  const tellReasons = reading && reasonTeller(reading.understood);
  return {
    items: ordered.map((item) => withFit(item, byId.get(item.id), tellReasons)),
    next_cursor:
      last === undefined ? null : writeCursor({ sort, ...last.place, ...(last.isClosed && { closed: true as const }) }),
    ...(reading && { search: { ...reading, ...(closed && { closed }) } }),
  };
}

/** The closed scholarships of a page that miss nothing; none where nothing closed fits. */
const fittingOf = ({ page, reading }: Page): Shown[] =>
  reading?.fitting === 0 ? [] : page.filter(({ standing }) => missesOf(standing) === 0);

/** The scholarships of a page in its order. What is shown of open ones is kept, and of closed ones read. */
async function shownIn(
  { db }: Compiling,
  { index, today }: { index: CatalogueIndex; today: string },
  shown: readonly (Shown & { isClosed: boolean })[],
): Promise<Scholarship[]> {
  const open = shown.flatMap(({ row, isClosed }) => (isClosed ? [] : [row]));
  const closed = shown.flatMap(({ place, isClosed }) => (isClosed ? [place.id] : []));
  const ofOpen = await shownScholarships(db, index, open);
  const ofClosed = closed.length > 0 ? await scholarshipsInOrder(db, closed, today) : [];
  return shown[0]?.isClosed ? [...ofClosed, ...ofOpen] : [...ofOpen, ...ofClosed];
}

type Wanted = { search: ScholarshipSearch; understood: Understood | null };
/** How a row stands to the words, and whether it states everything that was said. */
type ShownStanding = Standing & { statesAll: boolean; otherLevels: readonly MatchingLevel[] };
/** A row of a page. */
type Shown = { row: number; place: ListPosition; standing: ShownStanding | undefined };

type Page = { page: Shown[]; reading: PublicReading | null; lacking: Lacking | null };

/** The first `limit` scholarships that are wanted, beginning after a place, how the words were understood, and what is lacking. */
function pageIn(
  index: CatalogueIndex,
  { search, understood }: Wanted,
  { after, limit, isWanted }: { after: ListPosition | null; limit: number; isWanted?: WantedRows["passes"] },
): Page {
  const { q = "", sort } = search;
  const test = factTest(index, search);
  const passes = test && isWanted ? (row: number) => test(row) && isWanted(row) : (isWanted ?? test);
  if (!understood) return { page: newestFirst(index, { sort, after, limit, passes }), reading: null, lacking: null };
  const ranked = rankRows(index, { understood, words: q }, { sort, after, limit, passes });
  const reading = publicReading(q, ranked, index.today);
  const otherLevels = reading.levels.length > 0 ? otherLevelsOf(index) : () => [];
  return {
    page: ranked.page.map((each) => {
      const standing = standingOf(ranked, each.row);
      const statesAll = missesOf(standing) === 0 && ranked.isStating(each.row);
      return shownRow(index, each, { ...standing, statesAll, otherLevels: otherLevels(each.row) });
    }),
    reading,
    lacking: ranked,
  };
}

/** Without words there is no relevance: the newest come first. The public list has no match scores. */
function newestFirst(index: CatalogueIndex, { sort, after, limit, passes }: WantedRows): Shown[] {
  const order = sort === "newest" ? "relevance" : sort;
  const best = bestOfAll(index, { sort: order, after, limit }, index.facts.created, passes);
  return best.map((each) => shownRow(index, each));
}

const shownRow = (index: CatalogueIndex, scored: ScoredRow, standing?: ShownStanding): Shown => ({
  row: scored.row,
  place: placeOf(index, scored),
  standing,
});

const publicReading = (q: string, found: RankedRows, today: string): PublicReading => ({
  ...readingOf(q, found, today),
  stating: found.countStating(),
  levels: levelChoices(q, found.understood),
});

function withFit(
  scholarship: Scholarship,
  standing: ShownStanding | undefined,
  tellReasons: ReasonTeller | null,
): FoundItem {
  const item = { ...scholarship, ...asksOf(scholarship) };
  if (!standing || !tellReasons) return item;
  const missed = [
    ...standing.missed.map((constraint) => missedSentence(constraint, scholarship)),
    ...standing.unnamed.map(unnamedSentence),
  ];
  const reasons = tellReasons(scholarship, standing.fits);
  return {
    ...item,
    fit: {
      ...{ reasons, missed: [...new Set(missed)] },
      states_all: standing.statesAll && scholarship.status === "active",
      ...(standing.otherLevels.length > 0 && { other_levels: [...standing.otherLevels] }),
    },
  };
}

const missesOf = (standing: Standing | undefined): number =>
  (standing?.missed.length ?? 0) + (standing?.unnamed.length ?? 0);

/** How words are read. Signs alone are searched for as a topic, which finds nothing. */
function understoodWords(q: string, today: string): Understood {
  return /[\p{L}\p{N}]/u.test(q) ? readQuery(q, today) : { constraints: [], topics: [q], ignored: [] };
}
